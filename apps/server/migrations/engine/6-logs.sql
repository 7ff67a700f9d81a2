-- What the reader of the logs writes, and what it has to know.

create function engine.log_positions() returns table (source text, file text, "position" bigint)
language plpgsql stable security definer as $$
begin
  return query select p.source, p.file, p.position from log_position p;
end $$;

-- Of messages by their names in the queue, and of those with these Message-IDs; and of the messages they were at first.
create function engine.underway(queue_ids text[], message_ids text[]) returns table (queue_id text, facts jsonb)
language plpgsql stable security definer as $$
begin
  return query with named as (
    select u.queue_id, u.facts from mail_underway u where u.queue_id = any (queue_ids)
    union select u.queue_id, u.facts from mail_underway u where u.message_id <> '' and u.message_id = any (message_ids))
  select n.queue_id, n.facts from named n
  union select r.queue_id, r.facts from mail_underway r where r.queue_id in (select n.facts ->> 'root' from named n);
end $$;

-- Whose names are verified, whether they are in use or not: also what is refused belongs to somebody.
create function engine.log_domains(names text[]) returns table (name text, account_id bigint, domain_id bigint)
language plpgsql stable security definer as $$
begin
  return query select n.ascii, n.account_id, coalesce(l.domain_id, n.id) from domain_name n
    left join alias_domain l on l.account_id = n.account_id and l.id = n.id
   where n.ascii = any (names) and n.verified_at is not null and n.removed_at is null;
end $$;

-- Writes all that was read since the positions the reader began at, with the new ones; false, and nothing, where somebody else
-- has read on from there. `mail` is {incoming: {…}, outgoing: {…}}.
create function engine.write_logs(positions jsonb, mail jsonb, underway jsonb, moment timestamptz) returns boolean
language plpgsql volatile security definer as $$
begin
  -- One reader at a time.
  lock table log_position in exclusive mode;
  if exists (select from jsonb_to_recordset(positions) as p (source text, from_file text, from_position bigint)
               left join log_position k on k.source = p.source
              where (k.file, k.position) is distinct from (p.from_file, p.from_position)) then
    return false;
  end if;
  insert into log_position (source, file, position)
  select p.source, p.file, p.position from jsonb_to_recordset(positions) as p (source text, file text, position bigint)
  on conflict (source) do update set file = excluded.file, position = excluded.position;
  perform engine.write_incoming(mail -> 'incoming');
  perform engine.write_outgoing(mail -> 'outgoing');
  insert into mail_underway (queue_id, message_id, facts, changed_at)
  select u.queue_id, u.message_id, u.facts, moment
    from jsonb_to_recordset(underway) as u (queue_id text, message_id text, facts jsonb)
  on conflict (queue_id) do update set message_id = excluded.message_id, facts = excluded.facts, changed_at = excluded.changed_at;
  return true;
end $$;

-- Postfix gives a message up after some days; nobody hears of it later. What is no longer in the queue may be handed on, and what
-- was handed on is tried again every hour.
create function engine.forget_underway() returns void language sql volatile security definer as $$
  delete from mail_underway where changed_at < now() - interval '1 day'
     and (facts ? 'isGone' or queue_id like 'lmtp %' or changed_at < now() - interval '10 days')
$$;

-- The same for both directions: what is a name of a table can't be given to a function that keeps its plans.
do $$
declare
  direction text;
begin
  foreach direction in array array['incoming', 'outgoing'] loop
    execute format($f$
create function engine.write_%1$s(mail jsonb) returns void language plpgsql volatile security definer as $body$
begin
  insert into %1$s_story (account_id, at, story, facts)
  select s.account_id, s.at, s.story, s.facts
    from jsonb_to_recordset(mail -> 'stories') as s (account_id bigint, at timestamptz, story text, facts jsonb)
  on conflict (account_id, at, story) do nothing;
  insert into %1$s_mail (account_id, at, story, domain_id, sender, recipient, reached, client_ip, subject, bytes, score,
                         is_spam, message_status, recipient_status, answer, events)
  select r.account_id, r.at, r.story, r.domain_id, r.sender, r.recipient, r.reached, r.client_ip, r.subject, r.bytes, r.score,
         r.is_spam, r.status, r.status, r.answer, r.events
    from jsonb_to_recordset(mail -> 'rows') as r (account_id bigint, at timestamptz, story text, domain_id bigint, sender text,
         recipient text, reached text, client_ip inet, subject text, bytes bigint, score real, is_spam boolean, status text,
         answer text, events jsonb);
  -- Of very many attempts some in the middle are left out.
  update %1$s_mail m set recipient_status = coalesce(c.status, m.recipient_status), answer = coalesce(c.answer, m.answer),
         events = case when jsonb_array_length(m.events) > 50 then m.events - 25 else m.events end || c.events
    from jsonb_to_recordset(mail -> 'changes') as c (account_id bigint, at timestamptz, story text, recipient text, reached text,
         status text, answer text, events jsonb)
   where m.account_id = c.account_id and m.at = c.at and m.story = c.story and m.recipient = c.recipient
     and m.reached = c.reached;
  update %1$s_mail m set message_status = w.status
    from (select r.account_id, r.at, r.story,
                 case when bool_or(r.recipient_status = 'permanent') then 'permanent'
                      when bool_or(r.recipient_status = 'temporary') then 'temporary' else 'delivered' end as status
            from jsonb_to_recordset(mail -> 'restated') as s (account_id bigint, at timestamptz, story text)
            join %1$s_mail r on r.account_id = s.account_id and r.at = s.at and r.story = s.story
           group by r.account_id, r.at, r.story) as w
   where m.account_id = w.account_id and m.at = w.at and m.story = w.story and m.message_status <> w.status;
end $body$ $f$, direction);
  end loop;
end $$;
