-- Alerts about logins from a new country and about limits that are nearly used up; who wants the like gets them too.
alter table admin alter column alerts set default '{login,country,domain,limit}';
update admin set alerts = alerts || '{country}' where 'login' = any (alerts);
update admin set alerts = alerts || '{limit}' where 'domain' = any (alerts);

-- Limits that are nearly used up, since when; kept until there is room again, so that one more or less is no news.
create table account_limit_alert (
  account_id  bigint not null references account (id) on delete cascade,
  counter     text collate "C" not null,
  level       text not null check (level in ('nearly', 'full')),
  since       timestamptz not null,
  primary key (account_id, counter)
);

-- The number of a session means nothing to anybody.
update account_history set target = adminname where action = 'endSessions' and target ~ '^session \d+$';
-- A login that was completed is one entry, not one that was and one that was not.
delete from account_history p where p.outcome = 'pending' and exists (
  select from account_history d where d.account_id = p.account_id and d.admin_id = p.admin_id and d.action = 'loginCode'
     and d.outcome = 'done' and d.at between p.at and p.at + interval '5 minutes');
