-- What was set about mail for a receiver, and what could concern a message to it. The hooks decide.

-- Where mail to an address ends, by the steps that Postfix takes: mailboxes, lists and folders by the number of their address;
-- what leaves this server by the domain that sends it there. At most so many: a message to more is one to a list.
-- For those who ask `within` an account, whatever is not of that account is elsewhere: they don't learn who else is here.
create function engine.receivers_of(given text, within bigint default null)
returns table (ref text, account_id bigint, domain_id bigint, user_id bigint, is_elsewhere boolean)
language plpgsql stable as $$
declare
  waiting text[] := array[lower(given)];
  known text[] := '{}';
  hop record;
  now_at text;
begin
  while waiting <> '{}' and cardinality(known) < 1000 loop
    now_at := waiting[1];
    waiting := waiting[2:];
    continue when now_at = any (known);
    known := known || now_at;
    for hop in select * from engine.next_hop(now_at) loop
      account_id := hop.account_id; domain_id := hop.domain_id; user_id := null; is_elsewhere := false;
      if hop.reason in ('mailbox', 'copy') then
        ref := hop.user_id::text; user_id := hop.user_id; return next;
      elsif hop.reason = 'relay' and hop.user_id is not null then
        ref := hop.user_id::text; user_id := hop.user_id; is_elsewhere := true; return next;
      elsif hop.reason = 'relay' then
        ref := 'd' || hop.domain_id; is_elsewhere := true; return next;
      elsif hop.reason in ('list', 'smart_list') then
        ref := hop.list_id::text; return next;
      elsif hop.reason = 'public_folder' then
        ref := substring(hop.target from '^folder-([0-9]+)@'); return next;
      elsif hop.reason in ('forward', 'alias', 'catch_all', 'alias_domain') then
        if exists (select from engine.served_name n
                    where n.name = engine.domain_part(hop.target) and (within is null or n.account_id = within)) then
          waiting := waiting || hop.target;
        else
          ref := 'd' || hop.domain_id; return next;
        end if;
      end if;
    end loop;
  end loop;
end $$;

-- All that could concern a message, for each of its receivers. `meant` are the addresses and domains an entry for its senders
-- can have, `written` those addresses alone; an empty `ip` is that of nobody.
create function engine.filter_rules(recipients text[], meant text[], written text[], ip text, within bigint default null)
returns table (recipient text, ref text, account_id bigint, is_elsewhere boolean, accept_from text, sensitivity integer,
               spam_to text, senders jsonb, networks jsonb, known jsonb)
language plpgsql stable security definer as $$
declare
  receiver record;
  setting record;
  address inet := engine.plain_ip(ip);
begin
  foreach recipient in array recipients loop
    for receiver in select * from engine.receivers_of(recipient, within) loop
      select * into setting from engine.filter_settings_of(receiver.account_id, receiver.domain_id);
      ref := receiver.ref; account_id := receiver.account_id; is_elsewhere := receiver.is_elsewhere;
      accept_from := setting.accept_from; sensitivity := setting.sensitivity; spam_to := setting.spam_to;
      senders := coalesce((select jsonb_agg(jsonb_build_object('id', e.id::text, 'list', e.list,
            'scope', case when e.user_id is not null then 'user' when e.domain_id is not null then 'domain' else 'account' end,
            'address', e.address, 'ignoresSpf', e.ignore_spf, 'appliesToHeaders', e.apply_to_headers))
          from sender_entry e
         where e.account_id = receiver.account_id and e.address = any (meant)
           and (e.user_id is null or e.user_id = receiver.user_id)
           and (e.domain_id is null or e.domain_id = receiver.domain_id)
           and (e.expires_at is null or e.expires_at > now())), '[]');
      networks := coalesce((select jsonb_agg(jsonb_build_object('id', n.id::text, 'network', abbrev(n.network), 'type', n.type,
            'scope', case when n.domain_id is null then 'account' else 'domain' end) order by n.preference, n.id)
          from network_entry n
         where n.network >>= address and n.account_id = receiver.account_id
           and (n.domain_id is null or n.domain_id = receiver.domain_id)), '[]');
      known := case when setting.autowhitelist then coalesce((select jsonb_agg(jsonb_build_object('id', k.id::text,
            'list', 'allow', 'scope', 'domain', 'address', k.address, 'ignoresSpf', false, 'appliesToHeaders', true))
          from known_sender k
         where k.account_id = receiver.account_id and k.domain_id = receiver.domain_id and k.address = any (written)), '[]')
        else '[]' end;
      return next;
    end loop;
  end loop;
end $$;

-- [{account_id, id, hits}]: entries of the lists that have decided.
create function engine.note_sender_hits(noted jsonb) returns void language sql volatile security definer as $$
  insert into sender_hit as h (account_id, entry_id, day, hits, last_at)
  select n.account_id, n.id, (now() at time zone 'utc')::date, n.hits, now()
    from jsonb_to_recordset(noted) as n (account_id bigint, id bigint, hits integer)
    join sender_entry e on e.account_id = n.account_id and e.id = n.id
   order by n.account_id, n.id
  on conflict (account_id, entry_id, day) do update set hits = h.hits + excluded.hits, last_at = excluded.last_at
$$;

-- Kept a little longer than people are told about.
create function engine.forget_sender_hits() returns void language sql volatile security definer as
  $$ delete from sender_hit where day < (now() at time zone 'utc')::date - 40 $$;

-- [{writer, address, readable}]: whom users have written to. Those of the account itself are known anyway.
create function engine.note_known_senders(noted jsonb) returns void language sql volatile security definer as $$
  insert into known_sender as k (account_id, domain_id, address, readable, user_id, first_at, last_at)
  select distinct on (u.account_id, u.domain_id, n.address) u.account_id, u.domain_id, n.address, n.readable, u.id, now(), now()
    from jsonb_to_recordset(noted) as n (writer text, address text, readable text)
    cross join lateral engine.user_of(n.writer) as u
    cross join lateral engine.filter_settings_of(u.account_id, u.domain_id) as s
   where s.autowhitelist
     and not exists (select from engine.served_name o
                      where o.name = engine.domain_part(n.address) and o.account_id = u.account_id)
   order by u.account_id, u.domain_id, n.address
  on conflict (account_id, domain_id, address) do update set user_id = excluded.user_id, last_at = excluded.last_at
$$;

-- Of each account the latest so many: whoever was written to longest ago goes first.
create function engine.forget_known_senders(most integer default 100000) returns void language sql volatile security definer as $$
  delete from known_sender k
   using account a
   cross join lateral (select o.last_at, o.id from known_sender o where o.account_id = a.id
                        order by o.last_at desc, o.id desc offset most limit 1) as first_beyond
   where k.account_id = a.id and (k.last_at, k.id) <= (first_beyond.last_at, first_beyond.id)
$$;

-- A lesson that users of an account want to give, if they may today: what the filter keeps grows with each.
create function engine.begin_lesson(account bigint) returns boolean language sql volatile security definer as $$
  insert into filter_lesson as l (account_id, spam, notspam, day, of_day, last_at)
  select a.id, 0, 0, (now() at time zone 'utc')::date, 1, now() from account a where a.id = account
  on conflict (account_id) do update set
    of_day = case when l.day = excluded.day then l.of_day + 1 else 1 end, day = excluded.day, last_at = excluded.last_at
  returning l.of_day <= 200
$$;

create function engine.note_lesson(account bigint, kind text) returns void language sql volatile security definer as $$
  update filter_lesson set spam = spam + (kind = 'spam')::integer, notspam = notspam + (kind = 'notspam')::integer
   where account_id = account
$$;

-- Whose account a user is of, who moves mail about in a mailbox.
create function engine.account_of(email text) returns bigint language sql stable security definer as
  $$ select u.account_id from engine.user_of(email) as u $$;
