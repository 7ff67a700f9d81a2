-- Two-factor authentication can be required of sub-admins, and sub-admins choose their own password.

alter table account add column twofa_required boolean not null default false;

-- Without a password: invited, and not accepted yet. The main admin always has one.
alter table admin alter column password_hash drop not null;
alter table admin add constraint admin_password_check check (role = 'subadmin' or password_hash is not null);
alter table one_time_key drop constraint one_time_key_purpose_check;
alter table one_time_key add constraint one_time_key_purpose_check
  check (purpose in ('login_code', 'login_link', 'password_reset', 'email_change', 'invitation', 'download'));
