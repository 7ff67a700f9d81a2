-- The mail engine knows some things by their number alone: copies for a mailbox or folder, domains that send mail on.
create index address_id_idx on address (id);
create index domain_name_id_idx on domain_name (id);
create index smart_list_all_idx on smart_list (account_id, domain_id) where type = 'all';
create index public_folder_place_idx on public_folder_place (account_id, place);

-- Only those have to log in again whose rights have changed: a user, the members of a list, or everybody in a domain.
create or replace function engine_told_folder_rights() returns trigger language plpgsql as $$
declare
  told record := coalesce(new, old);
  of_domain bigint;
begin
  if told.address_id is null then
    select domain_id into of_domain from public_folder where account_id = told.account_id and id = told.folder_id;
    -- The folder went with its rights.
    if not found then return null; end if;
  end if;
  perform pg_notify('posthouse_engine', json_build_object('changed', 'folder_rights', 'account', told.account_id,
    'address', told.address_id, 'domain', of_domain)::text);
  return null;
end $$;

drop trigger engine_told_left on list_member;
drop trigger engine_told_ended on mail_list;
drop function engine_told_folder_readers();

-- Who leaves a list loses what the list had. Of very many nobody tells each.
create function engine_told_folder_leavers() returns trigger language plpgsql as $$
begin
  perform pg_notify('posthouse_engine', json_build_object('changed', 'folder_rights', 'account', l.account_id,
      'address', case when l.leavers <= 50 then l.address_id end, 'domain', null)::text)
     from (select o.account_id, o.address_id, count(*) over () as leavers from old_rows o
            where o.address_id is not null and exists (select from public_folder_right r
              where r.account_id = o.account_id and r.address_id = o.list_id)) as l;
  return null;
end $$;
create trigger engine_told_left after delete on list_member
  referencing old table as old_rows for each statement execute function engine_told_folder_leavers();

-- Nothing comes with a list that is disabled or removed.
create function engine_told_folder_list() returns trigger language plpgsql as $$
begin
  if exists (select from public_folder_right r where r.account_id = new.account_id and r.address_id = new.id) then
    perform pg_notify('posthouse_engine', json_build_object('changed', 'folder_rights', 'account', new.account_id,
      'address', new.id, 'domain', null)::text);
  end if;
  return null;
end $$;
create trigger engine_told_ended after update of active, removed_at on mail_list for each row
  when ((old.active, old.removed_at is null) is distinct from (new.active, new.removed_at is null))
  execute function engine_told_folder_list();
