-- Logins as Dovecot and Postfix wrote them down, and why one is refused.

-- The user a name belongs to, in effect or not: also what was tried on somebody who is disabled is written down.
create function engine.user_called(given text)
returns table (account_id bigint, id bigint, domain_id bigint, email text, readable text) language plpgsql stable as $$
declare
  known record;
begin
  select n.account_id, a.id into known from domain_name n
    left join alias_domain l on l.account_id = n.account_id and l.id = n.id
    join address a on a.account_id = n.account_id and a.domain_id = coalesce(l.domain_id, n.id) and a.kind = 'user'
         and a.local_part = engine.local_part(given) and a.removed_at is null
   where n.ascii = engine.domain_part(given) and n.verified_at is not null and n.removed_at is null;
  return query select u.account_id, u.id, u.domain_id, u.email, u.readable from mail_user u
   where u.account_id = known.account_id and u.id = known.id;
end $$;

-- A user as it would be if nothing were turned off: so the functions that decide about a login can be asked one by one.
create function engine.user_as_if(of_account bigint, of_user bigint) returns engine.active_user language plpgsql stable as $$
declare
  one engine.active_user;
begin
  select u.account_id, u.id, u.domain_id, u.email, u.readable, u.password_hash, u.account_type, u.mailbox_type, u.quota_mb,
         u.twofa_allowed, u.imap, u.pop3, u.smtp, u.access_hours, u.login_ips, coalesce(nullif(d.timezone, ''), a.timezone),
         a.timezone, a.state = 'active', u.account_type in ('basic', 'enhanced', 'audit') or u.oex_type = 'relay_and_copy',
         '', u.account_type in ('exchange', 'external') into one
    from mail_user u
    join domain d on d.account_id = u.account_id and d.id = u.domain_id
    join account a on a.id = u.account_id
   where u.account_id = of_account and u.id = of_user;
  return one;
end $$;

-- All that a login passes before its password is compared, in this order. An empty address passes: nobody knows which.
create function engine.login_checks(one engine.active_user, service text, ip text, at timestamptz)
returns table (name text, is_passed boolean) language plpgsql stable as $$
begin
  return query values
    ('account', one.is_open),
    ('domain', exists (select from engine.served_name n
                        where n.account_id = one.account_id and n.domain_id = one.domain_id and not n.is_alias)),
    ('user', exists (select from mail_user u
                      where u.account_id = one.account_id and u.id = one.id and u.active and u.removed_at is null)),
    ('login', one.password_hash is not null),
    ('service', engine.has_service(one, service)),
    ('hours', engine.is_open_hour(one.access_hours, one.timezone, at)),
    ('address', engine.may_come_from(one, ip)),
    ('twofa', not one.twofa_allowed);
end $$;

-- Why a login was refused at that moment: by what stood in its way, else its password was wrong. Dovecot says of one that was turned
-- away only that it should come again: somebody guessed, or the database gave no answer.
create function engine.refusal_reason(one engine.active_user, service text, ip text, at timestamptz, was_blocked boolean)
returns text language plpgsql stable as $$
begin
  if was_blocked then
    return case when exists (
      select from login_guess g
       where (g.name, g.network) in (('', engine.guess_network(ip)), (engine.guess_name(one.email), ''),
                                     (engine.guess_name(one.email), engine.guess_network(ip)))
         and g.blocked_until > at and coalesce(g.blocked_at, at) <= at + interval '1 second') then 'guessing' else 'unavailable' end;
  end if;
  return coalesce((select c.name from engine.login_checks(one, service, ip, at) with ordinality as c (name, is_passed, place)
                    where not c.is_passed order by c.place limit 1), 'password');
end $$;

-- [{login, at, service, ip, country, accepted, password_kind, blocked, attempts}]: those of users we know. Whoever calls it moves
-- on in the log in the same transaction, so that nothing is written twice.
create function engine.record_logins(logins jsonb) returns void language plpgsql volatile security definer as $$
declare
  one record;
  accepted jsonb;
begin
  for one in
    select u.*, l.at, engine.service_of(l.service) as service, engine.plain_ip(l.ip) as ip, coalesce(l.country, '') as country,
           l.accepted, split_part(l.password_kind, ':', 1) as password, coalesce(l.blocked, false) as blocked, l.attempts,
           coalesce((select p.label from app_password p where p.account_id = u.account_id and p.user_id = u.id
              and l.password_kind = 'app:' || p.id), '') as label
      from jsonb_to_recordset(logins) as l (login text, at timestamptz, service text, ip text, country text,
           accepted boolean, password_kind text, blocked boolean, attempts integer)
      cross join lateral engine.user_called(engine.stored_login(l.login)) as u
     where engine.service_of(l.service) is not null order by l.at loop
    if one.accepted then
      insert into mail_login (account_id, user_id, domain_id, email, readable, at, service, ip, country, outcome, password, label,
                              attempts)
      values (one.account_id, one.id, one.domain_id, one.email, one.readable, one.at, one.service, one.ip, one.country,
              'accepted', one.password, one.label, one.attempts);
    else
      perform engine.note_refusal(one.account_id, one.id, one.at, one.service, one.ip, one.country, one.blocked, one.attempts);
    end if;
  end loop;
  select jsonb_agg(jsonb_build_object('login', u.email, 'at', l.at, 'ip', l.ip, 'country', coalesce(l.country, ''), 'guess', ''))
    into accepted
    from jsonb_to_recordset(logins) as l (login text, at timestamptz, ip text, country text, accepted boolean)
    cross join lateral engine.user_called(engine.stored_login(l.login)) as u where l.accepted;
  update user_measure m set last_login_at = latest.at
    from (select u.account_id, u.id, max(l.at) as at from jsonb_to_recordset(accepted) as l (login text, at timestamptz)
            cross join lateral engine.user_called(l.login) as u group by u.account_id, u.id) as latest
   where m.account_id = latest.account_id and m.user_id = latest.id
     and (m.last_login_at is null or m.last_login_at < latest.at);
  -- The hooks do so at once, if they are there.
  perform engine.welcome(accepted);
  perform engine.note_countries(accepted);
end $$;

-- Failures of the same user and place within a minute are counted, not listed: somebody who guesses passwords must not fill the
-- database.
create function engine.note_refusal(of_account bigint, of_user bigint, moment timestamptz, by_service text, from_ip inet,
                                    from_country text, was_blocked boolean, tries integer) returns void
language plpgsql volatile as $$
declare
  one engine.active_user := engine.user_as_if(of_account, of_user);
  why text := engine.refusal_reason(one, by_service, coalesce(host(from_ip), ''), moment, was_blocked);
begin
  update mail_login l set attempts = l.attempts + tries
   where (l.account_id, l.at, l.id) = (
     select f.account_id, f.at, f.id from mail_login f
      where f.account_id = of_account and f.user_id = of_user and f.at > moment - interval '1 minute' and f.at <= moment
        and f.outcome = 'refused' and f.service = by_service and f.ip is not distinct from from_ip and f.reason = why
      order by f.at desc, f.id desc limit 1)
     and l.at > moment - interval '1 minute' and l.at <= moment;
  if found then return; end if;
  insert into mail_login (account_id, user_id, domain_id, email, readable, at, service, ip, country, outcome, blocked, reason,
                          attempts)
  values (of_account, of_user, one.domain_id, one.email, one.readable, moment, by_service, from_ip, from_country, 'refused',
          was_blocked, why, tries);
end $$;
