-- Chat: the organization the operator has connected, and its users as far as they are known here.

create table chat_organization (
  account_id         bigint primary key references account (id) on delete cascade,
  url                text not null,
  bot_email          text not null,
  -- Encrypted; bound to the account and the address it is sent to.
  api_key            bytea not null,
  connected_at       timestamptz not null,
  -- When its users are read next; null for never.
  due_at             timestamptz,
  lease_until        timestamptz,
  fence              integer not null default 0,
  synced_at          timestamptz,
  failure            text not null default '' check (failure in ('', 'chat_refused', 'upstream_failed')),
  failed_since       timestamptz,
  -- Until then nobody waits for a server that just did not answer.
  unreachable_until  timestamptz
);
create index chat_organization_due_idx on chat_organization (due_at) where due_at is not null;

create table chat_user (
  account_id     bigint not null references account (id) on delete cascade,
  id             bigint generated always as identity,
  -- Null for an address in none of the account's domains.
  domain_id      bigint,
  -- Null until Zulip has confirmed it.
  zulip_id       bigint,
  email          text collate "C" not null,
  readable       text collate "C" not null,
  name           text not null,
  role           text not null check (role in ('owner', 'admin', 'moderator', 'member', 'guest')),
  active         boolean not null default true,
  -- Made by somebody in Zulip itself: it is there whatever the maximum says.
  adopted        boolean not null default false,
  failure        text not null default ''
                   check (failure in ('', 'chat_status_failed', 'chat_refused', 'upstream_failed')),
  reason         text not null default '',
  version        integer not null default 1,
  created_at     timestamptz not null,
  -- What was read from Zulip before this moment says nothing about the row.
  changed_at     timestamptz not null,
  -- Deactivated in Zulip and not listed here; kept so that what is read of it is not taken for somebody new.
  removed_at     timestamptz,
  search_text    text collate "C" generated always as
    (lower((' ' || readable || ' ' || email || ' ' || name) collate "default")) stored,
  sorted_name    text collate "C" generated always as (lower(name collate "default")) stored,
  primary key (account_id, id),
  foreign key (account_id, domain_id) references domain (account_id, id) on delete set null (domain_id),
  check (zulip_id is not null or removed_at is null)
);
create unique index chat_user_zulip_idx on chat_user (account_id, zulip_id) where zulip_id is not null;
create unique index chat_user_adding_idx on chat_user (account_id, email) where zulip_id is null;
create index chat_user_list_idx on chat_user (account_id, readable, id) where removed_at is null;
create index chat_user_name_idx on chat_user (account_id, sorted_name, id) where removed_at is null;
create index chat_user_created_idx on chat_user (account_id, created_at, id) where removed_at is null;
create index chat_user_email_idx on chat_user (account_id, email) where removed_at is null;
create index chat_user_domain_idx on chat_user (account_id, domain_id) where domain_id is not null;
create index chat_user_search_idx on chat_user using gin (account_id, search_text gin_trgm_ops);

-- Seats change with the rows, once a statement, in the ledger of the account first and then of the domain. One that is
-- added here beyond the maximum is refused with PH001; one that is found in Zulip is counted.
create function chat_user_counted() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select *, 1 as sign from new_rows'
    when 'DELETE' then 'select *, -1 as sign from old_rows'
    else 'select *, 1 as sign from new_rows union all select *, -1 as sign from old_rows' end;
  deltas jsonb;
  is_over boolean;
begin
  execute format($query$
    select jsonb_agg(d) from (
      select account_id, domain_id, sum(sign) as users,
             coalesce(sum(sign) filter (where not adopted), 0) as own
        from (%s) as changed where removed_at is null group by account_id, domain_id) as d
     where (users, own) <> (0, 0)$query$, changed) into deltas;
  if deltas is null then return null; end if;

  with delta as (
    select account_id, sum(users) as users, sum(own) as own
      from jsonb_to_recordset(deltas) as d (account_id bigint, users bigint, own bigint) group by account_id),
  counted as (
    update account_usage u set chat_users = u.chat_users + d.users
      from delta d where u.account_id = d.account_id and d.users <> 0
    returning u.account_id, u.chat_users, d.users, d.own)
  select bool_or(c.users > 0 and c.own > 0 and c.chat_users > a.max_chat_users)
    into is_over from counted c join account a on a.id = c.account_id;
  if is_over then
    raise exception 'the limit of the account is reached' using errcode = 'PH001', detail = 'chat';
  end if;

  update domain_usage u set chat_users = u.chat_users + d.users
    from jsonb_to_recordset(deltas) as d (account_id bigint, domain_id bigint, users bigint)
   where u.account_id = d.account_id and u.domain_id = d.domain_id;
  return null;
end $$;

create trigger chat_user_added after insert on chat_user
  referencing new table as new_rows for each statement execute function chat_user_counted();
create trigger chat_user_deleted after delete on chat_user
  referencing old table as old_rows for each statement execute function chat_user_counted();
create trigger chat_user_changed after update on chat_user
  referencing old table as old_rows new table as new_rows for each statement execute function chat_user_counted();
