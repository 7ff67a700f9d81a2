-- What the mail engine may ask, rebuilt as a whole whenever it changes. Postfix, Dovecot and the hooks call these functions
-- at the moment they need an answer, so there is nothing to regenerate when an administrator changes something.

-- Every name that mail can be addressed to, and the domain behind it. Suspended accounts go on to receive: nothing that was
-- sent to them is lost, but nobody logs in or sends (is_open).
create view engine.served_name as
select n.ascii as name, d.account_id, d.id as domain_id, p.ascii as domain, n.id <> d.id as is_alias,
       d.local_delivery, d.relay_host, d.exchange_enabled, d.exchange_host, d.catchall, d.dkim_enabled,
       coalesce(nullif(d.timezone, ''), a.timezone) as timezone, a.timezone as account_timezone,
       a.state = 'active' as is_open
  from domain_name n
  left join alias_domain l on l.account_id = n.account_id and l.id = n.id
  join domain d on d.account_id = n.account_id and d.id = coalesce(l.domain_id, n.id)
  join domain_name p on p.account_id = d.account_id and p.id = d.id
  join account a on a.id = d.account_id
 where n.verified_at is not null and n.removed_at is null and p.verified_at is not null and p.removed_at is null
   and d.active and d.type = 'standard';

-- Users in effect, with what becomes of their mail: kept here, handed to another server, or both.
create view engine.active_user as
select u.account_id, u.id, u.domain_id, u.email, u.readable, u.password_hash, u.account_type, u.mailbox_type, u.quota_mb,
       u.twofa_allowed, u.imap, u.pop3, u.smtp, u.access_hours, u.login_ips, n.timezone, n.account_timezone, n.is_open,
       u.account_type in ('basic', 'enhanced', 'audit') or u.oex_type = 'relay_and_copy' as has_mailbox,
       case u.account_type
         when 'exchange' then case when n.exchange_enabled then n.exchange_host else '' end
         when 'external' then u.relay_host
         else '' end as relay_host,
       u.account_type in ('exchange', 'external') as is_connector
  from mail_user u
  join engine.served_name n on n.account_id = u.account_id and n.domain_id = u.domain_id and not n.is_alias
 where u.active and u.removed_at is null;

-- Public folders in effect, and where Dovecot has them.
create view engine.active_folder as
select f.account_id, f.id, f.domain_id, f.type, f.quota_mb, f.used_bytes, f.email, p.unicode || '/' || f.path as place
  from public_folder f
  join engine.served_name n on n.account_id = f.account_id and n.domain_id = f.domain_id and not n.is_alias
  join domain_name p on p.account_id = f.account_id and p.id = f.domain_id
 where f.removed_at is null;

create function engine.local_part(address text) returns text language sql immutable as
  $$ select regexp_replace(lower(address), '(\+[^@]*)?@[^@]*$', '') $$;
create function engine.domain_part(address text) returns text language sql immutable as
  $$ select substring(lower(address) from '@([^@]+)$') $$;

-- Mail to these is a copy for the mailbox with that number, or goes on to an address elsewhere. Postfix makes them; nobody
-- outside can use them.
create function engine.copy_domain() returns text language sql immutable as $$ select 'mailbox.posthouse.invalid' $$;
create function engine.outside_domain() returns text language sql immutable as $$ select 'outside.posthouse.invalid' $$;

-- Addresses of a list that are not for its members: what comes back from them, and those who want to leave or need help.
create function engine.is_list_service(given text) returns boolean language sql immutable as
  $$ select given ~* '\+(bounces|unsubscribe|help)@' $$;

-- The user an address stands for: by its own domain or an alias of it, with or without +more. In two steps: for one query
-- with all its tables PostgreSQL sometimes begins with every user of the account.
create function engine.user_of(address text) returns setof engine.active_user language plpgsql stable as $$
declare
  known record;
begin
  select n.account_id, a.id into known from engine.served_name n
    join address a on a.account_id = n.account_id and a.domain_id = n.domain_id and a.kind = 'user'
         and a.local_part = engine.local_part(user_of.address) and a.removed_at is null
   where n.name = engine.domain_part(user_of.address);
  return query select u.* from engine.active_user u where u.account_id = known.account_id and u.id = known.id;
end $$;

-- Aliases and lists in effect.
create view engine.active_alias as
select t.account_id, t.id, t.email from mail_alias t
  join engine.served_name n on n.account_id = t.account_id and n.domain_id = t.domain_id and not n.is_alias
 where t.active and t.removed_at is null;

create view engine.active_list as
select t.account_id, t.id, t.email, t.type from mail_list t
  join engine.served_name n on n.account_id = t.account_id and n.domain_id = t.domain_id and not n.is_alias
 where t.active and t.removed_at is null;

create view engine.active_smart_list as
select t.account_id, t.id, t.email from smart_list t
  join engine.served_name n on n.account_id = t.account_id and n.domain_id = t.domain_id and not n.is_alias
 where t.active and t.removed_at is null;

-- Whatever mail can be sent on to, by the number of its address. Of one address: engine.receiver_of().
create view engine.receiver as
select account_id, id, email from engine.active_user where account_type <> 'audit'
union all
select account_id, id, email from engine.active_alias
union all
select account_id, id, email from engine.active_list where type = 'distribution'
union all
select account_id, id, email from engine.active_smart_list
union all
select account_id, id, email from engine.active_folder where email <> '';

-- Settings in effect in a domain: its own, else those of the account, else what everybody begins with.
create function engine.filter_settings_of(of_account bigint, of_domain bigint)
returns table (accept_from text, autowhitelist boolean, sensitivity integer, spam_to text, keep_spam_days integer,
               report_hours integer, report_content text, report_format text, login_countries integer)
language plpgsql stable as $$
begin
  return query select coalesce(d.accept_from, a.accept_from, 'everyone'), coalesce(d.autowhitelist, a.autowhitelist, true),
      coalesce(d.sensitivity, a.sensitivity, 5)::integer, coalesce(d.spam_to, a.spam_to, 'folder'),
      coalesce(d.keep_spam_days, a.keep_spam_days, 30)::integer, coalesce(d.report_hours, a.report_hours, 0)::integer,
      coalesce(d.report_content, a.report_content, 'new'), coalesce(d.report_format, a.report_format, 'html'),
      coalesce(d.login_countries, a.login_countries, 0)::integer
    from (values (1)) as one (row)
    left join filter_settings a on a.account_id = of_account and a.domain_id is null
    left join filter_settings d on d.account_id = of_account and d.domain_id = of_domain;
end $$;
