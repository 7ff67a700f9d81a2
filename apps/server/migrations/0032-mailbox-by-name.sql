-- Dovecot asks by the name of a user: for the script of a mailbox, and for the mailboxes seen beside the own one.
create index mail_user_email_idx on mail_user using hash (email) where removed_at is null;
