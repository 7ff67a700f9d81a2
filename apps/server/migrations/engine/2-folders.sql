-- Public folders: who may do what in them, and what the keeper has to do so that Dovecot has them too.

-- The rights of a user come with these groups; the rights of the groups themselves are set once. What is said about the user
-- counts more than what is said about lists it is in, and that more than what is said about everybody. Owners are owners.
create function engine.folder_groups(one engine.active_user) returns setof text language plpgsql stable as $$
begin
  if one.account_type <> 'enhanced' then return; end if;
  return query
  with given as (
    select o.folder_id, 'owner' as profile, 0 as distance from public_folder_owner o
     where o.account_id = one.account_id and o.address_id = one.id
    union all
    select r.folder_id, r.profile, 1 from public_folder_right r
     where r.account_id = one.account_id and r.address_id = one.id
    union all
    select r.folder_id, r.profile, 2 from list_member m
      join mail_list l on l.account_id = m.account_id and l.id = m.list_id and l.active and l.removed_at is null
      join public_folder_right r on r.account_id = m.account_id and r.address_id = m.list_id
     where m.account_id = one.account_id and m.address_id = one.id
    union all
    select r.folder_id, r.profile, 3 from public_folder f
      join public_folder_right r on r.account_id = f.account_id and r.folder_id = f.id and r.address_id is null
     where f.account_id = one.account_id and f.domain_id = one.domain_id),
  decided as (
    select distinct on (folder_id) folder_id, profile from given
     order by folder_id, distance, array_position(array['owner', 'publishing_editor', 'editor', 'publishing_author', 'author',
       'non_editing_author', 'reviewer', 'contributor', 'none'], profile))
  select 'folder-' || d.folder_id || '-' || d.profile
    from decided d join engine.active_folder f on f.account_id = one.account_id and f.id = d.folder_id
   where d.profile <> 'none';
end $$;

-- Where the folders of an account lie, one folder of the disk in the other: a name for a whole path would be too long for
-- it, and no folder can be called `.items`. They belong to nobody: the keeper makes them in a name of its own.
create function engine.folders_location(of_account bigint, mailboxes text) returns text language sql immutable as
  $$ select 'maildir:' || mailboxes || '/' || of_account || '/public:LAYOUT=fs:DIRNAME=.items:INDEXPVT=~/public' $$;

create function engine.folder_keeper(given text) returns bigint language sql immutable as
  $$ select substring(lower(given) from '^public-([0-9]{1,18})@mailbox\.posthouse\.invalid$')::bigint $$;

-- The folder that a copy is for.
create function engine.folder_of(given text) returns setof engine.active_folder language sql stable as $$
  select f.* from address a join engine.active_folder f on f.account_id = a.account_id and f.id = a.id
   where a.id = substring(lower(given) from '^folder-([0-9]{1,18})@mailbox\.posthouse\.invalid$')::bigint and f.email <> ''
$$;

create function engine.folder_script(place text) returns text language sql immutable as $$
  select 'require ["fileinto"];' || chr(10) || 'fileinto "Public/'
      || replace(replace(place, '\', '\\'), '"', '\"') || '";' || chr(10)
$$;

-- Folders that are not yet where they should be, or have become full or not full. One in the recycle bin has a place apart,
-- so that another can have its name. No wanted place: it is gone for good. is_taken: another folder is still there.
create view engine.folder_work as
select w.*, p.place, exists (select from public_folder_place o
          where o.account_id = w.account_id and o.place = w.wanted and o.folder_id <> w.folder_id) as is_taken
  from (select f.account_id, f.id as folder_id, f.type, coalesce(a.place, 'Removed/' || f.id) as wanted,
               coalesce(f.used_bytes, 0) >= f.quota_mb * 1000000 as is_full
          from public_folder f left join engine.active_folder a on a.account_id = f.account_id and a.id = f.id
         where a.id is not null or f.removed_at is not null) as w
  left join public_folder_place p on p.account_id = w.account_id and p.folder_id = w.folder_id
 where (p.place, p.is_full) is distinct from (w.wanted, w.is_full)
union all
select p.account_id, p.folder_id, null, null, false, p.place, false from public_folder_place p
 where not exists (select from public_folder f where f.account_id = p.account_id and f.id = p.folder_id);

-- What lies in a folder moves with it.
create function engine.note_folder_place(of_account bigint, of_folder bigint, now_place text, now_full boolean) returns void
language plpgsql volatile security definer as $$
declare
  former text;
begin
  select place into former from public_folder_place where account_id = of_account and folder_id = of_folder;
  update public_folder_place set place = now_place || substr(place, length(former) + 1)
   where account_id = of_account and former <> now_place and starts_with(place, former || '/');
  insert into public_folder_place (account_id, folder_id, place, is_full) values (of_account, of_folder, now_place, now_full)
  on conflict (account_id, folder_id) do update set place = excluded.place, is_full = excluded.is_full;
end $$;

create function engine.forget_folder_place(of_account bigint, of_folder bigint) returns void
language sql volatile security definer as
  $$ delete from public_folder_place where account_id = of_account and folder_id = of_folder $$;

-- Some accounts with folders, after one that was looked at before.
create function engine.folder_accounts(after bigint, most integer) returns setof bigint
language sql stable security definer as $$
  select distinct account_id from public_folder_place where account_id > after order by 1 limit most
$$;

-- [{place, guid, bytes}]: what Dovecot counts in the folders of an account.
create function engine.note_folder_use(of_account bigint, uses jsonb) returns void language sql volatile security definer as $$
  update public_folder_place p set guid = u.guid
    from jsonb_to_recordset(uses) as u (place text, guid text)
   where p.account_id = of_account and p.place = u.place and p.guid <> u.guid;
  update public_folder f set used_bytes = u.bytes
    from jsonb_to_recordset(uses) as u (place text, bytes bigint)
    join public_folder_place p on p.account_id = of_account and p.place = u.place
   where f.account_id = of_account and f.id = p.folder_id and f.used_bytes is distinct from u.bytes
$$;

-- What clients are told about a folder: its type, in the words of Kolab, which most of them know.
create view engine.folder_attribute as
select p.guid, 'vendor/kolab/folder-type'::text as key,
       case f.type when 'appointment' then 'event' else f.type end as value
  from public_folder_place p join public_folder f on f.account_id = p.account_id and f.id = p.folder_id
 where p.guid <> '';
create view engine.no_attribute as select ''::text as username, a.* from engine.folder_attribute a where false;
-- Dovecot deletes what it noted about a mailbox with the mailbox, and keeps the mailbox where it can't. Nothing is noted here.
create rule nothing_noted as on delete to engine.folder_attribute do instead nothing;
create rule nothing_noted as on delete to engine.no_attribute do instead nothing;

-- Who has to come again to have new rights: a user, the members of a list, or everybody in a domain or in the account.
create function engine.folder_users(of_account bigint, of_address bigint, of_domain bigint) returns setof text
language sql stable security definer as $$
  select u.email from engine.active_user u
   where u.account_id = of_account and u.account_type = 'enhanced'
     and case when of_address is null then of_domain is null or u.domain_id = of_domain
         else u.id = of_address or exists (select from list_member m
                where m.account_id = of_account and m.list_id = of_address and m.address_id = u.id) end
$$;
