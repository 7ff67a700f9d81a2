-- What keeps a session, a link and the recycle bin from outliving what they rest on.

-- A login link is a key that is exchanged for a session, no longer a session that waits for its first use.
delete from session where first_use_before is not null;
alter table session
  drop column first_use_before,
  -- Opened by an operator's link that passes the admin's own IP list.
  add column any_address boolean not null default false;
alter table one_time_key drop constraint one_time_key_purpose_check;
alter table one_time_key add constraint one_time_key_purpose_check
  check (purpose in ('login_code', 'login_link', 'password_reset', 'email_change', 'download'));

-- A hand-over page is there while its maker may still make one; older ones are taken for the main admin's.
alter table dns_handover add column made_by bigint;
update dns_handover h set made_by = a.id from admin a where a.account_id = h.account_id and a.role = 'admin';
alter table dns_handover alter column made_by set not null;
alter table dns_handover add foreign key (account_id, made_by) references admin (account_id, id) on delete cascade;
create index dns_handover_made_by_idx on dns_handover (account_id, made_by);

-- The days on which a job ran that must not trust a clock that jumped; of no account.
create table job_day (
  job  text collate "C" not null,
  day  date not null,
  primary key (job, day)
);

-- Failed logins are counted by admin, where the name is one's, and by network.
delete from attempt_counter where kind = 'login';
