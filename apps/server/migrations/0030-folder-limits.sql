-- The limit that Dovecot was told. Of no folder yet: the mail engine goes to all of them once, and sets their rights again.
alter table public_folder_place add column quota_mb bigint not null default -1;
alter table public_folder_place alter column quota_mb drop default;
