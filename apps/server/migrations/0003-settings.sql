-- What an account sets for itself, the texts it words itself, and what its admins are told by mail.

alter table account
  -- Empty: as is usual in the language.
  add column dateformat             text not null default '',
  add column home_country           text not null default '' check (home_country ~ '^([A-Z]{2})?$'),
  add column quota_alert_cc         text collate "C" not null default '',
  -- 0: passwords never expire.
  add column password_max_age_days  integer not null default 0 check (password_max_age_days between 0 and 3650),
  add column version                integer not null default 1;

alter table admin
  -- Restricted to its IP list by who manages it: only they widen or lift that.
  add column ip_managed            boolean not null default false,
  add column alerts                text[] not null default '{login}',
  -- The last notice about this password: so many days before its end. Null when none was sent.
  add column password_notice_days  smallint;

-- A login that waits for its second factor is neither done nor refused.
alter table account_history drop constraint account_history_outcome_check;
alter table account_history add constraint account_history_outcome_check check (outcome in ('done', 'refused', 'pending'));

-- An account's own wording; where there is none the default counts. One that was taken back keeps its version, so that
-- whoever saw an older wording is told.
create table system_text (
  account_id  bigint not null references account (id) on delete cascade,
  key         text collate "C" not null,
  language    text collate "C" not null,
  subject     text,
  text        text,
  version     integer not null default 1,
  primary key (account_id, key, language),
  check ((subject is null) = (text is null))
);
