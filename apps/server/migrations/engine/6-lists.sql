-- Lists and smart lists: who receives, who can post, and how far a message has come.

-- Those who receive what is sent to a list, in the order of their addresses, after one that was told before. `position` is
-- how the member is known in the list, `target` where mail for it goes; address_id is null for a text.
create function engine.list_targets(of_account bigint, of_list bigint, after text, most integer)
returns table ("position" text, target text, address_id bigint) language plpgsql stable security definer as $$
declare
  kind text := (select l.type from smart_list l where l.account_id = of_account and l.id = of_list);
begin
  -- Members are looked at one after the other, until there are enough.
  if kind is null then
    return query select m.email, m.receiver, m.address_id from (
      select m.email, m.address_id, case when m.address_id is null then m.email
             else engine.receiver_of(m.account_id, m.address_id) end as receiver
        from list_member m where m.account_id = of_account and m.list_id = of_list and m.email > after
       order by m.email offset 0) as m
     where m.receiver is not null limit most;
  elsif kind = 'members' then
    return query select m.email, m.receiver, m.address_id from (
      select m.email, m.address_id, case when m.address_id is null then m.email
             else engine.receiver_of(m.account_id, m.address_id) end as receiver
        from smart_list_member m
       where m.account_id = of_account and m.list_id = of_list and m.can_receive and m.email > after
       order by m.email offset 0) as m
     where m.receiver is not null limit most;
  else
    return query select u.readable, u.email, u.id from smart_list l
      join engine.active_user u on u.account_id = l.account_id and u.domain_id = l.domain_id and u.account_type <> 'audit'
     where l.account_id = of_account and l.id = of_list and u.readable > after
     order by u.readable limit most;
  end if;
end $$;

-- What a list does with mail; null where it takes none: disabled, removed, or nobody would receive it.
create function engine.list_reason(of_account bigint, of_list bigint) returns text language plpgsql stable as $$
declare
  list record;
begin
  select l.type, l.domain_id, 'list' as reason into list from mail_list l
   where l.account_id = of_account and l.id = of_list and l.active and l.removed_at is null;
  if not found then
    select l.type, l.domain_id, 'smart_list' as reason into list from smart_list l
     where l.account_id = of_account and l.id = of_list and l.active and l.removed_at is null;
  end if;
  if not found then return null; end if;
  if list.reason = 'list' and list.type <> 'distribution' then return 'retrain'; end if;
  -- Nobody has to be the first of a whole domain here.
  if list.type = 'all' then
    return (select list.reason where exists (select from engine.active_user u
      where u.account_id = of_account and u.domain_id = list.domain_id and u.account_type <> 'audit'));
  end if;
  return (select list.reason where exists (select from engine.list_targets(of_account, of_list, '', 1)));
end $$;

-- The list an address is, also by an alias domain and with +more.
create function engine.list_at(given text)
returns table (reason text, account_id bigint, id bigint, email text, domain_id bigint, retrains text, protection text,
               password_hash text, copy_to_sender boolean, is_all boolean)
language sql stable security definer as $$
  with hop as (
    select h.* from engine.next_hop(given) first
      cross join lateral (select first.* where first.reason <> 'alias_domain'
        union all select further.* from engine.next_hop(first.target) further where first.reason = 'alias_domain') as h
     where h.reason in ('list', 'smart_list', 'retrain'))
  select h.reason, l.account_id, l.id, l.email, l.domain_id, case when h.reason = 'retrain' then l.type end, 'none', null, true, false
    from hop h join mail_list l on l.account_id = h.account_id and l.id = h.list_id
  union all
  select h.reason, l.account_id, l.id, l.email, l.domain_id, null, l.protection, l.password_hash, l.copy_to_sender, l.type = 'all'
    from hop h join smart_list l on l.account_id = h.account_id and l.id = h.list_id
$$;

-- Whether a sender can post: `yes`, `password` where it must be in the subject, or who could: `members`, `users`. Bounces
-- and what programs send by themselves have no sender, and are not for everybody.
create function engine.may_post(given text, sender text) returns text language sql stable security definer as $$
  select case
      when coalesce(sender, '') = '' then 'nobody'
      when l.reason = 'retrain' then case when me.domain_id = l.domain_id then 'yes' else 'users' end
      when engine.is_list_service(given) then 'yes'
      when l.reason = 'list' or l.protection = 'none' then 'yes'
      when exists (select from smart_list_owner o
                    where o.account_id = l.account_id and o.list_id = l.id and o.address_id = me.id) then 'yes'
      when l.protection = 'password' then 'password'
      when l.is_all and me.domain_id = l.domain_id then 'yes'
      when not l.is_all and exists (select from smart_list_member m
                    where m.account_id = l.account_id and m.list_id = l.id and m.can_post
                      and (m.email = lower(sender) or m.address_id = me.id)) then 'yes'
      else 'members' end
    from engine.list_at(given) l left join engine.user_of(sender) me on me.account_id = l.account_id
$$;

-- Who gets what comes back from members.
create function engine.list_owners(of_account bigint, of_list bigint) returns setof text
language sql stable security definer as $$
  select u.email from smart_list_owner o join engine.active_user u on u.account_id = o.account_id and u.id = o.address_id
   where o.account_id = of_account and o.list_id = of_list
$$;

-- Who can take somebody off a list: its owners; where it has none, the administrator of the account.
create function engine.list_managers(of_account bigint, of_list bigint) returns setof text
language sql stable security definer as $$
  with owner as (select o as email from engine.list_owners(of_account, of_list) as o)
  select email from owner
  union all
  select a.email from admin a where a.account_id = of_account and a.role = 'admin' and not exists (select from owner)
$$;

-- The name a domain has, for the sender of mail that it sends on.
create function engine.name_of_domain(given bigint) returns text language sql stable security definer as
  $$ select s.name from domain_name n join engine.served_name s on s.account_id = n.account_id and s.domain_id = n.id
      where n.id = given and not s.is_alias $$;

-- One at a time hands a message to the members of a list. `begun`: the caller does, from `passed` on, until `held_seconds` have
-- gone by without a note; `held`: somebody else does; `finished`: everybody has it.
create function engine.begin_list_delivery(of_account bigint, of_list bigint, of_message bytea, held_seconds integer)
returns table (state text, now_fence bigint, so_far text) language plpgsql volatile security definer as $$
begin
  return query insert into list_delivery as d (account_id, list_id, message, passed, at, held_until)
    select of_account, of_list, of_message, '', now(), clock_timestamp() + make_interval(secs => held_seconds)
     where exists (select from address a where a.account_id = of_account and a.id = of_list)
    on conflict (account_id, list_id, message) do update
      set fence = d.fence + 1, held_until = excluded.held_until, at = excluded.at
      where not d.is_finished and (d.held_until is null or d.held_until < clock_timestamp())
    returning 'begun', d.fence, d.passed;
  if found then return; end if;
  return query select case when d.is_finished then 'finished' else 'held' end, d.fence, d.passed from list_delivery d
    where d.account_id = of_account and d.list_id = of_list and d.message = of_message;
end $$;

-- Up to where members have it. That is a fact whoever tells it, and never goes back; the answer is whether the teller may go on.
create function engine.note_list_progress(of_account bigint, of_list bigint, of_message bytea, of_fence bigint,
                                          now_passed text, held_seconds integer) returns boolean
language sql volatile security definer as $$
  with noted as (
    update list_delivery d
       set passed = greatest(d.passed, now_passed collate "C"), at = now(),
           held_until = case when d.fence = of_fence and not d.is_finished
                             then clock_timestamp() + make_interval(secs => held_seconds) else d.held_until end
     where d.account_id = of_account and d.list_id = of_list and d.message = of_message
    returning d.fence = of_fence and not d.is_finished as is_holder)
  select coalesce(bool_or(is_holder), false) from noted
$$;

-- The holder ends: everybody has it, or somebody else goes on.
create function engine.end_list_delivery(of_account bigint, of_list bigint, of_message bytea, of_fence bigint, finished boolean)
returns void language sql volatile security definer as $$
  update list_delivery d set held_until = null, is_finished = finished, at = now()
   where d.account_id = of_account and d.list_id = of_list and d.message = of_message and d.fence = of_fence
     and not d.is_finished
$$;

-- Postfix gives a message back long before. Takes no moment: a message whose progress is forgotten would be sent again.
create function engine.forget_list_progress() returns void language sql volatile security definer as
  $$ delete from list_delivery where at < now() - interval '14 days' $$;
