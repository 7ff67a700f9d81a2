-- Reports about the spam folders of users, and messages that are released from there.

-- Whoever has a mailbox here that somebody reads.
create view engine.reported_user as
select u.account_id, u.id, u.domain_id, u.email, u.timezone
  from engine.active_user u
 where u.has_mailbox and u.is_open and u.account_type <> 'audit' and u.mailbox_type in ('normal', 'shared');

-- Gives users of domains with reports their turn, at any moment of the time between two: all at once would be too many. Where
-- reports come more often now, the next one comes sooner.
create function engine.plan_reports() returns void language plpgsql volatile security definer as $$
declare
  reporting record;
begin
  for reporting in
    select distinct n.account_id, n.domain_id, make_interval(hours => s.report_hours) as pause
      from filter_settings f
      join engine.served_name n on n.account_id = f.account_id and not n.is_alias
       and (f.domain_id is null or f.domain_id = n.domain_id)
      cross join lateral engine.filter_settings_of(n.account_id, n.domain_id) s
     where f.report_hours > 0 and s.report_hours > 0
  loop
    insert into spam_report (account_id, user_id, due_at)
    select u.account_id, u.id, now() + random() * reporting.pause from mail_user u
     where u.account_id = reporting.account_id and u.domain_id = reporting.domain_id and u.active and u.removed_at is null
       and not exists (select from spam_report p where p.account_id = u.account_id and p.user_id = u.id)
     limit 5000
    on conflict do nothing;
    update spam_report p set due_at = now() + random() * reporting.pause from mail_user u
     where u.account_id = reporting.account_id and u.domain_id = reporting.domain_id
       and p.account_id = u.account_id and p.user_id = u.id and p.due_at > now() + reporting.pause;
  end loop;
end $$;

-- Some whose turn it is, for the caller alone. Who gets none any more is forgotten, and planned again when that changes.
create function engine.take_reports(most integer)
returns table (account_id bigint, user_id bigint, fence integer, email text, language text, timezone text, brand text,
               brand_link text, brand_colour text, support_email text, report_hours integer, report_content text,
               report_format text, link_days integer, told_validity bigint, told_uid bigint, underway text)
language plpgsql volatile security definer as $$
declare
  due record;
  receiver record;
  setting record;
begin
  for due in select p.* from spam_report p where p.due_at <= now() and (p.lease_until is null or p.lease_until <= now())
              order by p.due_at limit most for update skip locked
  loop
    select r.domain_id, r.email, r.timezone, coalesce(nullif(m.language, ''), a.language) as language into receiver
      from engine.reported_user r
      join mail_user m on m.account_id = r.account_id and m.id = r.id
      join account a on a.id = r.account_id
     where r.account_id = due.account_id and r.id = due.user_id;
    select * into setting from engine.filter_settings_of(due.account_id, receiver.domain_id);
    if receiver.email is null or setting.report_hours = 0 then
      delete from spam_report p where p.account_id = due.account_id and p.user_id = due.user_id;
      continue;
    end if;
    update spam_report p set lease_until = now() + interval '10 minutes', fence = p.fence + 1
     where p.account_id = due.account_id and p.user_id = due.user_id;
    account_id := due.account_id; user_id := due.user_id; fence := due.fence + 1;
    email := receiver.email; language := receiver.language; timezone := receiver.timezone;
    select coalesce(nullif(d.name, ''), w.name, ''), coalesce(nullif(d.link, ''), w.link, ''),
           coalesce(nullif(d.colour, ''), w.colour, ''), coalesce(nullif(d.support_email, ''), w.support_email, '')
      into brand, brand_link, brand_colour, support_email
      from (values (1)) as one (row)
      left join branding w on w.account_id = due.account_id and w.domain_id = 0
      left join branding d on d.account_id = due.account_id and d.domain_id = receiver.domain_id;
    report_hours := setting.report_hours; report_content := setting.report_content; report_format := setting.report_format;
    link_days := least(setting.keep_spam_days, 30);
    told_validity := due.told_validity; told_uid := due.told_uid; underway := due.underway;
    return next;
  end loop;
end $$;

-- Before a report is put into the mailbox: its links, which count only with it. False when somebody else has the row by now.
create function engine.begin_report(of_account bigint, of_user bigint, with_fence integer, name text, validity bigint,
                                    uid bigint, links jsonb) returns boolean
language plpgsql volatile security definer as $$
begin
  update spam_report p set underway = name, underway_validity = validity, underway_uid = uid
   where p.account_id = of_account and p.user_id = of_user and p.fence = with_fence;
  if not found then return false; end if;
  insert into spam_link (account_id, user_id, key_hash, report, guid, sender, address, subject, received_at, expires_at)
  select of_account, of_user, decode(l.key_hash, 'hex'), name, l.guid, l.sender, l.address, l.subject, l.received_at, l.expires_at
    from jsonb_to_recordset(links) as l (key_hash text, guid text, sender text, address text, subject text,
                                         received_at timestamptz, expires_at timestamptz);
  return true;
end $$;

-- It is in the mailbox, or there was nothing to tell. The next comes after the pause.
create function engine.end_report(of_account bigint, of_user bigint, with_fence integer, hours integer, is_sent boolean)
returns void language sql volatile security definer as $$
  update spam_report p set due_at = now() + make_interval(hours => hours), lease_until = null, underway = null,
         told_validity = case when is_sent then p.underway_validity else p.told_validity end,
         told_uid = case when is_sent then p.underway_uid else p.told_uid end,
         last_at = case when is_sent then now() else p.last_at end
   where p.account_id = of_account and p.user_id = of_user and p.fence = with_fence
$$;

-- It never got into the mailbox: its links lead nowhere.
create function engine.drop_report(of_account bigint, of_user bigint, with_fence integer) returns void
language sql volatile security definer as $$
  with dropped as (
    update spam_report p set underway = null from spam_report old
     where p.account_id = of_account and p.user_id = of_user and p.fence = with_fence
       and old.account_id = p.account_id and old.user_id = p.user_id returning old.underway as name)
  delete from spam_link l using dropped d where l.account_id = of_account and l.user_id = of_user and l.report = d.name
$$;

create function engine.put_off_report(of_account bigint, of_user bigint, with_fence integer) returns void
language sql volatile security definer as $$
  update spam_report p set due_at = now() + interval '15 minutes', lease_until = null
   where p.account_id = of_account and p.user_id = of_user and p.fence = with_fence
$$;

-- Messages that are to be moved.
create view engine.release_work as
select l.account_id, l.id, l.guid, u.email, l.asked_at
  from spam_link l join engine.active_user u on u.account_id = l.account_id and u.id = l.user_id
 where l.asked_at is not null and l.outcome is null and u.has_mailbox;

-- Says so in the history, in the name of the user who asked for it.
create function engine.note_release(of_account bigint, of_link bigint, became text) returns void
language sql volatile security definer as $$
  with noted as (
    update spam_link set outcome = became where account_id = of_account and id = of_link and outcome is null returning user_id)
  insert into account_history (account_id, at, adminname, action, target, domain_id)
  select u.account_id, now(), u.email, 'releaseSpam', u.email, u.domain_id
    from noted n join mail_user u on u.account_id = of_account and u.id = n.user_id
   where became = 'released'
$$;

create function engine.forget_spam_links() returns void language sql volatile security definer as
  $$ delete from spam_link where expires_at < now() $$;
