-- One step of the way of a message: what an address leads to. Postfix takes the steps one after the other, and whoever
-- explains an address to people takes the same.
--   mailbox       kept here
--   copy          kept here as well, while the mail itself is handed to another server
--   relay         handed to the server of that name
--   forward       goes on to another address, because its user wants it
--   alias         goes on to the destinations of an alias
--   alias_domain  the same name at the domain behind an alias domain
--   catch_all     nobody has that name
--   list          goes on to the members, see engine.list_targets
--   smart_list    the same, for those who can post
--   public_folder put into a folder that several users share
--   retrain       teaches the spam filter
--   returned      comes back to the sender of mail that was forwarded
-- No row: there is no such address. list_id is the list; domain_id the domain that sends the mail on.
create function engine.next_hop(given text)
returns table (reason text, target text, host text, account_id bigint, domain_id bigint, user_id bigint, list_id bigint)
language plpgsql stable as $$
declare
  name record;
  known record;
  mailbox engine.active_user;
  keeps_copy boolean;
  has_destination boolean;
begin
  given := lower(given);
  if given !~ '^[^@]+@[^@]+$' then return; end if;
  select * into name from engine.served_name s where s.name = engine.domain_part(given);
  if not found then return; end if;
  account_id := name.account_id;
  domain_id := name.domain_id;

  if name.is_alias then
    target := split_part(given, '@', 1) || '@' || name.domain;
    if exists (select from engine.next_hop(target)) then reason := 'alias_domain'; return next; end if;
    return;
  end if;
  if not name.local_delivery then
    reason := 'relay'; target := given; host := name.relay_host; return next; return;
  end if;

  -- The recycle bin keeps a name reserved: nobody else gets its mail.
  select a.id, a.kind into known from address a
   where a.account_id = name.account_id and a.domain_id = name.domain_id and a.local_part = engine.local_part(given);
  if not found then
    if given ~ '^srs[01]=' then reason := 'returned'; target := given; return next; return; end if;
    -- An address of ours that nobody has, or no longer, catches nothing: it would be taken and then come back.
    if name.catchall <> '' and name.catchall <> given
       and engine.domain_part(name.catchall) not in (engine.copy_domain(), engine.outside_domain())
       and (exists (select from engine.receiver_at(name.catchall))
            or not exists (select from engine.served_name s
                            where s.name = engine.domain_part(name.catchall) and s.local_delivery)) then
      reason := 'catch_all'; target := name.catchall; return next;
    end if;
    return;
  end if;

  if known.kind in ('list', 'smart_list') then
    reason := engine.list_reason(name.account_id, known.id);
    target := given; list_id := known.id;
    if reason is not null then return next; end if;
    return;
  elsif known.kind = 'alias' then
    reason := 'alias';
    for target in select d.target from engine.destinations_of(name.account_id, known.id) d loop return next; end loop;
    return;
  end if;

  if known.kind = 'public_folder' then
    reason := 'public_folder'; target := 'folder-' || known.id || '@' || engine.copy_domain();
    if exists (select from engine.folder_of(target)) then return next; end if;
    return;
  end if;

  select * into mailbox from engine.active_user u where u.account_id = name.account_id and u.id = known.id;
  -- Only copies of other mail get into a mailbox for audit.
  if not found or mailbox.account_type = 'audit' then return; end if;
  user_id := mailbox.id;

  -- Where no destination receives mail, it stays: nothing is lost because somebody else was removed.
  has_destination := exists (select from engine.forwards_of(mailbox.account_id, mailbox.id));
  select coalesce(bool_and(s.keep_copy), true) or not has_destination into keeps_copy
    from user_sharing s where s.account_id = mailbox.account_id and s.user_id = mailbox.id;
  if keeps_copy and mailbox.is_connector then
    reason := 'relay'; target := given; host := mailbox.relay_host; return next;
    if mailbox.has_mailbox then
      reason := 'copy'; target := mailbox.id || '@' || engine.copy_domain(); host := null; return next;
    end if;
  elsif keeps_copy then
    reason := 'mailbox'; target := given; return next;
  end if;
  reason := 'forward';
  for target in select f.target from engine.forwards_of(mailbox.account_id, mailbox.id) f loop return next; end loop;
end $$;

-- Who receives at an address of ours; nobody where it only leads to somebody else's domain.
create function engine.receiver_at(given text) returns setof engine.receiver language sql stable as $$
  select r.* from engine.served_name n
    join address a on a.account_id = n.account_id and a.domain_id = n.domain_id
         and a.local_part = engine.local_part(given) and a.removed_at is null
    cross join lateral (select r.* from engine.receiver r where r.account_id = a.account_id and r.id = a.id offset 0) as r
   where n.name = engine.domain_part(given)
$$;

-- Destinations that receive mail. Each receiver is looked up by itself (offset 0): a join would list all of the account.
create function engine.forwards_of(of_account bigint, of_user bigint) returns table (target text) language sql stable as $$
  select case when f.address_id is null then f.external else r.email end
    from user_forward f
    left join lateral (select r.* from engine.receiver r
      where r.account_id = f.account_id and r.id = f.address_id offset 0) as r on true
   where f.account_id = of_account and f.user_id = of_user and (f.address_id is null or r.id is not null)
   order by f.position
$$;

create function engine.destinations_of(of_account bigint, of_alias bigint) returns table (target text) language sql stable as $$
  select case when d.address_id is null then d.external else r.email end
    from mail_alias t
    join alias_destination d on d.account_id = t.account_id and d.alias_id = t.id
    left join lateral (select r.* from engine.receiver r
      where r.account_id = d.account_id and r.id = d.address_id offset 0) as r on true
   where t.account_id = of_account and t.id = of_alias and t.active and t.removed_at is null
     and (d.address_id is null or r.id is not null)
   order by d.position
$$;

-- Mail that leaves the account on its way passes the hooks, which give it a sender that may send it from here.
create function engine.passed_on(target text, domain_id bigint) returns text language sql stable as $$
  select case when exists (select from engine.served_name n where n.name = engine.domain_part(target)) then target
    else encode(convert_to(target, 'UTF8'), 'hex') || '-' || domain_id || '@' || engine.outside_domain() end
$$;

-- The tables of Postfix. Each gives what the manual of that table asks for, or nothing.
create function engine.mailbox_domain(given text) returns setof text language sql stable security definer as $$
  select name from engine.served_name where name = lower(given) and local_delivery
  union all select lower(given) where lower(given) in (engine.copy_domain(), engine.outside_domain())
$$;

create function engine.relay_domain(given text) returns setof text language sql stable security definer as $$
  select name from engine.served_name where name = lower(given) and not local_delivery
$$;

create function engine.virtual_alias(given text) returns setof text language sql stable security definer as $$
  select case when reason in ('forward', 'alias', 'catch_all') then engine.passed_on(target, domain_id) else target end
    from engine.next_hop(given)
$$;

create function engine.copy_owner(given text) returns setof engine.active_user language sql stable as $$
  select u.* from address a join engine.active_user u on u.account_id = a.account_id and u.id = a.id
   where engine.domain_part(given) = engine.copy_domain() and engine.local_part(given) ~ '^[0-9]{1,18}$'
     and a.id = case when engine.local_part(given) ~ '^[0-9]{1,18}$' then engine.local_part(given)::bigint end and u.has_mailbox
     and (u.is_connector or u.account_type = 'audit')
$$;

create function engine.mailbox(given text) returns setof text language sql stable security definer as $$
  select target from engine.next_hop(given)
   where reason in ('mailbox', 'relay', 'list', 'smart_list', 'retrain', 'returned')
  union all
  select given from engine.copy_owner(given)
  union all
  select given from engine.folder_of(given)
  union all
  select given where engine.domain_part(given) = engine.outside_domain()
$$;

-- Of a whole domain that another server keeps, of single users that have their mailbox elsewhere, and of what the hooks take.
create function engine.transport(given text) returns setof text language sql stable security definer as $$
  select case when reason <> 'relay' then 'hooks:unix:private/posthouse-hooks'
              when host = '' then 'retry:4.3.5 No server is set for this address' else 'relay:[' || host || ']' end
    from engine.next_hop(given) where reason in ('relay', 'list', 'smart_list', 'retrain', 'returned')
  union all
  select 'hooks:unix:private/posthouse-hooks' where engine.domain_part(given) = engine.outside_domain()
  union all
  select 'error:5.2.2 The folder is full' from engine.folder_of(given) f
   where coalesce(f.used_bytes, 0) >= f.quota_mb * 1000000
  union all
  select 'relay:[' || relay_host || ']' from engine.served_name
   where name = lower(given) and not local_delivery and not is_alias
$$;

-- Questions about an address go to the same server as its mail, by a way of their own: one does not hold up the other.
create function engine.probe_transport(given text) returns setof text language sql stable security definer as $$
  select regexp_replace(t, '^relay:', 'probe:') from engine.transport(given) as t
$$;

-- What Postfix checks before it takes mail for a domain: the class of restrictions of that name.
create function engine.kept_elsewhere(given text) returns setof text language sql stable security definer as $$
  select 'known_elsewhere' from engine.served_name where name = lower(given) and not local_delivery
$$;

-- The mailbox that gets a copy of everything an address of an audited domain sends or receives.
create function engine.audit_copy(given text) returns setof text language sql stable security definer as $$
  select u.id || '@' || engine.copy_domain()
    from engine.served_name n
    join audit_domain a on a.account_id = n.account_id and a.domain_id = n.domain_id and a.enabled
    join engine.active_user u on u.account_id = a.account_id and u.id = a.user_id and u.account_type = 'audit'
   where n.name = engine.domain_part(given)
$$;
