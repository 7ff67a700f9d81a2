-- What became of messages. One row for each message, recipient and account that may see it; what is the same for all recipients of
-- a message is its story. In parts by day, without foreign keys: they know nothing but numbers and addresses of that time.
create table incoming_mail (
  account_id        bigint not null,
  id                bigint generated always as identity,
  -- When the message came, for all its recipients alike.
  at                timestamptz not null,
  story             text collate "C" not null,
  -- The account's own side: of the recipient, or in outgoing_mail of the sender.
  domain_id         bigint not null,
  -- Addresses in lower case, as the envelope had them; empty for notices.
  sender            text collate "C" not null,
  recipient         text collate "C" not null,
  -- Where the address led: a mailbox, a member, an address elsewhere.
  reached           text collate "C" not null,
  client_ip         inet,
  subject           text not null default '',
  bytes             bigint,
  score             real,
  is_spam           boolean not null default false,
  -- The worst of its recipients' that belong to the account.
  message_status    text not null check (message_status in ('delivered', 'temporary', 'permanent')),
  recipient_status  text not null check (recipient_status in ('delivered', 'temporary', 'permanent')),
  -- The last words of whoever took or refused it.
  answer            text not null default '',
  -- [{kind, at, …}] of this recipient alone, oldest first.
  events            jsonb not null default '[]',
  search_subject    text collate "C" generated always as (lower(subject collate "default")) stored
) partition by range (at);
create table outgoing_mail (like incoming_mail including all) partition by range (at);

create table incoming_story (
  account_id  bigint not null,
  at          timestamptz not null,
  story       text collate "C" not null,
  -- {client, login, helo, message_id, from, subject, bytes, score, symbols, spf, dmarc, signed_by, …}
  facts       jsonb not null
) partition by range (at);
create table outgoing_story (like incoming_story including all) partition by range (at);

do $$
declare
  direction text;
  mail text;
begin
  foreach direction in array array['incoming', 'outgoing'] loop
    mail := direction || '_mail';
    execute format('create table %I partition of %I default', direction || '_story_rest', direction || '_story');
    execute format('alter table %I add primary key (account_id, at, story)', direction || '_story');
    execute format('create table %I partition of %I default', mail || '_rest', mail);
    execute format('alter table %I add primary key (account_id, at, id)', mail);
    execute format('create index %I on %I (account_id, domain_id, at desc, id desc)', mail || '_domain_idx', mail);
    execute format('create index %I on %I (account_id, sender, at desc, id desc)', mail || '_sender_idx', mail);
    execute format('create index %I on %I (account_id, split_part(sender, ''@'', 2), at desc, id desc)',
      mail || '_sender_domain_idx', mail);
    execute format('create index %I on %I (account_id, recipient, at desc, id desc)', mail || '_recipient_idx', mail);
    execute format('create index %I on %I (account_id, reached, at desc, id desc) where reached <> recipient',
      mail || '_reached_idx', mail);
    execute format('create index %I on %I (account_id, client_ip, at desc, id desc)', mail || '_client_idx', mail);
    execute format('create index %I on %I (account_id, message_status, at desc, id desc) where message_status <> ''delivered''',
      mail || '_message_status_idx', mail);
    execute format('create index %I on %I (account_id, recipient_status, at desc, id desc) where recipient_status <> ''delivered''',
      mail || '_recipient_status_idx', mail);
    perform keep_parts(mail, 'day', 7, 36500, now());
    perform keep_parts(direction || '_story', 'day', 7, 36500, now());
  end loop;
end $$;
create index outgoing_mail_recipient_domain_idx on outgoing_mail (account_id, split_part(recipient, '@', 2), at desc, id desc);

-- How far each log of the mail engine has been read: moved on in the transaction that writes what was read, so that nothing is
-- lost or written twice.
create table log_position (
  source    text collate "C" primary key,
  -- Which file, whatever it is called by now.
  file      text collate "C" not null,
  position  bigint not null check (position >= 0)
);

-- Messages that are not done yet, or were a moment ago: what the next lines about them mean. `facts` is for the reader alone.
create table mail_underway (
  queue_id    text collate "C" primary key,
  message_id  text collate "C" not null default '',
  facts       jsonb not null,
  changed_at  timestamptz not null
);
create index mail_underway_message_idx on mail_underway (message_id) where message_id <> '';
create index mail_underway_changed_idx on mail_underway (changed_at);

create or replace function account_left_records() returns trigger language plpgsql as $$
begin
  delete from account_history h using old_rows o where h.account_id = o.id;
  delete from mail_login l using old_rows o where l.account_id = o.id;
  delete from incoming_mail m using old_rows o where m.account_id = o.id;
  delete from outgoing_mail m using old_rows o where m.account_id = o.id;
  delete from incoming_story s using old_rows o where s.account_id = o.id;
  delete from outgoing_story s using old_rows o where s.account_id = o.id;
  return null;
end $$;
