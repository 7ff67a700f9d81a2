-- Plans: what an import would do, row by row, until an admin applies it; and what became of it.

create table plan (
  account_id          bigint not null,
  id                  bigint generated always as identity,
  admin_id            bigint not null,
  kind                text collate "C" not null,
  state               text not null default 'planned'
                        check (state in ('planned', 'applying', 'done', 'stopped', 'failed')),
  -- The plan it takes back.
  undo_of             bigint,
  -- The columns of the file, as it is given back for corrections.
  columns             text[] not null default '{}',
  creates             integer not null default 0,
  updates             integer not null default 0,
  removals            integer not null default 0,
  skips               integer not null default 0,
  refusals            integer not null default 0,
  done                integer not null default 0,
  failed              integer not null default 0,
  -- What it adds to the counters of the account.
  changes             jsonb not null default '{}',
  generated           integer not null default 0,
  passwords_taken_at  timestamptz,
  -- The job people see; its rows are the plan's.
  job_id              bigint,
  remote_ip           inet,
  request_id          text not null default '',
  -- Slices in a row that ended in an error.
  errors              integer not null default 0,
  due_at              timestamptz,
  lease_until         timestamptz,
  fence               integer not null default 0,
  created_at          timestamptz not null,
  expires_at          timestamptz not null,
  ended_at            timestamptz,
  -- Until then what is secret in its rows is kept.
  secrets_until       timestamptz,
  primary key (account_id, id),
  foreign key (account_id, admin_id) references admin (account_id, id) on delete cascade
);
create index plan_due_idx on plan (due_at) where due_at is not null;
create index plan_admin_idx on plan (account_id, admin_id, state, created_at);
create index plan_created_idx on plan (created_at);
create index plan_secrets_idx on plan (secrets_until) where secrets_until is not null;

create table plan_row (
  account_id      bigint not null,
  id              bigint generated always as identity,
  plan_id         bigint not null,
  line            integer not null,
  name            text not null default '',
  outcome         text not null check (outcome in ('create', 'update', 'remove', 'skip', 'refuse')),
  -- Null for what is skipped or refused.
  result          text check (result in ('waiting', 'done', 'failed')),
  reason          jsonb,
  domain_id       bigint,
  -- What it is about, and the version of that the plan was made for; once it is done, the version it left.
  target_id       bigint,
  target_version  integer,
  change          jsonb not null default '{}',
  before          jsonb,
  after           jsonb,
  cells           jsonb,
  -- Encrypted: a password of the file until it is set, a generated one until it is downloaded.
  secret          bytea,
  -- Encrypted: what an undo needs.
  kept            bytea,
  search_text     text collate "C" generated always as (lower((' ' || name) collate "default")) stored,
  primary key (account_id, id),
  unique (account_id, plan_id, line),
  foreign key (account_id, plan_id) references plan (account_id, id) on delete cascade
);
create index plan_row_outcome_idx on plan_row (account_id, plan_id, outcome, line, id);
create index plan_row_waiting_idx on plan_row (account_id, plan_id, line) where result = 'waiting';
