-- Entries of the whitelist and blacklist whose last day has passed are few among many.
create index sender_entry_expiry_idx on sender_entry (account_id, list, expires_at) where expires_at is not null;
