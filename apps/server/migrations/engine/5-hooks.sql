-- Who may send as whom, and what else the hooks ask and tell.

-- Whether a user may use an address as the sender: the own one, one that was given to it, or a mailbox it sends for. Of who
-- is logged in this says nothing: replies of a mailbox are sent at any hour.
create function engine.may_send_as(one engine.active_user, given text) returns boolean language plpgsql stable as $$
declare
  meant bigint;
begin
  select a.id into meant from engine.served_name n
    join address a on a.account_id = n.account_id and a.domain_id = n.domain_id
         and a.local_part = engine.local_part(given) and a.removed_at is null
   where n.name = engine.domain_part(given) and n.account_id = one.account_id;
  if meant = one.id then return one.account_type <> 'audit'; end if;
  return meant is not null and (
    exists (select from user_send_as s
             where s.account_id = one.account_id and s.user_id = one.id and s.address_id = meant)
    or exists (select from user_delegate g
             where g.account_id = one.account_id and g.user_id = meant and g.delegate_id = one.id and g.sending <> 'none'));
end $$;

-- The user behind the name somebody is logged in with to send, as long as that password and the login still count.
create function engine.sending_user(login text, ip text) returns setof engine.active_user language plpgsql stable as $$
declare
  one engine.active_user;
  login_email text := substring(login from '^(.+)#[^#@]+$');
  mark text := substring(login from '#([^#@]+)$');
begin
  select * into one from engine.user_of(login_email) u where u.email = login_email;
  if not found or not engine.may_log_in(one, 'smtp', now()) or not engine.may_come_from(one, ip) then return; end if;
  if mark = engine.login_mark(one, 'onetime') or (mark = engine.login_mark(one, 'main') and not one.twofa_allowed)
     or exists (select from app_password p
                 where p.account_id = one.account_id and p.user_id = one.id and mark = 'app.' || p.id and p.smtp
                   and (p.expires_on is null or p.expires_on >= (now() at time zone one.account_timezone)::date)) then
    return next one;
  end if;
end $$;

-- All that Postfix asks about a recipient, with the size the client announced, or about a message that has arrived. Who is not
-- logged in has an empty login. `posting` is told for lists: who can post there, see engine.may_post; `account_id` is that of
-- whoever is logged in, `receiver_account` that of the recipient.
create function engine.policy(login text, ip text, sender text, recipient text, bytes bigint, has_arrived boolean)
returns table (may_go_on boolean, may_send boolean, is_own_domain boolean, account_id bigint, posting text, has_room boolean,
               receiver_account bigint)
language plpgsql stable security definer as $$
declare
  me engine.active_user;
  kind text;
begin
  may_go_on := true; may_send := true; has_room := true;
  if login <> '' then
    select * into me from engine.sending_user(login, ip);
    may_go_on := found;
    account_id := me.account_id;
    may_send := may_go_on and (sender = '' or engine.may_send_as(me, sender));
    if not may_send then return next; return; end if;
  end if;
  if has_arrived then
    is_own_domain := exists (select from engine.served_name n where n.name = engine.domain_part(sender));
    has_room := recipient = '' or engine.has_room(recipient, bytes);
    return next; return;
  end if;
  select a.kind, n.account_id into kind, receiver_account from engine.served_name n
    left join address a on a.account_id = n.account_id and a.domain_id = n.domain_id
         and a.local_part = engine.local_part(recipient)
   where n.name = engine.domain_part(recipient);
  if kind in ('list', 'smart_list') then
    posting := engine.may_post(recipient, sender);
  elsif login = '' and found then
    has_room := engine.has_room(recipient, bytes);
  end if;
  return next;
end $$;

-- Whether a message fits into the mailbox of its recipient, by what Dovecot told last; true where it is not kept here.
create function engine.has_room(given text, bytes bigint) returns boolean language plpgsql stable security definer as $$
declare
  hop record;
  fits boolean;
begin
  for hop in select * from engine.next_hop(given) loop
    if hop.reason = 'alias_domain' then return engine.has_room(hop.target, bytes); end if;
    if hop.reason in ('mailbox', 'copy') then
      select coalesce((select l.bytes from mailbox_usage l where l.username = u.email), m.used_bytes, 0) + bytes
               <= u.quota_mb * 1000000 into fits
        from mail_user u join user_measure m on m.account_id = u.account_id and m.user_id = u.id
       where u.account_id = hop.account_id and u.id = hop.user_id;
    elsif hop.reason = 'public_folder' then
      select coalesce(f.used_bytes, 0) + bytes <= f.quota_mb * 1000000 into fits from engine.folder_of(hop.target) f;
    end if;
    if not fits then return false; end if;
  end loop;
  return true;
end $$;

-- The key that signs for a domain, as it is stored: only the hooks can open it.
create function engine.signing_key(given text)
returns table (account_id bigint, domain_id bigint, selector text, private_key bytea)
language plpgsql stable security definer as $$
begin
  return query select k.account_id, k.domain_id, k.selector, k.private_key
    from engine.served_name n
    join dkim_key k on k.account_id = n.account_id and k.domain_id = n.domain_id and k.state = 'active'
   where n.name = lower(given) and not n.is_alias and n.dkim_enabled;
end $$;

-- Whether a user may send with this address in the From header, and whether the message must say who sent it.
create function engine.check_sender(writer text, header_from text)
returns table (is_allowed boolean, on_behalf boolean) language plpgsql stable security definer as $$
declare
  me engine.active_user;
begin
  select * into me from engine.user_of(writer);
  is_allowed := found and engine.may_send_as(me, header_from);
  on_behalf := is_allowed and coalesce((select bool_and(g.sending = 'behalf') from engine.user_of(header_from) o
      join user_delegate g on g.account_id = o.account_id and g.user_id = o.id and g.delegate_id = me.id
     where o.account_id = me.account_id and o.id <> me.id
       and not exists (select from user_send_as s
             where s.account_id = me.account_id and s.user_id = me.id and s.address_id = o.id)), false);
  return next;
end $$;

create function engine.is_served(given text) returns boolean language plpgsql stable security definer as $$
begin
  return exists (select from engine.served_name n where n.name = lower(given));
end $$;

-- Reads what Dovecot wrote about mailboxes.
create function engine.take_usage() returns void language sql volatile security definer as $$
  with told as (
    delete from mailbox_usage where username in (
      select username from mailbox_usage order by username limit 1000 for update skip locked)
    returning username, bytes)
  update user_measure m set used_bytes = told.bytes
    from told, lateral engine.user_of(told.username) as one
   where m.account_id = one.account_id and m.user_id = one.id and m.used_bytes is distinct from told.bytes
$$;

-- Of these sessions, the users that may not have them any more.
create function engine.ended_sessions(names text[], services text[], ips text[]) returns setof text
language sql stable security definer as $$
  select distinct s.name from unnest(names, services, ips) as s (name, service, ip)
   where not exists (select from engine.user_of(s.name) as u
                      where u.email = s.name and engine.may_log_in(u, engine.service_of(s.service), now())
                        and engine.may_come_from(u, s.ip))
$$;

-- These sessions are open now, and no others. One that was known stays as it is.
create function engine.note_sessions(names text[], services text[], ips text[]) returns void
language sql volatile security definer as $$
  with seen as materialized (
    select distinct u.account_id, u.id as user_id, engine.service_of(s.service) as service, s.ip
      from unnest(names, services, ips) as s (name, service, ip)
      join mail_user u on u.email = s.name and u.removed_at is null
     where engine.service_of(s.service) in ('imap', 'pop3', 'sieve')),
  over as (
    delete from mail_session m where not exists (
      select from seen s where (s.account_id, s.user_id, s.service, s.ip) = (m.account_id, m.user_id, m.service, m.ip)))
  insert into mail_session (account_id, user_id, service, ip) select * from seen on conflict do nothing
$$;

-- Those of a user were ended.
create function engine.forget_sessions(given text) returns void language sql volatile security definer as $$
  delete from mail_session m using mail_user u
   where u.email = given and u.removed_at is null and m.account_id = u.account_id and m.user_id = u.id
$$;

-- Mailboxes that others can open, with the number their groups are called after.
create function engine.opened_mailboxes(only_email text) returns table (email text, id bigint)
language sql stable security definer as $$
  select u.email, u.id from engine.active_user u
   -- Dovecot would read these characters as a pattern for other names.
   where u.has_mailbox and u.email !~ '[*?]' and (only_email is null or u.email = only_email)
     and exists (select from user_delegate g where g.account_id = u.account_id and g.user_id = u.id)
$$;

create function engine.beat(started timestamptz, states jsonb, reached jsonb default null) returns void
language sql volatile security definer as $$
  insert into mail_engine (started_at, seen_at, services, reach) values (started, now(), states, reached)
  on conflict (only_row) do update set started_at = excluded.started_at, seen_at = excluded.seen_at,
    services = excluded.services, reach = coalesce(excluded.reach, mail_engine.reach)
$$;
