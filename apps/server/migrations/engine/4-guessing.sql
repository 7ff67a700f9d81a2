-- Guessing of passwords: who may try one, and from where. docs/decisions/0038-guessing.md says why it is done like this.

-- All its numbers.
create function engine.guess_limits()
returns table (tries integer, first_block interval, longest_block interval, forgotten_after interval, pace interval,
               known_for interval)
language sql immutable as $$
  select 10, interval '1 minute', interval '1 day', interval '1 day', interval '10 seconds', interval '30 days'
$$;

-- How long the first, second, … block in a row lasts.
create function engine.block_time(blocks integer) returns interval language sql immutable as $$
  select least(l.first_block * power(2, least(blocks, 20) - 1), l.longest_block) from engine.guess_limits() l
$$;

-- IPv4 may come inside IPv6, and an address of the own network with the name of a device.
create function engine.plain_ip(ip text) returns inet language sql immutable as $$
  select nullif(split_part(regexp_replace(ip, '^::ffff:(?=[0-9]+\.)', '', 'i'), '%', 1), '')::inet
$$;

-- What counts as one place: whoever has an IPv6 address has the /64 around it. Empty: the engine itself asks.
create function engine.guess_network(ip text) returns text language sql immutable as $$
  select coalesce(case family(a.plain) when 4 then host(a.plain) else network(set_masklen(a.plain, 64))::text end, '')
    from (select engine.plain_ip(ip) as plain) as a
$$;

-- Webmail on this machine: everybody comes from there.
create function engine.is_everybody(network text) returns boolean language sql immutable as
  $$ select network in ('127.0.0.1', '::/64') $$;

create function engine.guess_name(login text) returns text language sql immutable as
  $$ select left(encode(sha256(convert_to(lower(login), 'UTF8')), 'hex'), 16) $$;

-- Too few bits to tell anything about the password.
create function engine.guess_mark(name text, digest text) returns text language sql immutable as
  $$ select left(md5(name || ':' || digest), 4) $$;

create function engine.is_forgotten(g login_guess, at timestamptz) returns boolean language sql immutable as $$
  select at > greatest(g.failed_at, g.blocked_until) + l.forgotten_after from engine.guess_limits() l
$$;

-- After one more wrong password. The same one again is a mail program that nobody told the new one: it is no guess.
create function engine.after_guess(g login_guess, mark text, at timestamptz) returns login_guess
language plpgsql immutable as $$
declare
  tries integer := (select l.tries from engine.guess_limits() l);
begin
  if engine.is_forgotten(g, at) then
    g.failures := 0; g.blocks := 0; g.seen := '{}'; g.blocked_at := null; g.blocked_until := null;
  end if;
  if mark = any (g.seen) then return g; end if;
  g.seen := (g.seen || mark)[greatest(cardinality(g.seen) - 18, 1):];
  g.failed_at := at;
  g.failures := g.failures + 1;
  if g.failures >= tries then
    g.failures := 0;
    g.blocks := g.blocks + 1;
    g.blocked_at := at;
    g.blocked_until := at + engine.block_time(g.blocks);
  end if;
  return g;
end $$;

-- It was the right one after all.
create function engine.without_guess(g login_guess, mark text) returns login_guess language plpgsql immutable as $$
begin
  if not mark = any (g.seen) then return g; end if;
  g.seen := array_remove(g.seen, mark);
  if g.failures > 0 then
    g.failures := g.failures - 1;
  elsif g.blocks > 0 then
    g.failures := (select l.tries - 1 from engine.guess_limits() l);
    g.blocks := g.blocks - 1;
    g.blocked_at := null; g.blocked_until := null;
  end if;
  return g;
end $$;

create function engine.save_guess(g login_guess) returns void language sql volatile as $$
  update login_guess l set (failures, blocks, seen, failed_at, blocked_at, blocked_until)
    = (select g.failures, g.blocks, g.seen, g.failed_at, g.blocked_at, g.blocked_until)
   where l.name = g.name and l.network = g.network
$$;

-- Whoever counts something waits for whoever does so right now.
create function engine.lock_guess(of_name text, of_network text, at timestamptz) returns login_guess
language plpgsql volatile as $$
declare
  g login_guess;
begin
  loop
    select * into g from login_guess l where l.name = of_name and l.network = of_network for update;
    if found then return g; end if;
    insert into login_guess (name, network, failed_at) values (of_name, of_network, at) on conflict do nothing;
  end loop;
end $$;

-- Whether a user is at home there: an address they are trusted at, or one they logged in from lately.
create function engine.knows(one engine.active_user, ip text) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from known_network k, engine.guess_limits() l
     where k.account_id = one.account_id and k.user_id = one.id and k.network = engine.guess_network(ip)
       and k.seen_at > now() - l.known_for)
  or engine.trusts(one, ip);
end $$;

create function engine.trusts(one engine.active_user, ip text) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from trusted_ip t
     where t.account_id = one.account_id and t.domain_id = one.domain_id and (t.user_id is null or t.user_id = one.id)
       and engine.plain_ip(ip) <<= t.network);
end $$;

-- Of whom no password is tried from there now: everybody from a network that guesses, and a user whose password is guessed from
-- everywhere, but where they are at home. There, only the pace counts. No row: not blocked.
create function engine.guess_block(of_account bigint, of_domain bigint, of_name text, of_network text, is_known boolean)
returns table (cause text, until timestamptz) language plpgsql stable as $$
begin
  return query
    select case when g.name = '' then 'network' when g.network = '' then 'user' else 'pace' end, g.blocked_until
      from login_guess g
     where g.blocked_until > now()
       and (g.name, g.network) in (('', of_network), (of_name, ''), (of_name, of_network))
       and (g.name <> '' and g.network <> '') = is_known
       and not (g.name = '' and exists (
             select from guess_pardon p
              where p.account_id = of_account and p.domain_id in (0, of_domain) and p.network = of_network
                and p.at >= g.blocked_at))
     order by 2 desc limit 1;
end $$;

-- Asked before a password is looked at. Whoever is at home and had many wrong ones gets one try after the other.
create function engine.may_guess(one engine.active_user, of_name text, of_network text, is_known boolean) returns boolean
language plpgsql volatile as $$
begin
  if exists (select from engine.guess_block(one.account_id, one.domain_id, of_name, of_network, is_known)) then
    return false;
  end if;
  if not is_known then return true; end if;
  update login_guess g set blocked_until = now() + l.pace from engine.guess_limits() l
   where g.name = of_name and g.network = of_network and g.blocks > 0 and g.blocked_until <= now()
     and not engine.is_forgotten(g, now());
  return found or not exists (
    select from engine.guess_block(one.account_id, one.domain_id, of_name, of_network, is_known));
end $$;

-- A try from where nobody knows the user counts as wrong until it turns out right: many at once get no more of them than one
-- after the other. False where others have used them up meanwhile. The network first, so that nobody waits in a circle.
create function engine.count_try(one engine.active_user, of_name text, of_network text, mark text) returns boolean
language plpgsql volatile as $$
declare
  by_network login_guess;
  by_name login_guess;
begin
  if not engine.is_everybody(of_network) then by_network := engine.lock_guess('', of_network, now()); end if;
  by_name := engine.lock_guess(of_name, '', now());
  if exists (select from engine.guess_block(one.account_id, one.domain_id, of_name, of_network, false)) then
    return false;
  end if;
  if not engine.is_everybody(of_network) then perform engine.save_guess(engine.after_guess(by_network, mark, now())); end if;
  perform engine.save_guess(engine.after_guess(by_name, mark, now()));
  return true;
end $$;

-- [{login, ip, marks}] of wrong passwords that Dovecot told: those from where the user is known count here.
create function engine.count_known_guesses(guesses jsonb) returns void language plpgsql volatile security definer as $$
declare
  one record;
  g login_guess;
  next_try timestamptz;
  mark text;
begin
  for one in select engine.guess_name(u.email) as name, engine.guess_network(w.ip) as network, array_agg(distinct m) as marks
               from jsonb_to_recordset(guesses) as w (login text, ip text, marks text[])
               cross join lateral engine.user_of(w.login) as u cross join lateral unnest(w.marks) as m
              where engine.knows(u, w.ip) group by 1, 2 order by 1, 2 loop
    g := engine.lock_guess(one.name, one.network, now());
    next_try := case when g.blocks > 0 then g.blocked_until else now() end;
    foreach mark in array one.marks loop
      g := engine.after_guess(g, mark, now());
    end loop;
    -- From then on, the next try is after the last that was compared, however many others there were.
    if g.blocks > 0 then g.blocked_until := next_try; end if;
    perform engine.save_guess(g);
  end loop;
end $$;

-- [{login, ip, guess}] of logins: their passwords were no guesses, and their users are known there from now on. Networks before
-- names, as above.
create function engine.welcome(logins jsonb) returns void language plpgsql volatile security definer as $$
declare
  one record;
begin
  insert into known_network as k (account_id, user_id, network, seen_at)
  select distinct u.account_id, u.id, engine.guess_network(w.ip), now()
    from jsonb_to_recordset(logins) as w (login text, ip text) cross join lateral engine.user_of(w.login) as u
   where w.ip <> '' order by 1, 2, 3
  on conflict (account_id, user_id, network) do update set seen_at = excluded.seen_at
   where k.seen_at < excluded.seen_at - interval '1 day';
  for one in
    with told as (
      select engine.guess_name(u.email) as name, engine.guess_network(w.ip) as network, w.guess as mark
        from jsonb_to_recordset(logins) as w (login text, ip text, guess text)
        cross join lateral engine.user_of(w.login) as u
       where w.ip <> '' and w.guess <> '')
    select 1 as turn, '' as name, network, mark from told union select 2, name, '', mark from told
    union select 3, name, network, '' from told order by 1, 2, 3 loop
    if one.turn = 3 then
      delete from login_guess g where g.name = one.name and g.network = one.network;
    else
      perform engine.save_guess(engine.without_guess(l, one.mark))
         from (select * from login_guess g where g.name = one.name and g.network = one.network for update) as l;
    end if;
  end loop;
end $$;

create function engine.forget_guesses() returns void language sql volatile security definer as $$
  delete from login_guess g where engine.is_forgotten(g, now());
  delete from known_network k using engine.guess_limits() l where k.seen_at < now() - l.known_for;
  delete from guess_pardon p using engine.guess_limits() l where p.at < now() - l.longest_block;
$$;
