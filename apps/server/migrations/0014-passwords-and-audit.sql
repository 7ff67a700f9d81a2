-- Application and one-time passwords of users, and the mailboxes that get copies of domains' mail.

-- The digest is the one the mail engine computes of what was typed: hex of sha256 over the panel's salt and the password.
create table app_password (
  account_id    bigint not null,
  id            bigint generated always as identity,
  user_id       bigint not null,
  label         text not null,
  digest        text collate "C" not null check (digest ~ '^[0-9a-f]{64}$'),
  imap          boolean not null,
  pop3          boolean not null,
  smtp          boolean not null,
  -- The last day it works, in the account's timezone.
  expires_on    date,
  created_at    timestamptz not null,
  -- Null until the mail engine has told it.
  last_used_at  timestamptz,
  primary key (account_id, id),
  unique (account_id, user_id, digest),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade,
  check (imap or pop3 or smtp)
);

-- At most one of a user. Whoever uses it deletes it: of two at once, one finds it.
create table one_time_password (
  account_id  bigint not null,
  user_id     bigint not null,
  digest      text collate "C" not null check (digest ~ '^[0-9a-f]{64}$'),
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);
create index one_time_password_expiry_idx on one_time_password (expires_at);

-- Which mailbox gets copies of a domain's mail: one row, found by its key.
create table audit_domain (
  account_id  bigint not null,
  domain_id   bigint not null,
  user_id     bigint not null,
  -- Turned off, the choice of the mailbox stays.
  enabled     boolean not null default true,
  primary key (account_id, domain_id),
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade,
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);
create index audit_domain_user_idx on audit_domain (account_id, user_id);
