-- What a sub-admin is listed by, and the sessions in which the main admin sees the panel as one of them.

create index admin_list_username_idx on admin (account_id, username, id) where role = 'subadmin';
create index admin_list_name_idx on admin (account_id, name, id) where role = 'subadmin';
create index admin_list_email_idx on admin (account_id, email, id) where role = 'subadmin';
create index admin_list_created_idx on admin (account_id, created_at, id) where role = 'subadmin';

-- A session of the sub-admin for reading only; it ends with the session that opened it.
alter table session add column viewed_from bigint;
alter table session add foreign key (account_id, viewed_from) references session (account_id, id) on delete cascade;
create index session_viewed_from_idx on session (account_id, viewed_from) where viewed_from is not null;
