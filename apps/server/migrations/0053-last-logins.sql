-- What the list of logins shows stands in its rows: it asks no other table, and who was renamed or deleted since is still there.
alter table mail_login
  -- The address the user had then, and as its readers write it; empty for rows from before whose user is gone.
  add column email     text collate "C" not null default '',
  add column readable  text collate "C" not null default '',
  -- ISO 3166-1 alpha-2; empty where nobody knows it.
  add column country   text collate "C" not null default '',
  -- Turned away whatever the password.
  add column blocked   boolean not null default false,
  -- Why it was refused, as far as that is known.
  add column reason    text not null default '' check (reason in
    ('', 'account', 'domain', 'user', 'login', 'service', 'hours', 'address', 'guessing', 'twofa', 'password', 'unavailable'));

update mail_login l set email = u.email, readable = u.readable
  from mail_user u where u.account_id = l.account_id and u.id = l.user_id;

create index mail_login_user_idx on mail_login (account_id, user_id, at desc, id desc);
create index mail_login_email_idx on mail_login (account_id, email, at desc, id desc);
create index mail_login_domain_idx on mail_login (account_id, split_part(email, '@', 2), at desc, id desc);
create index mail_login_country_idx on mail_login (account_id, country, at desc, id desc);
create index mail_login_ip_idx on mail_login (account_id, ip, at desc, id desc);
create index mail_login_refused_idx on mail_login (account_id, at desc, id desc) where outcome = 'refused';
