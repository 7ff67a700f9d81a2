-- Scripts that users put with their mail programs, and that the mail engine turned off because they took too long.
create table stopped_filter (
  account_id  bigint not null,
  user_id     bigint not null,
  stopped_at  timestamptz not null,
  -- What Dovecot is still to be told; nothing once it is stopped.
  state       text not null check (state in ('stopping', 'stopped', 'starting')),
  -- The name the user gave it, known once it is stopped.
  script      text not null default '',
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);
create index stopped_filter_work_idx on stopped_filter (stopped_at) where state <> 'stopped';

create function engine_told_filters() returns trigger language plpgsql as $$
begin
  perform pg_notify('posthouse_engine', '{"changed":"filters"}');
  return null;
end $$;
create trigger engine_told_changed after insert or update of state on stopped_filter
  for each row when (new.state <> 'stopped') execute function engine_told_filters();

-- Logins with an international domain as people read it.
create index domain_name_readable_idx on domain_name (unicode) where unicode <> ascii;
