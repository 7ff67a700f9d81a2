-- How often users are told what is in their spam folder, and from how many countries a login is noticed. 0 is never.

alter table filter_settings
  add column report_hours     smallint check (report_hours between 0 and 168),
  add column report_content   text check (report_content in ('new', 'all')),
  add column report_format    text check (report_format in ('html', 'text')),
  add column login_countries  smallint check (login_countries between 0 and 50);

-- When a user gets the next report, and what the last one knew of the spam folder. The mail engine reads the folder and writes this.
create table spam_report (
  account_id        bigint not null,
  user_id           bigint not null,
  due_at            timestamptz not null,
  -- Whoever works on it has it until then; the fence tells a late one that somebody else has it by now.
  lease_until       timestamptz,
  fence             integer not null default 0,
  -- All messages of the folder up to this number were told.
  told_validity     bigint,
  told_uid          bigint,
  -- The report that is being put into the mailbox, and what it will have told. One that was killed meanwhile looks for it.
  underway          text,
  underway_validity bigint,
  underway_uid      bigint,
  last_at           timestamptz,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);
create index spam_report_due_idx on spam_report (due_at);

-- Each link of a report: it moves one message from the spam folder to the inbox.
create table spam_link (
  account_id   bigint not null,
  id           bigint generated always as identity,
  user_id      bigint not null,
  key_hash     bytea not null,
  report       text not null,
  -- As Dovecot knows the message.
  guid         text not null,
  -- What readers see; the address is empty where there is not exactly one that can be allowed.
  sender       text not null,
  address      text not null,
  subject      text not null,
  received_at  timestamptz not null,
  expires_at   timestamptz not null,
  asked_at     timestamptz,
  allows       boolean not null default false,
  outcome      text check (outcome in ('released', 'gone')),
  primary key (account_id, id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);
create unique index spam_link_key on spam_link (key_hash);
create index spam_link_user_idx on spam_link (account_id, user_id);
create index spam_link_expiry_idx on spam_link (expires_at);
create index spam_link_work_idx on spam_link (asked_at) where asked_at is not null and outcome is null;

create function engine_told_releases() returns trigger language plpgsql as $$
begin
  perform pg_notify('posthouse_engine', '{"changed":"releases"}');
  return null;
end $$;
create trigger engine_told_changed after update of asked_at on spam_link
  for each row when (new.asked_at is not null) execute function engine_told_releases();
