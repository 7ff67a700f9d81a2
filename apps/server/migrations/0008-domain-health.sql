-- A check without an answer leaves what was known; alerts are one mail a day; alias domains have health; hand-over pages
-- know when they were opened; whoever loses a name is told.
alter table domain drop constraint domain_health_check;
alter table domain add constraint domain_health_check check (health in ('queued', 'ok', 'warn', 'fail', 'unknown'));
alter table domain_check drop constraint domain_check_status_check;
alter table domain_check add constraint domain_check_status_check check (status in ('ok', 'warn', 'fail', 'unknown'));
-- Why the last lookup said nothing; empty when it was answered.
alter table domain_check add column unanswered text not null default '';

alter table alias_domain
  add column health text not null default 'queued' check (health in ('queued', 'ok', 'warn', 'fail', 'unknown')),
  add column health_checked_at timestamptz,
  add column health_due_at timestamptz,
  add column health_lease_until timestamptz,
  add column health_fence integer not null default 0;
update alias_domain set health_due_at = now();
create index alias_domain_health_due_idx on alias_domain (health_due_at) where health_due_at is not null;
alter table domain_check drop constraint domain_check_account_id_domain_id_fkey;
alter table domain_check add constraint domain_check_name_fkey
  foreign key (account_id, domain_id) references domain_name (account_id, id) on delete cascade;

-- When the admin was last mailed about domains: what happened after that goes into the next mail.
alter table admin add column domain_mail_at timestamptz;
-- Of what happened before, today's admins were told already.
update admin set domain_mail_at = now();
alter table domain drop column alerted_at;
alter table domain_name drop column notice_sent_at;
-- When the name was found to be, or given to, somebody else, and when its admins were told.
alter table domain_name add column lost_at timestamptz, add column lost_mail_at timestamptz;
create index domain_name_lost_idx on domain_name (lost_at) where lost_at is not null and lost_mail_at is null;

alter table dns_handover
  add column created_by text not null default '',
  add column opened_at timestamptz,
  add column opened_count integer not null default 0;
