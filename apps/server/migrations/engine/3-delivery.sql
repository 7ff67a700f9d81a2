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
  mailbox engine.active_user;
  forwards text[];
begin
  given := lower(given);
  if given !~ '^[^@]+@[^@]+$' then return; end if;
  -- The recycle bin keeps a name reserved: nobody else gets its mail.
  select s.*, a.id as address_id, a.kind into name from engine.served_name s
    left join address a on a.account_id = s.account_id and a.domain_id = s.domain_id
         and a.local_part = engine.local_part(given)
   where s.name = engine.domain_part(given);
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

  if name.kind is null then
    if given ~ '^srs[01]=' then reason := 'returned'; target := given; return next; return; end if;
    -- An address of ours that nobody has, or no longer, catches nothing: it would be taken and then come back.
    if name.catchall <> '' and name.catchall <> given
       and engine.domain_part(name.catchall) not in (engine.copy_domain(), engine.outside_domain())
       and (engine.receiver_at(name.catchall) is not null
            or not exists (select from engine.served_name s
                            where s.name = engine.domain_part(name.catchall) and s.local_delivery)) then
      reason := 'catch_all'; target := name.catchall; return next;
    end if;
    return;
  end if;

  if name.kind in ('list', 'smart_list') then
    reason := engine.list_reason(name.account_id, name.address_id);
    target := given; list_id := name.address_id;
    if reason is not null then return next; end if;
    return;
  elsif name.kind = 'alias' then
    reason := 'alias';
    for target in select d.target from engine.destinations_of(name.account_id, name.address_id) d loop return next; end loop;
    return;
  elsif name.kind = 'public_folder' then
    reason := 'public_folder'; target := 'folder-' || name.address_id || '@' || engine.copy_domain();
    if exists (select from engine.folder_of(target)) then return next; end if;
    return;
  end if;

  select * into mailbox from engine.active_user u where u.account_id = name.account_id and u.id = name.address_id;
  -- Only copies of other mail get into a mailbox for audit.
  if not found or mailbox.account_type = 'audit' then return; end if;
  user_id := mailbox.id;

  forwards := array(select f.target from engine.forwards_of(mailbox.account_id, mailbox.id) f);
  -- Where no destination receives mail, it stays: nothing is lost because somebody else was removed.
  if forwards = '{}' or coalesce((select s.keep_copy from user_sharing s
       where s.account_id = mailbox.account_id and s.user_id = mailbox.id), true) then
    reason := case when mailbox.is_connector then 'relay' else 'mailbox' end;
    target := given; host := case when mailbox.is_connector then mailbox.relay_host end; return next;
    if mailbox.is_connector and mailbox.has_mailbox then
      reason := 'copy'; target := mailbox.id || '@' || engine.copy_domain(); host := null; return next;
    end if;
  end if;
  reason := 'forward'; host := null;
  foreach target in array forwards loop return next; end loop;
end $$;

-- What mail to an address of the account is called by, where it receives any; null where it does not. By its kind, because a
-- look at all kinds at once costs more than all the rest.
create function engine.receiver_of(of_account bigint, of_address bigint) returns text language plpgsql stable as $$
begin
  case (select a.kind from address a where a.account_id = of_account and a.id = of_address)
    when 'user' then return (select u.email from engine.active_user u
      where u.account_id = of_account and u.id = of_address and u.account_type <> 'audit');
    when 'alias' then return (select r.email from engine.active_alias r where r.account_id = of_account and r.id = of_address);
    when 'list' then return (select r.email from engine.active_list r
      where r.account_id = of_account and r.id = of_address and r.type = 'distribution');
    when 'smart_list' then return (select r.email from engine.active_smart_list r
      where r.account_id = of_account and r.id = of_address);
    when 'public_folder' then return (select nullif(r.email, '') from engine.active_folder r
      where r.account_id = of_account and r.id = of_address);
    else return null;
  end case;
end $$;

-- Who receives at an address of ours; nobody where it only leads to somebody else's domain.
create function engine.receiver_at(given text) returns text language plpgsql stable as $$
begin
  return (select engine.receiver_of(a.account_id, a.id) from engine.served_name n
    join address a on a.account_id = n.account_id and a.domain_id = n.domain_id
         and a.local_part = engine.local_part(given) and a.removed_at is null
   where n.name = engine.domain_part(given));
end $$;

-- Destinations that receive mail.
create function engine.forwards_of(of_account bigint, of_user bigint) returns table (target text) language plpgsql stable as $$
begin
  return query select d.target from (
    select f.position, case when f.address_id is null then f.external
                            else engine.receiver_of(f.account_id, f.address_id) end as target
      from user_forward f where f.account_id = of_account and f.user_id = of_user) as d
   where d.target is not null order by d.position;
end $$;

create function engine.destinations_of(of_account bigint, of_alias bigint) returns table (target text)
language plpgsql stable as $$
begin
  return query select d.target from (
    select t.position, case when t.address_id is null then t.external
                            else engine.receiver_of(t.account_id, t.address_id) end as target
      from engine.active_alias a join alias_destination t on t.account_id = a.account_id and t.alias_id = a.id
     where a.account_id = of_account and a.id = of_alias) as d
   where d.target is not null order by d.position;
end $$;

-- Mail that leaves the account on its way passes the hooks, which give it a sender that may send it from here.
create function engine.passed_on(target text, domain_id bigint) returns text language sql stable as $$
  select case when exists (select from engine.served_name n where n.name = engine.domain_part(target)) then target
    else encode(convert_to(target, 'UTF8'), 'hex') || '-' || domain_id || '@' || engine.outside_domain() end
$$;

-- The tables of Postfix. Each gives what the manual of that table asks for, or nothing. In plpgsql, because it keeps the plans of
-- its queries as long as the connection lives.
create function engine.mailbox_domain(given text) returns setof text language plpgsql stable security definer as $$
begin
  given := lower(given);
  return query select n.name from engine.served_name n where n.name = given and n.local_delivery;
  if given in (engine.copy_domain(), engine.outside_domain()) then return next given; end if;
end $$;

create function engine.relay_domain(given text) returns setof text language plpgsql stable security definer as $$
begin
  return query select n.name from engine.served_name n where n.name = lower(given) and not n.local_delivery;
end $$;

create function engine.virtual_alias(given text) returns setof text language plpgsql stable security definer as $$
begin
  return query select case when h.reason in ('forward', 'alias', 'catch_all') then engine.passed_on(h.target, h.domain_id)
                           else h.target end
    from engine.next_hop(given) h;
end $$;

-- The mailbox that a copy is for: its number is the name.
create function engine.copy_owner(given text) returns setof engine.active_user language plpgsql stable as $$
declare
  number bigint := substring(lower(given) from '^([0-9]{1,18})(?:\+[^@]*)?@mailbox\.posthouse\.invalid$')::bigint;
begin
  if number is null then return; end if;
  return query select u.* from engine.active_user u
   where u.account_id = (select a.account_id from address a where a.id = number) and u.id = number
     and u.has_mailbox and (u.is_connector or u.account_type = 'audit');
end $$;

create function engine.mailbox(given text) returns setof text language plpgsql stable security definer as $$
declare
  domain text := engine.domain_part(given);
begin
  if domain = engine.outside_domain() then return next given; return; end if;
  if domain = engine.copy_domain() then
    if exists (select from engine.copy_owner(given)) or exists (select from engine.folder_of(given)) then return next given; end if;
    return;
  end if;
  return query select h.target from engine.next_hop(given) h
   where h.reason in ('mailbox', 'relay', 'list', 'smart_list', 'retrain', 'returned');
end $$;

-- Of a whole domain that another server keeps, of single users that have their mailbox elsewhere, and of what the hooks take.
create function engine.transport(given text) returns setof text language plpgsql stable security definer as $$
declare
  domain text := engine.domain_part(given);
begin
  if domain = engine.outside_domain() then
    return next 'hooks:unix:private/posthouse-hooks';
  elsif domain = engine.copy_domain() then
    return query select 'error:5.2.2 The folder is full' from engine.folder_of(given) f
     where coalesce(f.used_bytes, 0) >= f.quota_mb * 1000000;
  else
    return query select case when h.reason in ('list', 'smart_list') and not engine.is_list_service(given)
                               then 'lists:unix:private/posthouse-hooks'
                             when h.reason <> 'relay' then 'hooks:unix:private/posthouse-hooks'
                             when h.host = '' then 'retry:4.3.5 No server is set for this address'
                             else 'relay:[' || h.host || ']' end
      from engine.next_hop(given) h where h.reason in ('relay', 'list', 'smart_list', 'retrain', 'returned');
  end if;
end $$;

-- Questions about an address go to the same server as its mail, by a way of their own: one does not hold up the other.
create function engine.probe_transport(given text) returns setof text language sql stable security definer as $$
  select regexp_replace(t, '^relay:', 'probe:') from engine.transport(given) as t
$$;

-- What Postfix checks before it takes mail for an address: the class of restrictions of that name.
create function engine.kept_elsewhere(given text) returns setof text language plpgsql stable security definer as $$
begin
  return query select 'known_elsewhere' from engine.served_name n
   where n.name = engine.domain_part(given) and not n.local_delivery;
end $$;

-- The mailbox that gets a copy of everything an address of an audited domain sends or receives.
create function engine.audit_copy(given text) returns setof text language plpgsql stable security definer as $$
begin
  return query select u.id || '@' || engine.copy_domain()
    from engine.served_name n
    join audit_domain a on a.account_id = n.account_id and a.domain_id = n.domain_id and a.enabled
    join engine.active_user u on u.account_id = a.account_id and u.id = a.user_id and u.account_type = 'audit'
   where n.name = engine.domain_part(given);
end $$;
