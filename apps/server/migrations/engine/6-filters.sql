-- Scripts of users' own that took too long.

-- Turns one off, and says so in the history. Messages that came at the same time tell the same.
create function engine.stop_filter(given text) returns void language sql volatile security definer as $$
  with one as (select * from engine.user_of(given)),
  known as (select f.state from stopped_filter f, one u where f.account_id = u.account_id and f.user_id = u.id),
  stopped as (
    insert into stopped_filter as f (account_id, user_id, stopped_at, state)
    select account_id, id, now(), 'stopping' from one
    on conflict (account_id, user_id) do update set state = 'stopping',
      stopped_at = case when f.state = 'starting' then excluded.stopped_at else f.stopped_at end)
  -- In place of an admin's name, none of which has a capital letter.
  insert into account_history (account_id, at, adminname, action, target, domain_id, after)
  select account_id, now(), 'Posthouse', 'turnOnOwnFilter', email, domain_id, '{"took_too_long": true}' from one
   where not exists (select from known where state <> 'starting')
$$;

-- What Dovecot is to be told.
create view engine.filter_work as
select f.account_id, f.user_id, u.email, f.state, f.script, f.stopped_at
  from stopped_filter f join engine.active_user u on u.account_id = f.account_id and u.id = f.user_id
 where f.state <> 'stopped' and u.has_mailbox;

-- None was active where the name is empty: the user, or an earlier attempt, was faster.
create function engine.filter_stopped(account bigint, user_of_it bigint, name text) returns void
language sql volatile security definer as $$
  update stopped_filter set state = 'stopped', script = coalesce(nullif(name, ''), script)
   where account_id = account and user_id = user_of_it and state = 'stopping'
$$;

create function engine.filter_started(account bigint, user_of_it bigint) returns void
language sql volatile security definer as
  $$ delete from stopped_filter where account_id = account and user_id = user_of_it and state = 'starting' $$;

-- The user has turned on a script again, with a mail program.
create function engine.filter_activated(given text) returns void language sql volatile security definer as $$
  delete from stopped_filter f using engine.user_of(given) as u
   where f.account_id = u.account_id and f.user_id = u.id and f.state = 'stopped'
$$;
