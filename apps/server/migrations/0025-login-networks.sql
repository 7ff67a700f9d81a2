-- The addresses and networks a user can log in to mail from; none: from anywhere.
alter table mail_user
  add column login_ips text[] not null default '{}' check (cardinality(login_ips) <= 50);

-- Who is logged in must come again when they change.
drop trigger engine_told_changed on mail_user;
create trigger engine_told_changed after update on mail_user
  for each row when (old.removed_at is null and
    (old.email, old.active, old.removed_at, old.password_hash, old.twofa_allowed, old.imap, old.pop3, old.smtp,
     old.access_hours, old.login_ips, old.account_type, old.mailbox_type, old.oex_type)
    is distinct from
    (new.email, new.active, new.removed_at, new.password_hash, new.twofa_allowed, new.imap, new.pop3, new.smtp,
     new.access_hours, new.login_ips, new.account_type, new.mailbox_type, new.oex_type))
  execute function engine_told_user();
