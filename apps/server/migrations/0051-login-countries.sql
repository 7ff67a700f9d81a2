-- Countries that users log in from, and what is noticed by them: a flag for people, never a lock.

-- Written by the mail engine alone; kept for a day.
create table login_country (
  account_id  bigint not null,
  user_id     bigint not null,
  country     text collate "C" not null,
  -- The latest.
  ip          inet not null,
  -- Since the last pause of a day.
  first_at    timestamptz not null,
  last_at     timestamptz not null,
  primary key (account_id, user_id, country),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);

-- What somebody should look at. `evidence` depends on the kind; of countries: {limit, countries: {DE: {ip, first_at, last_at}}}.
create table security_incident (
  account_id  bigint not null,
  id          bigint generated always as identity,
  user_id     bigint not null,
  kind        text not null check (kind in ('countries')),
  level       smallint not null check (level in (1, 2)),
  state       text not null default 'new' check (state in ('new', 'acknowledged', 'safe', 'confirmed')),
  evidence    jsonb not null,
  first_at    timestamptz not null,
  last_at     timestamptz not null,
  -- When admins were mailed about it.
  told_at     timestamptz,
  primary key (account_id, id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);
create index security_incident_user_idx on security_incident (account_id, user_id, last_at);
create index security_incident_last_idx on security_incident (account_id, last_at, id);
create index security_incident_untold_idx on security_incident (account_id) where told_at is null and state = 'new';

alter table admin alter column alerts set default '{login,country,incident,domain,limit}';
update admin set alerts = alerts || '{incident}' where 'login' = any (alerts);
