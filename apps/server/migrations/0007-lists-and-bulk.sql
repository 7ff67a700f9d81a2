-- Lists that stay quick at any size, a history that knows its domains, and bulk commands of any number of rows.

-- Each searched column holds lower-case words, each after a space: three letters are found anywhere, fewer at the
-- beginning of a word. Lower case by the rules of the database: those of "C" know ASCII letters alone.
drop index domain_name_search_idx;
drop index domain_name_list_idx;
alter table domain_name
  alter column unicode type text collate "C",
  add column search_text text collate "C" generated always as
    (lower((' ' || unicode || ' ' || ascii) collate "default")) stored,
  -- What an admin should look at comes first.
  add column state_rank smallint generated always as
    (case state when 'failed' then 0 when 'verify' then 1 when 'queued' then 2 when 'verifying' then 3 else 4 end) stored;
create index domain_name_search_idx on domain_name using gin (account_id, search_text gin_trgm_ops);
create index domain_name_list_idx on domain_name (account_id, kind, unicode, id) where removed_at is null;
create index domain_name_state_idx on domain_name (account_id, kind, state_rank, id) where removed_at is null;

alter table domain
  add column health_rank smallint generated always as
    (case health when 'fail' then 0 when 'warn' then 1 when 'ok' then 3 else 2 end) stored;
create index domain_health_idx on domain (account_id, health_rank, id);
create index domain_type_idx on domain (account_id, type, id);
create index domain_inactive_idx on domain (account_id, id) where not active;

alter table admin
  add column search_text text collate "C" generated always as
    (lower((' ' || username || ' ' || name || ' ' || email) collate "default")) stored;
create index admin_search_idx on admin using gin (account_id, search_text gin_trgm_ops);

-- Which domain an entry is about; null for what is the account's, seen by admins limited to domains only where they did it.
drop index account_history_search_idx;
alter table account_history
  drop column search_text,
  add column domain_id bigint;
alter table account_history
  add column search_text text collate "C" generated always as
    (lower((' ' || adminname || ' ' || action || ' ' || target) collate "default")) stored;
create index account_history_search_idx on account_history using gin (account_id, search_text gin_trgm_ops);
create index account_history_domain_idx on account_history (account_id, domain_id, at desc, id desc)
  where domain_id is not null;
create index account_history_own_idx on account_history (account_id, admin_id, at desc, id desc)
  where domain_id is null;

-- The ledger of a domain counts seats as that of the account does, for admins who work in some domains alone.
alter table domain_usage
  add column basic_users integer not null default 0 check (basic_users >= 0),
  add column enhanced_users integer not null default 0 check (enhanced_users >= 0),
  add column exchange_users integer not null default 0 check (exchange_users >= 0),
  add column external_users integer not null default 0 check (external_users >= 0),
  add column chat_users integer not null default 0 check (chat_users >= 0);

-- A bulk command of more rows than are done at once: who ordered it, and what became of each row.
create table bulk_job (
  account_id  bigint not null,
  id          bigint generated always as identity,
  admin_id    bigint not null,
  action      text collate "C" not null,
  input       jsonb not null,
  state       text not null default 'running' check (state in ('running', 'done', 'stopped', 'failed')),
  total       integer not null,
  done        integer not null default 0,
  failed      integer not null default 0,
  -- Slices in a row that ended in an error.
  errors      integer not null default 0,
  remote_ip   inet,
  request_id  text not null default '',
  created_at  timestamptz not null,
  -- The job that waited longest for its next slice is the next one.
  touched_at  timestamptz not null,
  ended_at    timestamptz,
  primary key (account_id, id),
  foreign key (account_id, admin_id) references admin (account_id, id) on delete cascade
);
create index bulk_job_waiting_idx on bulk_job (touched_at) where state = 'running';
create index bulk_job_admin_idx on bulk_job (account_id, admin_id, created_at desc);

create table bulk_job_row (
  account_id  bigint not null,
  job_id      bigint not null,
  row_id      bigint not null,
  name        text not null default '',
  -- 'done', or why not; null for what waits.
  outcome     text,
  primary key (account_id, job_id, row_id),
  foreign key (account_id, job_id) references bulk_job (account_id, id) on delete cascade
);
create index bulk_job_row_waiting_idx on bulk_job_row (account_id, job_id, row_id) where outcome is null;
create index bulk_job_row_failed_idx on bulk_job_row (account_id, job_id, row_id) where outcome <> 'done';
