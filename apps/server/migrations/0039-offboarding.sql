-- Users who leave: what happens to them is a plan, and some are removed on a day.

alter table plan_row drop constraint plan_row_type_check;
alter table plan_row add constraint plan_row_type_check check (type in (
  'domain', 'user', 'alias', 'list',
  'password', 'app_passwords', 'shared', 'forward', 'delegate', 'vacation', 'smart_list', 'removal'));

-- Who goes to the recycle bin on which day of the account's timezone.
create table user_removal (
  account_id    bigint not null,
  user_id       bigint not null,
  remove_on     date not null,
  -- Who asked for it and must still be allowed to; null once that admin is gone.
  admin_id      bigint,
  adminname     text not null,
  scheduled_at  timestamptz not null,
  -- Why it was not done when its day came.
  problem       text check (problem in ('forbidden', 'conflict')),
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade,
  foreign key (account_id, admin_id) references admin (account_id, id) on delete set null (admin_id)
);
create index user_removal_day_idx on user_removal (account_id, remove_on, user_id);
create index user_removal_due_idx on user_removal (remove_on);
create index user_removal_admin_idx on user_removal (account_id, admin_id) where admin_id is not null;
