-- Where Dovecot has a public folder now. The mail engine makes, moves and deletes folders until this is what the panel says;
-- a row outlives its folder until that is done.
create table public_folder_place (
  account_id  bigint not null references account (id) on delete cascade,
  folder_id   bigint not null,
  place       text not null,
  -- What Dovecot calls it, whatever its name is; empty until that is known.
  guid        text collate "C" not null default '',
  -- Nothing can be put into it.
  is_full     boolean not null,
  primary key (account_id, folder_id)
);
create index public_folder_place_guid_idx on public_folder_place (guid);

create function engine_told_folders() returns trigger language plpgsql as $$
begin
  perform pg_notify('posthouse_engine', '{"changed":"folders"}');
  return null;
end $$;
create trigger engine_told_added after insert or delete on public_folder
  for each statement execute function engine_told_folders();
create trigger engine_told_changed after update of path, removed_at, quota_mb on public_folder
  for each statement execute function engine_told_folders();

-- Rights come with a login.
create function engine_told_folder_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('posthouse_engine',
    json_build_object('changed', 'folder_rights', 'account', coalesce(new.account_id, old.account_id))::text);
  return null;
end $$;
create trigger engine_told_changed after insert or update or delete on public_folder_right
  for each row execute function engine_told_folder_rights();
create trigger engine_told_changed after insert or update or delete on public_folder_owner
  for each row execute function engine_told_folder_rights();

-- Who leaves a list, or whose list ends, loses what the list had.
create function engine_told_folder_readers() returns trigger language plpgsql as $$
begin
  perform pg_notify('posthouse_engine', json_build_object('changed', 'folder_rights', 'account', a.account_id)::text)
     from (select distinct o.account_id from old_rows o
             join public_folder_right r on r.account_id = o.account_id and r.address_id = (to_jsonb(o) ->> tg_argv[0])::bigint) as a;
  return null;
end $$;
create trigger engine_told_left after delete on list_member
  referencing old table as old_rows for each statement execute function engine_told_folder_readers('list_id');
create trigger engine_told_ended after update on mail_list
  referencing old table as old_rows for each statement execute function engine_told_folder_readers('id');
