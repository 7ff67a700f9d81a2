-- What is measured of a user changes a thousand times as often as what is set, and stood in the widest table with the most
-- indexes. Here it has a row of its own, which exists as long as the user does.
create table user_measure (
  account_id     bigint not null references account (id) on delete cascade,
  user_id        bigint not null,
  -- Null until the mail engine has told it.
  used_bytes     bigint check (used_bytes >= 0),
  -- As it is shown and sorted. Only this is in an index: what stays within a megabyte is an update of the page alone.
  used_mb        bigint generated always as (ceil(used_bytes / 1000000::numeric)::bigint) stored,
  last_login_at  timestamptz,
  -- With its user in the recycle bin.
  is_removed     boolean not null default false,
  primary key (account_id, user_id)
) with (fillfactor = 80);

insert into user_measure (account_id, user_id, used_bytes, last_login_at, is_removed)
  select account_id, id, used_bytes, last_login_at, removed_at is not null from mail_user;

create index user_measure_login_idx on user_measure (account_id, coalesce(last_login_at, '-infinity'), user_id)
  where not is_removed;
create index user_measure_used_idx on user_measure (account_id, coalesce(used_mb, -1), user_id) where not is_removed;

-- Drops their indexes too.
alter table mail_user
  drop column last_login_at,
  -- What follows from it changes once, or when somebody crosses the quota. Here, indexes find the few among many in the
  -- order of the list.
  add column is_over_quota boolean not null default false,
  add column has_logged_in boolean not null default false;
update mail_user u set is_over_quota = coalesce(m.used_bytes >= u.quota_mb * 1000000, false),
       has_logged_in = m.last_login_at is not null
  from user_measure m
 where m.account_id = u.account_id and m.user_id = u.id
   and (m.last_login_at is not null or m.used_bytes >= u.quota_mb * 1000000);
alter table mail_user drop column used_bytes;
create index mail_user_over_quota_idx on mail_user (account_id, readable, id) where removed_at is null and is_over_quota;
create index mail_user_never_idx on mail_user (account_id, readable, id) where removed_at is null and not has_logged_in;

create function mail_user_measured() returns trigger language plpgsql as $$
begin
  insert into user_measure (account_id, user_id, is_removed)
  select account_id, id, removed_at is not null from new_rows;
  return null;
end $$;
create trigger mail_user_measured after insert on mail_user
  referencing new table as new_rows for each statement execute function mail_user_measured();

-- A statement that changes no row calls triggers too: each of these looks first whether there is something to do.
create or replace function mail_user_removed() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows n join old_rows o on o.account_id = n.account_id and o.id = n.id
                  where n.removal_id is distinct from o.removal_id) then return null; end if;
  update address a set removed_at = n.removed_at, removal_id = n.removal_id
    from new_rows n join old_rows o on o.account_id = n.account_id and o.id = n.id
   where a.account_id = n.account_id and a.id = n.id and n.removal_id is distinct from o.removal_id;
  update user_measure m set is_removed = n.removed_at is not null
    from new_rows n join old_rows o on o.account_id = n.account_id and o.id = n.id
   where m.account_id = n.account_id and m.user_id = n.id and n.removal_id is distinct from o.removal_id;
  return null;
end $$;

create or replace function user_left_mail() returns trigger language plpgsql as $$
begin
  with measured as (
    delete from user_measure m using old_rows o where m.account_id = o.account_id and m.user_id = o.id
    returning m.account_id, m.user_id, m.used_bytes)
  insert into mail_leftover (account_id, id, kind, name, domain_id, bytes)
  select o.account_id, o.id, 'user', o.email, o.domain_id, m.used_bytes from old_rows o
    -- An account that goes takes the folders of all its users with it.
    join account a on a.id = o.account_id
    left join measured m on m.account_id = o.account_id and m.user_id = o.id
  on conflict (account_id, id) do update set since = now(), found_at = null, deleted_at = null;
  perform engine_told_leftovers();
  return null;
end $$;

-- Who is over quota follows both numbers. Whoever changes a quota waits for what is just being measured, and the other way
-- round: the later of the two sees what the earlier one wrote.
create function user_measure_crossed() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows n join old_rows o on o.account_id = n.account_id and o.user_id = n.user_id
              where n.used_bytes is distinct from o.used_bytes) then
    update mail_user u set is_over_quota = not u.is_over_quota
      from new_rows n join old_rows o on o.account_id = n.account_id and o.user_id = n.user_id
     where n.used_bytes is distinct from o.used_bytes and u.account_id = n.account_id and u.id = n.user_id
       and u.is_over_quota <> coalesce(n.used_bytes >= u.quota_mb * 1000000, false);
  end if;
  if exists (select from new_rows n join old_rows o on o.account_id = n.account_id and o.user_id = n.user_id
              where (n.last_login_at is null) <> (o.last_login_at is null)) then
    update mail_user u set has_logged_in = n.last_login_at is not null
      from new_rows n join old_rows o on o.account_id = n.account_id and o.user_id = n.user_id
     where (n.last_login_at is null) <> (o.last_login_at is null)
       and u.account_id = n.account_id and u.id = n.user_id;
  end if;
  return null;
end $$;
create trigger user_measure_crossed after update on user_measure
  referencing old table as old_rows new table as new_rows for each statement execute function user_measure_crossed();

create function mail_user_quota_crossed() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows n join old_rows o on o.account_id = n.account_id and o.id = n.id
                  where n.quota_mb <> o.quota_mb) then return null; end if;
  with measured as (
    select m.account_id, m.user_id, m.used_bytes from user_measure m
      join new_rows n on m.account_id = n.account_id and m.user_id = n.id
      join old_rows o on o.account_id = n.account_id and o.id = n.id
     where n.quota_mb <> o.quota_mb order by m.user_id for share of m)
  update mail_user u set is_over_quota = not u.is_over_quota from measured m
   where u.account_id = m.account_id and u.id = m.user_id
     and u.is_over_quota <> coalesce(m.used_bytes >= u.quota_mb * 1000000, false);
  return null;
end $$;
create trigger mail_user_quota_crossed after update on mail_user
  referencing old table as old_rows new table as new_rows for each statement execute function mail_user_quota_crossed();
