-- What lies on the disk of the mail engine for something that is deleted for good: noted by the transaction that deletes its
-- row, whoever does that, and kept until the engine has deleted the files and has looked once more.
create table mail_leftover (
  account_id  bigint not null references account (id) on delete cascade,
  -- Of the user or public folder: its files lie under this number, or under the place the engine knows by it.
  id          bigint not null,
  kind        text not null check (kind in ('user', 'public_folder')),
  name        text not null,
  domain_id   bigint not null,
  bytes       bigint,
  since       timestamptz not null default now(),
  -- There was something on the disk.
  found_at    timestamptz,
  deleted_at  timestamptz,
  primary key (account_id, id)
);

-- The same for accounts that are gone with everything.
create table account_leftover (
  number      bigint primary key,
  since       timestamptz not null default now(),
  deleted_at  timestamptz
);

create function engine_told_leftovers() returns void language sql as
  $$ select pg_notify('posthouse_engine', '{"changed":"leftovers"}') $$;

create function user_left_mail() returns trigger language plpgsql as $$
begin
  insert into mail_leftover (account_id, id, kind, name, domain_id, bytes)
  select o.account_id, o.id, 'user', o.email, o.domain_id, o.used_bytes from old_rows o
    -- An account that goes takes the folders of all its users with it.
    join account a on a.id = o.account_id
  on conflict (account_id, id) do update set since = now(), found_at = null, deleted_at = null;
  perform engine_told_leftovers();
  return null;
end $$;
create trigger mail_user_left after delete on mail_user
  referencing old table as old_rows for each statement execute function user_left_mail();

create function folder_left_mail() returns trigger language plpgsql as $$
begin
  insert into mail_leftover (account_id, id, kind, name, domain_id, bytes, found_at)
  select o.account_id, o.id, 'public_folder', concat_ws('/', n.ascii, o.path), o.domain_id, o.used_bytes,
         case when p.folder_id is not null then now() end
    from old_rows o join account a on a.id = o.account_id
    -- Gone already where the folder goes with its domain.
    left join domain_name n on n.account_id = o.account_id and n.id = o.domain_id
    left join public_folder_place p on p.account_id = o.account_id and p.folder_id = o.id
  on conflict (account_id, id) do update set since = now(), found_at = excluded.found_at, deleted_at = null;
  perform engine_told_leftovers();
  return null;
end $$;
create trigger public_folder_left after delete on public_folder
  referencing old table as old_rows for each statement execute function folder_left_mail();

create function account_left_mail() returns trigger language plpgsql as $$
begin
  insert into account_leftover (number) select o.id from old_rows o
  on conflict (number) do update set since = now(), deleted_at = null;
  perform engine_told_leftovers();
  return null;
end $$;
create trigger account_left after delete on account
  referencing old table as old_rows for each statement execute function account_left_mail();
