-- Names, the ledger that counts what they hold, domains with their proofs, checks and keys, branding, the recycle bin.

-- Every domain and alias domain anybody claims. Several accounts may claim a name; it belongs to the one that proved it.
create table domain_name (
  account_id      bigint not null references account (id) on delete cascade,
  id              bigint generated always as identity,
  kind            text not null check (kind in ('domain', 'alias_domain')),
  ascii           text collate "C" not null check (ascii = lower(ascii) and ascii like '%.%'),
  unicode         text not null,
  created_at      timestamptz not null,
  -- The value that must stand in the DNS.
  proof           text collate "C" not null,
  state           text not null default 'queued'
                    check (state in ('queued', 'verify', 'verifying', 'verified', 'failed')),
  -- Why it is not verified, and what the DNS had instead.
  finding         text not null default '',
  found           text[] not null default '{}',
  verified_at     timestamptz,
  contested_at    timestamptz,
  checks          integer not null default 0,
  checked_at      timestamptz,
  next_check_at   timestamptz,
  claim_ends_at   timestamptz,
  notice_sent_at  timestamptz,
  -- Whoever checks it holds it until then; the number tells a late one that it has lost it.
  lease_until     timestamptz,
  fence           integer not null default 0,
  -- In the recycle bin; what was removed together goes back together.
  removed_at      timestamptz,
  removed_by      text not null default '',
  removal_id      uuid,
  primary key (account_id, id),
  check ((state = 'verified') = (verified_at is not null)),
  check ((removed_at is null) = (removal_id is null))
);
create unique index domain_name_owner_key on domain_name (ascii) where verified_at is not null and removed_at is null;
create unique index domain_name_claim_key on domain_name (account_id, ascii) where removed_at is null;
create index domain_name_due_idx on domain_name (next_check_at) where next_check_at is not null and removed_at is null;
create index domain_name_list_idx on domain_name (account_id, kind, ascii, id) where removed_at is null;
create index domain_name_created_idx on domain_name (account_id, kind, created_at, id) where removed_at is null;
create index domain_name_search_idx on domain_name using gin (account_id, ascii gin_trgm_ops);
create index domain_name_removed_idx on domain_name (account_id, kind, removed_at, id) where removed_at is not null;
create index domain_name_purge_idx on domain_name (removed_at) where removed_at is not null;

create table domain (
  account_id          bigint not null,
  id                  bigint not null,
  type                text not null default 'standard' check (type in ('standard', 'parked')),
  active              boolean not null default true,
  -- Empty: the account's.
  timezone            text not null default '',
  catchall            text collate "C" not null default '',
  webmail             boolean not null default true,
  exchange_enabled    boolean not null default false,
  exchange_host       text collate "C" not null default '',
  local_delivery      boolean not null default true,
  relay_host          text collate "C" not null default '',
  footer              text not null default '',
  home_country        text not null default '' check (home_country ~ '^([A-Z]{2})?$'),
  dkim_enabled        boolean not null default false,
  -- The worst of its checks, kept here so that a list can be filtered by it.
  health              text not null default 'queued' check (health in ('queued', 'ok', 'warn', 'fail')),
  health_checked_at   timestamptz,
  health_due_at       timestamptz,
  health_lease_until  timestamptz,
  health_fence        integer not null default 0,
  -- When admins were last told that it got worse.
  alerted_at          timestamptz,
  version             integer not null default 1,
  primary key (account_id, id),
  foreign key (account_id, id) references domain_name (account_id, id) on delete cascade
);
create index domain_health_due_idx on domain (health_due_at) where health_due_at is not null;

create table alias_domain (
  account_id  bigint not null,
  id          bigint not null,
  domain_id   bigint not null,
  primary key (account_id, id),
  foreign key (account_id, id) references domain_name (account_id, id) on delete cascade,
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade
);
create index alias_domain_target_idx on alias_domain (account_id, domain_id);

create table domain_check (
  account_id  bigint not null,
  domain_id   bigint not null,
  record      text collate "C" not null,
  status      text not null check (status in ('ok', 'warn', 'fail')),
  hint        text not null default '',
  detail      text not null default '',
  found       text[] not null default '{}',
  checked_at  timestamptz not null,
  since       timestamptz not null,
  primary key (account_id, domain_id, record),
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade
);

create table dkim_key (
  account_id   bigint not null,
  domain_id    bigint not null,
  selector     text collate "C" not null,
  private_key  bytea not null,
  -- What stands after p= in its record.
  public_key   text not null,
  state        text not null default 'waiting' check (state in ('waiting', 'active', 'retiring')),
  created_at   timestamptz not null,
  -- When it took the state it has.
  since        timestamptz not null,
  -- When its record was last looked for, while it waits.
  checked_at   timestamptz,
  primary key (account_id, domain_id, selector),
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade
);
create unique index dkim_key_active_key on dkim_key (account_id, domain_id) where state = 'active';

-- The page for the person who runs the DNS of a domain; the link stands in no other place.
create table dns_handover (
  account_id  bigint not null,
  domain_id   bigint not null,
  key_hash    bytea not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  primary key (account_id, domain_id),
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade
);
create unique index dns_handover_key on dns_handover (key_hash);

-- Admins are told by mail when a domain got worse, unless they do not want it.
alter table admin alter column alerts set default '{login,domain}';
update admin set alerts = alerts || '{domain}';

-- The domains a sub-admin is limited to; none for one who is not.
alter table admin add column domains_limited boolean not null default false;
create table admin_domain (
  account_id  bigint not null,
  admin_id    bigint not null,
  domain_id   bigint not null,
  primary key (account_id, admin_id, domain_id),
  foreign key (account_id, admin_id) references admin (account_id, id) on delete cascade,
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade
);
create index admin_domain_domain_idx on admin_domain (account_id, domain_id);

-- One name at a domain is one thing; the key of a user, alias, list, smart list or public folder is its address id.
create table address (
  account_id  bigint not null,
  id          bigint generated always as identity,
  domain_id   bigint not null,
  local_part  text collate "C" not null check (local_part = lower(local_part)),
  kind        text not null check (kind in ('user', 'alias', 'list', 'smart_list', 'public_folder')),
  created_at  timestamptz not null,
  -- The recycle bin keeps the name reserved.
  removed_at  timestamptz,
  removal_id  uuid,
  primary key (account_id, id),
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade,
  unique (account_id, domain_id, local_part)
);
create index address_kind_idx on address (account_id, domain_id, kind) where removed_at is null;

-- The ledger of a domain: what it holds.
create table domain_usage (
  account_id      bigint not null,
  domain_id       bigint not null,
  users           integer not null default 0 check (users >= 0),
  aliases         integer not null default 0 check (aliases >= 0),
  lists           integer not null default 0 check (lists >= 0),
  smart_lists     integer not null default 0 check (smart_lists >= 0),
  public_folders  integer not null default 0 check (public_folders >= 0),
  alias_domains   integer not null default 0 check (alias_domains >= 0),
  quota_mb        bigint not null default 0 check (quota_mb >= 0),
  primary key (account_id, domain_id),
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade
);

-- Branding of the account (domain_id 0) or of one domain's host names; empty values are inherited.
create table branding (
  account_id     bigint not null references account (id) on delete cascade,
  domain_id      bigint not null default 0,
  name           text not null default '',
  link           text not null default '',
  support_email  text collate "C" not null default '',
  colour         text not null default '',
  -- PNG, drawn by us; null for the inherited one.
  logo           bytea,
  logo_hash      text collate "C" not null default '',
  version        integer not null default 1,
  primary key (account_id, domain_id)
);
create index branding_logo_idx on branding (logo_hash) where logo_hash <> '';

-- The ledger changes with its rows, once a statement. Going over a maximum is refused with a state of our own (PH001);
-- a maximum lowered below what is there refuses nothing but more.
create function refuse_over_limit(accounts bigint[]) returns void language plpgsql as $$
begin
  if exists (select from account_usage u join account a on a.id = u.account_id
              where u.account_id = any (accounts) and u.domains > a.max_domains) then
    raise exception 'the limit of the account is reached' using errcode = 'PH001', detail = 'domains';
  end if;
end $$;

create function domain_name_added() returns trigger language plpgsql as $$
begin
  with grown as (
    select account_id, count(*) as n from new_rows
     where kind = 'domain' and removed_at is null group by account_id)
  update account_usage u set domains = u.domains + grown.n from grown where u.account_id = grown.account_id;
  perform refuse_over_limit(array(select distinct account_id from new_rows
                                   where kind = 'domain' and removed_at is null));
  return null;
end $$;

create function domain_name_deleted() returns trigger language plpgsql as $$
begin
  with shrunk as (
    select account_id, count(*) as n from old_rows
     where kind = 'domain' and removed_at is null group by account_id)
  update account_usage u set domains = u.domains - shrunk.n from shrunk where u.account_id = shrunk.account_id;
  return null;
end $$;

create function domain_name_changed() returns trigger language plpgsql as $$
declare
  grown bigint[];
begin
  with moved as (
    select n.account_id, count(*) filter (where n.removed_at is null and o.removed_at is not null) as back,
           count(*) filter (where n.removed_at is not null and o.removed_at is null) as away
      from new_rows n join old_rows o on o.account_id = n.account_id and o.id = n.id
     where n.kind = 'domain' group by n.account_id),
  counted as (
    update account_usage u set domains = u.domains + moved.back - moved.away
      from moved where u.account_id = moved.account_id and moved.back <> moved.away
    returning u.account_id, moved.back > moved.away as more)
  select array_agg(account_id) into grown from counted where more;
  if grown is not null then perform refuse_over_limit(grown); end if;
  return null;
end $$;

create trigger domain_name_added after insert on domain_name
  referencing new table as new_rows for each statement execute function domain_name_added();
create trigger domain_name_deleted after delete on domain_name
  referencing old table as old_rows for each statement execute function domain_name_deleted();
create trigger domain_name_changed after update on domain_name
  referencing old table as old_rows new table as new_rows for each statement execute function domain_name_changed();

create function domain_added() returns trigger language plpgsql as $$
begin
  insert into domain_usage (account_id, domain_id) select account_id, id from new_rows;
  return null;
end $$;
create trigger domain_added after insert on domain
  referencing new table as new_rows for each statement execute function domain_added();

-- Its branding has no key to go with it: 0 stands for the account there.
create function domain_deleted() returns trigger language plpgsql as $$
begin
  delete from branding b using old_rows o where b.account_id = o.account_id and b.domain_id = o.id;
  return null;
end $$;
create trigger domain_deleted after delete on domain
  referencing old table as old_rows for each statement execute function domain_deleted();

create function alias_domain_added() returns trigger language plpgsql as $$
begin
  with grown as (select account_id, domain_id, count(*) as n from new_rows group by 1, 2)
  update domain_usage u set alias_domains = u.alias_domains + grown.n
    from grown where u.account_id = grown.account_id and u.domain_id = grown.domain_id;
  return null;
end $$;
create function alias_domain_deleted() returns trigger language plpgsql as $$
begin
  with shrunk as (select account_id, domain_id, count(*) as n from old_rows group by 1, 2)
  update domain_usage u set alias_domains = u.alias_domains - shrunk.n
    from shrunk where u.account_id = shrunk.account_id and u.domain_id = shrunk.domain_id;
  return null;
end $$;
create trigger alias_domain_added after insert on alias_domain
  referencing new table as new_rows for each statement execute function alias_domain_added();
create trigger alias_domain_deleted after delete on alias_domain
  referencing old table as old_rows for each statement execute function alias_domain_deleted();
