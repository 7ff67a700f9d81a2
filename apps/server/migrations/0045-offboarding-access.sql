-- Users who leave lose what they can open of others.
alter table plan_row drop constraint plan_row_type_check;
alter table plan_row add constraint plan_row_type_check check (type in (
  'domain', 'user', 'alias', 'list',
  'password', 'app_passwords', 'shared', 'forward', 'delegate', 'vacation', 'smart_list', 'mailbox_access', 'folder_access', 'removal'
));
