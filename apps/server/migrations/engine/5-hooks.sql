-- Who may send as whom, and what else the hooks ask and tell.

-- The logins that may use an address as the sender.
create function engine.sender_logins(given text) returns setof text language sql stable security definer as $$
  with meant as (
    select n.account_id, a.id from engine.served_name n
      join address a on a.account_id = n.account_id and a.domain_id = n.domain_id
           and a.local_part = engine.local_part(given) and a.removed_at is null
     where n.name = engine.domain_part(given))
  select u.email from meant m join engine.active_user u on u.account_id = m.account_id and u.id = m.id
   where u.account_type <> 'audit' and engine.may_log_in(u, 'smtp', now())
  union
  select u.email from meant m
    join user_send_as s on s.account_id = m.account_id and s.address_id = m.id
    join engine.active_user u on u.account_id = s.account_id and u.id = s.user_id
   where engine.may_log_in(u, 'smtp', now())
  union
  select u.email from meant m
    join user_delegate g on g.account_id = m.account_id and g.user_id = m.id and g.sending <> 'none'
    join engine.active_user u on u.account_id = g.account_id and u.id = g.delegate_id
   where engine.may_log_in(u, 'smtp', now())
$$;

-- The account whose settings count for mail to an address.
create function engine.account_of(given text) returns bigint language sql stable security definer as
  $$ select account_id from engine.served_name where name = engine.domain_part(given) $$;

-- Whether a message fits into the mailbox of its recipient, as far as Dovecot has told; true where it is not kept here.
create function engine.has_room(given text, bytes bigint) returns boolean language sql stable security definer as $$
  with hop as (
    select coalesce(f.reason, h.reason) as reason, coalesce(f.target, h.target) as target, h.account_id,
           coalesce(f.user_id, h.user_id) as user_id
      from engine.next_hop(given) h left join engine.next_hop(h.target) f on h.reason = 'alias_domain')
  select coalesce(bool_and(coalesce(used_bytes, 0) + bytes <= quota_mb * 1000000), true) from (
    select u.used_bytes, u.quota_mb from hop h join mail_user u on u.account_id = h.account_id and u.id = h.user_id
     where h.reason in ('mailbox', 'copy')
    union all
    select f.used_bytes, f.quota_mb from hop h cross join lateral engine.folder_of(h.target) f
     where h.reason = 'public_folder') as held
$$;

-- The key that signs for a domain, as it is stored: only the hooks can open it.
create function engine.signing_key(given text)
returns table (account_id bigint, domain_id bigint, selector text, private_key bytea)
language sql stable security definer as $$
  select k.account_id, k.domain_id, k.selector, k.private_key
    from engine.served_name n
    join dkim_key k on k.account_id = n.account_id and k.domain_id = n.domain_id and k.state = 'active'
   where n.name = lower(given) and not n.is_alias and n.dkim_enabled
$$;

-- Whether a login may send with this address in the From header, and whether the message must say who sent it.
create function engine.check_sender(login text, header_from text)
returns table (is_allowed boolean, on_behalf boolean) language sql stable security definer as $$
  select coalesce(bool_or(l = (select me.email from engine.user_of(login) me)), false),
         coalesce((select bool_and(g.sending = 'behalf') from engine.user_of(login) me
            join engine.user_of(header_from) o on o.account_id = me.account_id and o.id <> me.id
            join user_delegate g on g.account_id = o.account_id and g.user_id = o.id and g.delegate_id = me.id
           where not exists (select from user_send_as s
                   where s.account_id = me.account_id and s.user_id = me.id and s.address_id = o.id)), false)
    from engine.sender_logins(header_from) as l
$$;

create function engine.is_served(given text) returns boolean language sql stable security definer as
  $$ select exists (select from engine.served_name where name = lower(given)) $$;

-- Reads what Dovecot wrote about mailboxes.
create function engine.take_usage() returns void language sql volatile security definer as $$
  with told as (
    delete from mailbox_usage where username in (
      select username from mailbox_usage order by username limit 1000 for update skip locked)
    returning username, bytes)
  update mail_user u set used_bytes = told.bytes
    from told, lateral engine.user_of(told.username) as one
   where u.account_id = one.account_id and u.id = one.id and u.used_bytes is distinct from told.bytes
$$;

-- [{login, at, service, ip, accepted, password_kind, attempts}]: those of users we know.
create function engine.record_logins(logins jsonb) returns void language plpgsql volatile security definer as $$
begin
  insert into mail_login (account_id, user_id, domain_id, at, service, ip, outcome, password, label, attempts)
  select u.account_id, u.id, u.domain_id, l.at, engine.service_of(l.service), nullif(l.ip, '')::inet,
         case when l.accepted then 'accepted' else 'refused' end,
         case when l.accepted then split_part(l.password_kind, ':', 1) else '' end,
         coalesce((select p.label from app_password p where p.account_id = u.account_id and p.user_id = u.id
            and l.password_kind = 'app:' || p.id), ''), l.attempts
    from jsonb_to_recordset(logins) as l (login text, at timestamptz, service text, ip text, accepted boolean,
         password_kind text, attempts integer)
    cross join lateral engine.user_of(l.login) as u
   where engine.service_of(l.service) is not null;
  update mail_user m set last_login_at = latest.at
    from (select u.account_id, u.id, max(l.at) as at
            from jsonb_to_recordset(logins) as l (login text, at timestamptz, accepted boolean)
            cross join lateral engine.user_of(l.login) as u
           where l.accepted group by u.account_id, u.id) as latest
   where m.account_id = latest.account_id and m.id = latest.id and m.last_login_at is distinct from latest.at
     and (m.last_login_at is null or m.last_login_at < latest.at);
end $$;

-- Takes no moment: whoever has taken over the engine must not erase how.
create function engine.forget_logins() returns void language sql volatile security definer as
  $$ delete from mail_login where at < now() - interval '90 days' $$;

-- Of these sessions, the users that may not have them any more.
create function engine.ended_sessions(names text[], services text[], ips text[]) returns setof text
language sql stable security definer as $$
  select distinct s.name from unnest(names, services, ips) as s (name, service, ip)
   where not exists (select from engine.user_of(s.name) as u
                      where u.email = s.name and engine.may_log_in(u, engine.service_of(s.service), now())
                        and engine.may_come_from(u, s.ip))
$$;

-- Whether a user who logged in to send may go on from there.
create function engine.may_go_on(login text, ip text) returns boolean language sql stable security definer as
  $$ select coalesce(bool_and(engine.may_come_from(u, ip)), true) from engine.user_of(login) as u $$;

-- Mailboxes that others can open, with the number their groups are called after.
create function engine.opened_mailboxes(only_email text) returns table (email text, id bigint)
language sql stable security definer as $$
  select u.email, u.id from engine.active_user u
   -- Dovecot would read these characters as a pattern for other names.
   where u.has_mailbox and u.email !~ '[*?]' and (only_email is null or u.email = only_email)
     and exists (select from user_delegate g where g.account_id = u.account_id and g.user_id = u.id)
$$;

create function engine.beat(started timestamptz, states jsonb) returns void language sql volatile security definer as $$
  insert into mail_engine (started_at, seen_at, services) values (started, now(), states)
  on conflict (only_row) do update set started_at = excluded.started_at, seen_at = excluded.seen_at,
    services = excluded.services
$$;
