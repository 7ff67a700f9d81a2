-- Jobs in a table of our own, under leases with a fence, and one kind of long work for bulk commands and plans.

create table job (
  id           bigint generated always as identity primary key,
  kind         text collate "C" not null,
  -- At most one of a kind has the same.
  key          text collate "C",
  -- Those of a kind with the same go one after the other, by turns with the others.
  turn_of      text collate "C",
  data         jsonb not null default '{}',
  -- By the clock of the database, like everything here: workers may run on several machines.
  due_at       timestamptz not null default now(),
  taken_at     timestamptz,
  lease_until  timestamptz,
  -- Counts who took it: a late one learns from it that somebody else has the job by now.
  fence        integer not null default 0,
  -- Failures in a row.
  failures     integer not null default 0
);
create unique index job_key_idx on job (kind, key);
create index job_due_idx on job (kind, due_at, id) where turn_of is null;
create index job_turn_idx on job (kind, turn_of, due_at, id) where turn_of is not null;

alter table bulk_job rename to long_job;
alter index bulk_job_pkey rename to long_job_pkey;
alter index bulk_job_admin_idx rename to long_job_admin_idx;
alter table bulk_job_row rename to long_job_row;
alter index bulk_job_row_pkey rename to long_job_row_pkey;
alter index bulk_job_row_waiting_idx rename to long_job_row_waiting_idx;
alter index bulk_job_row_failed_idx rename to long_job_row_failed_idx;

-- The kind of job that works on it.
alter table long_job add column kind text collate "C" not null default 'bulk';
update long_job set kind = case when action in ('applyPlan', 'applyPlan.undo') then 'apply-plan'
                                when action in ('enableChatUsers', 'disableChatUsers', 'removeChatUsers') then 'bulk-outside'
                                else 'bulk' end;
alter table long_job
  alter column kind drop default,
  drop column touched_at;

alter table plan
  drop column due_at,
  drop column lease_until,
  drop column fence,
  drop column errors,
  drop column remote_ip,
  drop column request_id,
  drop constraint plan_state_check,
  add constraint plan_state_check
    check (state in ('planning', 'refused', 'planned', 'applying', 'done', 'stopped', 'failed')),
  -- Why its file was refused.
  add column reason jsonb;

-- A file until a worker has planned it; encrypted, for it may have passwords.
create table plan_file (
  account_id  bigint not null,
  plan_id     bigint not null,
  content     bytea not null,
  primary key (account_id, plan_id),
  foreign key (account_id, plan_id) references plan (account_id, id) on delete cascade
);

-- Long work that is under way goes on.
insert into job (kind, key, turn_of, data)
select kind, account_id || '/' || id, account_id, json_build_object('accountId', account_id, 'id', id)
  from long_job where state = 'running';

-- What waits in the old queues goes on too, but for what runs by itself and what was under way: nobody knows how far it was.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    execute $carry$
      insert into job (kind, data, due_at)
      select name, data, start_after from pgboss.job
       where state in ('created', 'retry') and name in ('send-mail', 'password-reset', 'note-refused-login')$carry$;
  end if;
end $$;
drop schema if exists pgboss cascade;
