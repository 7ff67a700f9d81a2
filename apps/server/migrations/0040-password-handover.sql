-- Links that show the password of a user once, to whoever it is handed over to.
create table password_handover (
  account_id       bigint not null,
  user_id          bigint not null,
  -- Of the key in the link, which is nowhere else.
  key_hash         bytea not null,
  -- The password under the panel's key; null once it was shown.
  sealed           bytea,
  -- Of the user's password hash: a link to a password that was changed since shows nothing.
  password_digest  bytea not null,
  made_by          bigint not null,
  created_by       text not null default '',
  created_at       timestamptz not null,
  expires_at       timestamptz not null,
  shown_at         timestamptz,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade,
  foreign key (account_id, made_by) references admin (account_id, id) on delete cascade,
  check ((sealed is null) = (shown_at is not null))
);
create unique index password_handover_key on password_handover (key_hash);
create index password_handover_made_by_idx on password_handover (account_id, made_by);
create index password_handover_expiry_idx on password_handover (expires_at);

-- Where mail programs reach the mail engine, as it tells itself: its host name and its ports.
alter table mail_engine add column reach jsonb;
