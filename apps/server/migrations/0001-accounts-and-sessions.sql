-- Accounts (tenants), their admins and rights, sessions and the account history.
-- Every table of an account has account_id as the first column of its key; test/ reads the catalogue and says so.

create extension if not exists pg_trgm;
-- Lets one index hold the account beside the trigrams of a text.
create extension if not exists btree_gin;

create table account (
  id                  bigint generated always as identity primary key,
  name                text collate "C" not null unique check (name ~ '^[a-z0-9][a-z0-9._-]{0,62}$'),
  state               text not null default 'active' check (state in ('active', 'suspended')),
  max_basic_users     integer not null default 0 check (max_basic_users >= 0),
  max_enhanced_users  integer not null default 0 check (max_enhanced_users >= 0),
  max_domains         integer not null default 0 check (max_domains >= 0),
  max_exchange_users  integer not null default 0 check (max_exchange_users >= 0),
  max_external_users  integer not null default 0 check (max_external_users >= 0),
  max_chat_users      integer not null default 0 check (max_chat_users >= 0),
  max_quota_mb        bigint not null default 0 check (max_quota_mb >= 0),
  autogrow_quota      boolean not null default false,
  ui_timeout_minutes  integer not null default 5 check (ui_timeout_minutes between 1 and 720),
  language            text not null default 'en',
  timezone            text not null default 'UTC',
  created_at          timestamptz not null default now()
);

-- The ledger: what the account uses of its maxima.
create table account_usage (
  account_id      bigint primary key references account (id) on delete cascade,
  basic_users     integer not null default 0 check (basic_users >= 0),
  enhanced_users  integer not null default 0 check (enhanced_users >= 0),
  domains         integer not null default 0 check (domains >= 0),
  exchange_users  integer not null default 0 check (exchange_users >= 0),
  external_users  integer not null default 0 check (external_users >= 0),
  chat_users      integer not null default 0 check (chat_users >= 0),
  quota_mb        bigint not null default 0 check (quota_mb >= 0)
);

create table admin (
  account_id           bigint not null references account (id) on delete cascade,
  id                   bigint generated always as identity,
  role                 text not null check (role in ('admin', 'subadmin')),
  username             text collate "C" not null check (username = lower(username)),
  name                 text not null default '',
  email                text collate "C" not null check (email = lower(email)),
  email_confirmed_at   timestamptz,
  password_hash        text not null,
  password_changed_at  timestamptz not null default now(),
  twofa_allowed        boolean not null default true,
  ip_restricted        boolean not null default false,
  active               boolean not null default true,
  language             text,
  last_login_at        timestamptz,
  version              integer not null default 1,
  created_at           timestamptz not null default now(),
  primary key (account_id, id)
);
-- Login names know no account, so they are unique across all of them. An address signs in only once it is confirmed:
-- nobody can block another's address by claiming it.
create unique index admin_username_key on admin (username);
create unique index admin_confirmed_email_key on admin (email) where email_confirmed_at is not null;
create unique index admin_one_main_admin_key on admin (account_id) where role = 'admin';

create table admin_permission (
  account_id  bigint not null,
  admin_id    bigint not null,
  area        text not null,
  level       smallint not null check (level between 0 and 6),
  primary key (account_id, admin_id, area),
  foreign key (account_id, admin_id) references admin (account_id, id) on delete cascade
);

create table admin_ip_range (
  account_id   bigint not null,
  admin_id     bigint not null,
  id           bigint generated always as identity,
  range        cidr not null,
  description  text not null default '',
  primary key (account_id, admin_id, id),
  unique (account_id, admin_id, range),
  foreign key (account_id, admin_id) references admin (account_id, id) on delete cascade
);

create table admin_two_factor (
  account_id          bigint not null,
  admin_id            bigint not null,
  secret              bytea,
  enabled_at          timestamptz,
  last_used_step      bigint not null default 0,
  pending_secret      bytea,
  pending_expires_at  timestamptz,
  primary key (account_id, admin_id),
  foreign key (account_id, admin_id) references admin (account_id, id) on delete cascade,
  check ((secret is null) = (enabled_at is null)),
  check ((pending_secret is null) = (pending_expires_at is null))
);

create table admin_recovery_code (
  account_id  bigint not null,
  admin_id    bigint not null,
  code_hash   bytea not null,
  used_at     timestamptz,
  primary key (account_id, admin_id, code_hash),
  foreign key (account_id, admin_id) references admin (account_id, id) on delete cascade
);

create table session (
  account_id        bigint not null,
  id                bigint generated always as identity,
  admin_id          bigint not null,
  token_hash        bytea not null,
  created_at        timestamptz not null,
  -- When a password was last given for it; sensitive changes ask again when that is long ago.
  authenticated_at  timestamptz,
  last_seen_at      timestamptz not null,
  expires_at        timestamptz not null,
  -- A login link must be used in time; its address is known from then on.
  first_use_before  timestamptz,
  previous_login_at timestamptz,
  remote_ip         inet,
  user_agent        text not null default '',
  primary key (account_id, id),
  foreign key (account_id, admin_id) references admin (account_id, id) on delete cascade
);
create unique index session_token_key on session (token_hash);
create index session_admin_idx on session (account_id, admin_id);
create index session_expiry_idx on session (expires_at);

-- Keys handed out for one use: the second step of a login, the link of a password reset, the confirmation of an address,
-- the download of an export.
create table one_time_key (
  account_id  bigint not null,
  id          bigint generated always as identity,
  admin_id    bigint not null,
  purpose     text not null check (purpose in ('login_code', 'password_reset', 'email_change', 'download')),
  key_hash    bytea not null,
  detail      jsonb not null default '{}',
  attempts    integer not null default 0,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, admin_id) references admin (account_id, id) on delete cascade
);
create unique index one_time_key_hash_key on one_time_key (key_hash);
create index one_time_key_admin_idx on one_time_key (account_id, admin_id, purpose);
create index one_time_key_expiry_idx on one_time_key (expires_at);

-- Failed attempts by what was submitted, whether it exists or not: it belongs to no account.
create table attempt_counter (
  kind               text not null check (kind in ('login', 'password_reset', 'email_change')),
  subject_hash       bytea not null,
  source             text not null default '',
  attempts           integer not null,
  window_started_at  timestamptz not null,
  locked_until       timestamptz,
  lock_count         integer not null default 0,
  primary key (kind, subject_hash, source)
);
create index attempt_counter_age_idx on attempt_counter (window_started_at);

-- Addresses from which an admin has signed in: they keep a failure counter of their own, so nobody can lock an admin out.
create table admin_known_ip (
  account_id    bigint not null,
  admin_id      bigint not null,
  remote_ip     inet not null,
  last_used_at  timestamptz not null,
  primary key (account_id, admin_id, remote_ip),
  foreign key (account_id, admin_id) references admin (account_id, id) on delete cascade
);

create table account_history (
  account_id   bigint not null references account (id) on delete cascade,
  id           bigint generated always as identity,
  at           timestamptz not null,
  admin_id     bigint,
  adminname    text collate "C" not null,
  action       text collate "C" not null,
  target       text collate "C" not null default '',
  outcome      text not null default 'done' check (outcome in ('done', 'refused')),
  remote_ip    inet,
  request_id   text not null default '',
  before       jsonb,
  after        jsonb,
  -- Lower case by the rules of the database: those of "C" know ASCII letters alone.
  search_text  text collate "C" generated always as
                 (lower((adminname || ' ' || action || ' ' || target) collate "default")) stored,
  primary key (account_id, id)
);
create index account_history_at_idx on account_history (account_id, at desc, id desc);
create index account_history_admin_idx on account_history (account_id, adminname, at desc, id desc);
create index account_history_action_idx on account_history (account_id, action, at desc, id desc);
create index account_history_search_idx on account_history using gin (account_id, search_text gin_trgm_ops);
