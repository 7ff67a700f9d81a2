-- Dovecot asks for the mailboxes that somebody sees beside the own one, by the name of that user.
create index mail_user_email_idx on mail_user using hash (email) where removed_at is null;
