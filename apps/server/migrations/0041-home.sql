-- Home shows the newest changes without the logins, of which a script makes any number.
create index account_history_changes_idx on account_history (account_id, at desc, id desc)
  where not (action in ('login', 'loginCode', 'openLoginLink', 'logout'));

-- Whoever has seen enough of the checklist of a new account hides it for themselves.
alter table admin add column checklist_hidden boolean not null default false;
