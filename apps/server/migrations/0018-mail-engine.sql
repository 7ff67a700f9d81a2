-- What the mail engine tells the panel, and how it learns at once about changes that its lookups alone would miss.

-- At most one row, written again and again while the engine runs: a panel that finds it old knows that it does not.
create table mail_engine (
  only_row    boolean primary key default true check (only_row),
  started_at  timestamptz not null,
  seen_at     timestamptz not null,
  -- {"postfix": "running", "dovecot": "stopped", …}
  services    jsonb not null check (jsonb_typeof(services) = 'object')
);

-- Where Dovecot writes what a mailbox holds, under its name. Whoever reads it knows which user that is now and deletes the
-- row in the same transaction, so that nothing is left for somebody who gets the name later.
create table mailbox_usage (
  username  text collate "C" primary key,
  bytes     bigint not null default 0,
  messages  bigint not null default 0
);

-- Logins to mailboxes. Failures that repeat within seconds are one row.
create table mail_login (
  account_id  bigint not null,
  id          bigint generated always as identity,
  user_id     bigint not null,
  domain_id   bigint not null,
  at          timestamptz not null,
  service     text not null check (service in ('imap', 'pop3', 'smtp', 'sieve')),
  ip          inet,
  outcome     text not null check (outcome in ('accepted', 'refused')),
  -- Which password was used; empty where none was right.
  password    text not null default '' check (password in ('', 'main', 'app', 'onetime')),
  label       text not null default '',
  attempts    integer not null default 1 check (attempts > 0),
  primary key (account_id, id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);
create index mail_login_at_idx on mail_login (account_id, at desc, id desc) include (domain_id, outcome, attempts);
create index mail_login_user_idx on mail_login (account_id, user_id, at desc);
create index mail_login_old_idx on mail_login (at);

-- Postfix remembers for a while which domains are ours, Dovecot keeps sessions open: the engine listens on one channel for
-- what ends them. Sent with the commit, by whoever changes the rows; an engine that was not there looks at everything.
create function engine_told_domains() returns trigger language plpgsql as $$
begin
  perform pg_notify('posthouse_engine', '{"changed":"domains"}');
  return null;
end $$;
create trigger engine_told_added after insert or delete on domain
  for each statement execute function engine_told_domains();
create trigger engine_told_changed after update of active, type, local_delivery, relay_host on domain
  for each statement execute function engine_told_domains();
create trigger engine_told_changed after update of verified_at, removed_at on domain_name
  for each statement execute function engine_told_domains();
create trigger engine_told_added after insert or delete on alias_domain
  for each statement execute function engine_told_domains();
create trigger engine_told_changed after update of state on account
  for each statement execute function engine_told_domains();

create function engine_told_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('posthouse_engine', json_build_object('changed', 'user', 'email', old.email)::text);
  return null;
end $$;
create trigger engine_told_deleted after delete on mail_user
  for each row when (old.removed_at is null) execute function engine_told_user();
create trigger engine_told_changed after update on mail_user
  for each row when (old.removed_at is null and
    (old.email, old.active, old.removed_at, old.password_hash, old.twofa_allowed, old.imap, old.pop3, old.smtp,
     old.access_hours, old.account_type, old.mailbox_type, old.oex_type)
    is distinct from
    (new.email, new.active, new.removed_at, new.password_hash, new.twofa_allowed, new.imap, new.pop3, new.smtp,
     new.access_hours, new.account_type, new.mailbox_type, new.oex_type))
  execute function engine_told_user();

create function engine_told_password() returns trigger language plpgsql as $$
begin
  perform pg_notify('posthouse_engine', json_build_object('changed', 'user', 'email', u.email)::text)
     from mail_user u where u.account_id = old.account_id and u.id = old.user_id;
  return null;
end $$;
create trigger engine_told_deleted after delete on app_password
  for each row execute function engine_told_password();

-- The mailbox that others open needs their rights, and the one who opens it a new login to have them.
create function engine_told_delegate() returns trigger language plpgsql as $$
declare
  row_of user_delegate := coalesce(new, old);
begin
  perform pg_notify('posthouse_engine', json_build_object('changed', 'delegate', 'mailbox', o.email, 'email', d.email)::text)
     from mail_user o, mail_user d
    where o.account_id = row_of.account_id and o.id = row_of.user_id
      and d.account_id = row_of.account_id and d.id = row_of.delegate_id;
  return null;
end $$;
create trigger engine_told_changed after insert or update or delete on user_delegate
  for each row execute function engine_told_delegate();
