-- Users: a mailbox or a connector at an address, the seat and the quota they take.

create table mail_user (
  account_id           bigint not null,
  -- The mailbox lies under this number: a rename moves no mail, and nobody new ever meets an old one's.
  id                   bigint not null,
  domain_id            bigint not null,
  -- Written anew by a rename; a domain never changes its own name. Once as mail knows it, once as people read it.
  email                text collate "C" not null,
  readable             text collate "C" not null,
  name                 text not null default '',
  account_type         text not null
                         check (account_type in ('basic', 'enhanced', 'exchange', 'external', 'audit')),
  mailbox_type         text not null default 'normal'
                         check (mailbox_type in ('normal', 'shared', 'room', 'equipment')),
  oex_type             text not null default '' check (oex_type in ('', 'relay', 'relay_and_copy')),
  relay_host           text collate "C" not null default '',
  active               boolean not null default true,
  -- Null where nobody logs in: shared mailboxes, rooms, equipment.
  password_hash        text,
  password_changed_at  timestamptz,
  quota_mb             bigint not null check (quota_mb >= 0),
  -- Null until the mail engine has told it.
  used_bytes           bigint check (used_bytes >= 0),
  last_login_at        timestamptz,
  -- Empty: the account's.
  language             text not null default '',
  timezone             text not null default '',
  dateformat           text not null default '',
  twofa_allowed        boolean not null default false,
  imap                 boolean not null default true,
  pop3                 boolean not null default true,
  smtp                 boolean not null default true,
  -- {"1": [8, 18]}: hours of Monday; empty: always. Days that are not named are closed.
  access_hours         jsonb not null default '{}' check (jsonb_typeof(access_hours) = 'object'),
  version              integer not null default 1,
  created_at           timestamptz not null,
  removed_at           timestamptz,
  removed_by           text not null default '',
  removal_id           uuid,
  search_text          text collate "C" generated always as
    (lower((' ' || readable || ' ' || email || ' ' || name) collate "default")) stored,
  sorted_name          text collate "C" generated always as (lower(name collate "default")) stored,
  primary key (account_id, id),
  foreign key (account_id, id) references address (account_id, id) on delete cascade,
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade,
  check ((removed_at is null) = (removal_id is null)),
  check (mailbox_type = 'normal' or account_type = 'enhanced'),
  check ((account_type = 'exchange') = (oex_type <> '')),
  check (account_type <> 'audit' or not smtp)
);
create index mail_user_list_idx on mail_user (account_id, readable, id) where removed_at is null;
create index mail_user_domain_idx on mail_user (account_id, domain_id, readable, id) where removed_at is null;
create index mail_user_name_idx on mail_user (account_id, sorted_name, id) where removed_at is null;
create index mail_user_created_idx on mail_user (account_id, created_at, id) where removed_at is null;
create index mail_user_login_idx on mail_user (account_id, coalesce(last_login_at, '-infinity'), id)
  where removed_at is null;
create index mail_user_quota_idx on mail_user (account_id, quota_mb, id) where removed_at is null;
create index mail_user_used_idx on mail_user (account_id, coalesce(used_bytes, -1), id) where removed_at is null;
create index mail_user_type_idx on mail_user (account_id, account_type, readable, id) where removed_at is null;
create index mail_user_mailbox_type_idx on mail_user (account_id, mailbox_type, readable, id)
  where removed_at is null and mailbox_type <> 'normal';
create index mail_user_inactive_idx on mail_user (account_id, readable, id) where removed_at is null and not active;
create index mail_user_twofa_idx on mail_user (account_id, readable, id) where removed_at is null and twofa_allowed;
create index mail_user_over_quota_idx on mail_user (account_id, readable, id)
  where removed_at is null and used_bytes >= quota_mb * 1000000;
create index mail_user_search_idx on mail_user using gin (account_id, search_text gin_trgm_ops);
create index mail_user_removed_idx on mail_user (account_id, removed_at, id) where removed_at is not null;
create index mail_user_removal_idx on mail_user (account_id, removal_id) where removal_id is not null;
create index mail_user_purge_idx on mail_user (removed_at) where removed_at is not null;

-- Seats and quota change with the rows, once a statement, in the ledger of the account first and then of the domain. Too
-- many seats are refused with PH001, too much quota with PH002; only where there is more than before. With a quota that
-- grows by itself each user alone stays within the maximum.
create function mail_user_counted() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select *, 1 as sign from new_rows'
    when 'DELETE' then 'select *, -1 as sign from old_rows'
    else 'select *, 1 as sign from new_rows union all select *, -1 as sign from old_rows' end;
  deltas jsonb;
  refused text;
begin
  execute format($query$
    select jsonb_agg(d) from (
      select account_id, domain_id, sum(sign) as users,
             coalesce(sum(sign) filter (where account_type = 'basic'), 0) as basic,
             coalesce(sum(sign) filter (where account_type = 'enhanced'), 0) as enhanced,
             coalesce(sum(sign) filter (where account_type = 'exchange'), 0) as exchange,
             coalesce(sum(sign) filter (where account_type = 'external'), 0) as external,
             sum(sign * quota_mb) as quota, max(sign * quota_mb) as largest
        from (%s) as changed where removed_at is null group by account_id, domain_id) as d
     where (users, basic, enhanced, exchange, external, quota) <> (0, 0, 0, 0, 0, 0)$query$, changed) into deltas;
  if deltas is null then return null; end if;

  with delta as (
    select account_id, sum(basic) as basic, sum(enhanced) as enhanced, sum(exchange) as exchange,
           sum(external) as external, sum(quota) as quota, max(largest) as largest
      from jsonb_to_recordset(deltas) as d (account_id bigint, basic bigint, enhanced bigint, exchange bigint,
           external bigint, quota bigint, largest bigint) group by account_id),
  counted as (
    update account_usage u
       set basic_users = u.basic_users + d.basic, enhanced_users = u.enhanced_users + d.enhanced,
           exchange_users = u.exchange_users + d.exchange, external_users = u.external_users + d.external,
           quota_mb = u.quota_mb + d.quota
      from delta d where u.account_id = d.account_id
    returning u.*, d.basic, d.enhanced, d.exchange, d.external, d.quota, d.largest)
  select case
      when c.basic > 0 and c.basic_users > a.max_basic_users then 'basic'
      when c.enhanced > 0 and c.enhanced_users > a.max_enhanced_users then 'enhanced'
      when c.exchange > 0 and c.exchange_users > a.max_exchange_users then 'exchange'
      when c.external > 0 and c.external_users > a.max_external_users then 'external'
      when c.quota > 0 and not a.autogrow_quota and c.quota_mb > a.max_quota_mb then 'quota'
      when c.quota > 0 and a.autogrow_quota and c.largest > a.max_quota_mb then 'quota' end as over
    into refused from counted c join account a on a.id = c.account_id order by 1 nulls last limit 1;
  if refused = 'quota' then
    raise exception 'the quota of the account is used up' using errcode = 'PH002';
  elsif refused is not null then
    raise exception 'the limit of the account is reached' using errcode = 'PH001', detail = refused;
  end if;

  update domain_usage u
     set users = u.users + d.users, basic_users = u.basic_users + d.basic,
         enhanced_users = u.enhanced_users + d.enhanced, exchange_users = u.exchange_users + d.exchange,
         external_users = u.external_users + d.external, quota_mb = u.quota_mb + d.quota
    from jsonb_to_recordset(deltas) as d (account_id bigint, domain_id bigint, users bigint, basic bigint,
         enhanced bigint, exchange bigint, external bigint, quota bigint)
   where u.account_id = d.account_id and u.domain_id = d.domain_id;
  return null;
end $$;

create trigger mail_user_added after insert on mail_user
  referencing new table as new_rows for each statement execute function mail_user_counted();
create trigger mail_user_deleted after delete on mail_user
  referencing old table as old_rows for each statement execute function mail_user_counted();
create trigger mail_user_changed after update on mail_user
  referencing old table as old_rows new table as new_rows for each statement execute function mail_user_counted();

-- The recycle bin keeps the name reserved: the address knows when its user is in there.
create function mail_user_removed() returns trigger language plpgsql as $$
begin
  update address a set removed_at = n.removed_at, removal_id = n.removal_id
    from new_rows n join old_rows o on o.account_id = n.account_id and o.id = n.id
   where a.account_id = n.account_id and a.id = n.id and n.removal_id is distinct from o.removal_id;
  return null;
end $$;
create trigger mail_user_removed after update on mail_user
  referencing old table as old_rows new table as new_rows for each statement execute function mail_user_removed();
