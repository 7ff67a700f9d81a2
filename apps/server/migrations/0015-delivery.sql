-- Delivery rules and vacation replies of users, and the Sieve script the mail engine runs for each.

create table delivery_rules (
  account_id  bigint not null,
  user_id     bigint not null,
  -- In their order; the contract says what a rule is.
  rules       jsonb not null default '[]' check (jsonb_typeof(rules) = 'array'),
  version     integer not null default 1,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);

create table vacation (
  account_id  bigint not null,
  user_id     bigint not null,
  active      boolean not null default false,
  -- Days in the timezone of the domain, both included. Null: from now on, and until it is turned off.
  starts_on   date,
  ends_on     date,
  -- The same as moments, written with the script; the end is the first moment after the last day.
  starts_at   timestamptz,
  ends_at     timestamptz,
  subject     text not null default '',
  text        text not null default '',
  days        integer not null default 7 check (days between 1 and 30),
  addresses   text[] not null default '{}',
  version     integer not null default 1,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade,
  check (ends_on >= starts_on)
);
create index vacation_dated_idx on vacation (account_id, user_id) where starts_on is not null or ends_on is not null;

-- No row where there is nothing to run.
create table user_script (
  account_id  bigint not null,
  user_id     bigint not null,
  script      text not null check (script <> ''),
  -- The mail engine keeps a compiled script under this name: another text must have another one.
  digest      text generated always as (md5(script)) stored,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);
