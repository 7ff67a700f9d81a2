-- Whether a user may be in a mailbox at this hour. No hours at all: always; days that are not named are closed.
create function engine.is_open_hour(hours jsonb, timezone text, at timestamptz) returns boolean language sql stable as $$
  select hours = '{}' or coalesce((
    select extract(hour from here.now) >= (day.of ->> 0)::int and extract(hour from here.now) < (day.of ->> 1)::int
      from (select at at time zone timezone as now) as here,
           lateral (select hours -> extract(isodow from here.now)::int::text as of) as day), false)
$$;

-- What a service is called by the programs, and by us.
create function engine.service_of(given text) returns text language sql immutable as $$
  select case when given in ('smtp', 'submission') then 'smtp' when given in ('sieve', 'managesieve') then 'sieve'
              when given in ('imap', 'pop3') then given end
$$;

-- Filtering rules are a part of reading mail: whoever may use IMAP may edit them.
create function engine.has_service(one engine.active_user, service text) returns boolean language plpgsql immutable as $$
begin
  return case service when 'imap' then one.imap and one.has_mailbox when 'pop3' then one.pop3 and one.has_mailbox
                      when 'sieve' then one.imap and one.has_mailbox and one.account_type <> 'audit'
                      when 'smtp' then one.smtp else false end;
end $$;

-- In plpgsql, whose plans are kept: asked for every recipient.
create function engine.may_log_in(one engine.active_user, service text, at timestamptz) returns boolean
language plpgsql stable as $$
begin
  return one.is_open and one.password_hash is not null and engine.has_service(one, service)
     and (one.access_hours = '{}' or engine.is_open_hour(one.access_hours, one.timezone, at));
end $$;

-- Whether a user may be logged in from an address. No networks at all: from anywhere; no address: the engine itself asks.
create function engine.may_come_from(one engine.active_user, ip text) returns boolean language plpgsql immutable as $$
begin
  if one.login_ips = '{}' or ip = '' then return true; end if;
  return exists (
    select from unnest(one.login_ips) as n (network)
     -- IPv4 may come inside IPv6, and an address of the own network with the name of a device.
     where split_part(regexp_replace(ip, '^::ffff:(?=[0-9]+\.)', '', 'i'), '%', 1)::inet <<= n.network::inet);
end $$;

-- The same for Dovecot, which knows the address: "local" is whoever has none.
create function engine.allowed_networks(one engine.active_user) returns text language sql immutable as $$
  select case when one.login_ips <> '{}' then 'local,' || array_to_string(one.login_ips, ',') end
$$;

create function engine.quota_rule(one engine.active_user) returns text language sql immutable as
  -- A rule of 0 would mean no limit to Dovecot; for us it means no room.
  $$ select '*:bytes=' || greatest(one.quota_mb * 1000000, 1) $$;

-- Rights in other mailboxes and in public folders come with these groups; the rights of the groups themselves never change.
-- All users are "people", who see nothing of what lies apart (mail/dovecot/acl-keeper).
create function engine.groups_of(one engine.active_user) returns text language plpgsql stable as $$
begin
  return (select concat_ws(',', 'people', string_agg(name, ',' order by name)) from (
    select 'mailbox-' || g.user_id || '-' || g.access as name
      from user_delegate g join engine.active_user o on o.account_id = g.account_id and o.id = g.user_id
     where g.account_id = one.account_id and g.delegate_id = one.id
    union all
    select f.name from engine.folder_groups(one) as f (name)) as groups);
end $$;

-- Postfix knows no more of a login than its name, so the name of one that sends says by which password: `main` and `onetime`
-- count until the password of the user changes, `app.<number>` as long as there is that application password.
create function engine.login_mark(one engine.active_user, kind text) returns text language plpgsql immutable as $$
begin
  return kind || '.' || left(encode(sha256(convert_to(one.password_hash, 'UTF8')), 'hex'), 12);
end $$;

-- What somebody logs in with, in the form addresses are stored in: people may write an international domain as they read it.
create function engine.stored_login(given text) returns text language sql stable as $$
  select case when octet_length(given) = length(given) then given else coalesce((
    select substring(given from '^(.*@)') || n.ascii from domain_name n
     where n.unicode <> n.ascii and n.unicode = lower(translate(
             normalize(substring(given from '@([^@]*)$'), NFKC), '。．｡', '...') collate "default") collate "C"
     limit 1), given) end
$$;

-- Decides about a login in one call; only the client's address is compared by Dovecot, whatever password it is. The digest is
-- made by Dovecot of what was typed; the password itself never gets here. A one-time password is used up by asking. No row:
-- refused. Where too many were wrong, no password is compared at all: two rows.
create function engine.log_in(given text, by_service text, digest text, mailboxes text, ip text default '')
returns table ("user" text, password text, nopassword text, password_kind text, guess text, allow_nets text,
               userdb_home text, userdb_quota_rule text, userdb_acl_groups text, "userdb_namespace/public/location" text,
               "userdb_namespace/inbox/mailbox/Junk/autoexpunge" text)
language plpgsql volatile security definer as $$
declare
  one engine.active_user;
  service text := engine.service_of(by_service);
  network text := engine.guess_network(ip);
  name text;
  is_known boolean;
  may_log_in boolean;
  used bigint;
  mark text;
begin
  select * into one from engine.user_of(engine.stored_login(given));
  may_log_in := found and strpos(given, '+') = 0 and engine.may_log_in(one, service, now());
  if one.id is null then
    -- Where an account let somebody in again, also the names that nobody has look as before.
    select n.account_id, n.domain_id into one.account_id, one.domain_id from engine.served_name n
     where n.name = engine.domain_part(engine.stored_login(given));
  end if;
  name := engine.guess_name(coalesce(one.email, engine.stored_login(given)));
  is_known := one.id is not null and engine.knows(one, ip);
  if network <> '' and not engine.may_guess(one, name, network, is_known) then
    return query select * from engine.come_again(); return;
  end if;

  if may_log_in then
    "user" := one.email;
    allow_nets := engine.allowed_networks(one);
    userdb_home := mailboxes || '/' || one.account_id || '/' || one.id;
    userdb_quota_rule := engine.quota_rule(one);
    userdb_acl_groups := engine.groups_of(one);
    "userdb_namespace/public/location" := engine.folders_location(one.account_id, one.id::text, mailboxes);
    "userdb_namespace/inbox/mailbox/Junk/autoexpunge" := engine.spam_kept(one.email);

    delete from one_time_password o
     where o.account_id = one.account_id and o.user_id = one.id and o.digest = log_in.digest and o.expires_at > now();
    if found then
      nopassword := 'y'; password_kind := 'onetime'; mark := engine.login_mark(one, 'onetime');
    else
      update app_password p set last_used_at = now()
       where p.account_id = one.account_id and p.user_id = one.id and p.digest = log_in.digest
         and case service when 'pop3' then p.pop3 when 'smtp' then p.smtp else p.imap end
         and (p.expires_on is null or p.expires_on >= (now() at time zone one.account_timezone)::date)
      returning p.id into used;
      if used is not null then
        nopassword := 'y'; password_kind := 'app:' || used; mark := 'app.' || used;
      end if;
    end if;
  end if;

  if nopassword is null then
    if network <> '' then guess := engine.guess_mark(name, digest); end if;
    if network <> '' and not is_known and not engine.count_try(one, name, network, guess) then
      return query select * from engine.come_again(); return;
    end if;
    -- With two-factor authentication mail programs need a password of their own.
    if not may_log_in or one.twofa_allowed then return; end if;
    password := '{ARGON2ID}' || one.password_hash; password_kind := 'main'; mark := engine.login_mark(one, 'main');
  end if;
  if service = 'smtp' then "user" := one.email || '#' || mark; end if;
  return next;
end $$;

-- For how long Dovecot keeps spam.
create function engine.spam_kept(given text) returns text language plpgsql stable as $$
begin
  return (select s.keep_spam_days || 'd' from engine.served_name n
    cross join lateral engine.filter_settings_of(n.account_id, n.domain_id) s
   where n.name = engine.domain_part(given));
end $$;

-- Two rows are no answer to Dovecot, which then tells mail programs to come again; all else would be a wrong password to them. It
-- compares nothing, and nobody has these passwords.
create function engine.come_again()
returns table ("user" text, password text, nopassword text, password_kind text, guess text, allow_nets text,
               userdb_home text, userdb_quota_rule text, userdb_acl_groups text, "userdb_namespace/public/location" text,
               "userdb_namespace/inbox/mailbox/Junk/autoexpunge" text)
language sql volatile as $$
  select null::text, '{PLAIN}' || gen_random_uuid(), null::text, 'blocked', null::text, null::text, null::text, null::text,
         null::text, null::text, null::text
    from generate_series(1, 2)
$$;

-- Where the mail of an address is kept; also of one that nobody logs in to.
create function engine.mailbox_home(given text, mailboxes text)
returns table ("user" text, home text, quota_rule text, acl_groups text, "namespace/public/location" text)
language plpgsql stable security definer as $$
declare
  one engine.active_user;
  keeps bigint;
begin
  if engine.domain_part(given) = engine.copy_domain() then
    select * into one from engine.copy_owner(given);
  else
    select * into one from engine.user_of(given);
  end if;
  if one.has_mailbox then
    "user" := one.email;
    home := mailboxes || '/' || one.account_id || '/' || one.id;
    quota_rule := engine.quota_rule(one);
    acl_groups := engine.groups_of(one);
    "namespace/public/location" := engine.folders_location(one.account_id, one.id::text, mailboxes);
    return next;
    return;
  end if;
  select coalesce(engine.folder_keeper(given), (select f.account_id from engine.folder_of(given) f)) into keeps;
  if keeps is null then return; end if;
  "user" := lower(given);
  home := mailboxes || '/' || keeps || '/public-keeper';
  quota_rule := '*:bytes=0';
  acl_groups := 'public-keeper';
  "namespace/public/location" := engine.folders_location(keeps, 'public-keeper', mailboxes);
  return next;
end $$;

-- The same for Dovecot, with the number by which the filter calls the receiver. Mail to a folder has the limit of that folder; quota2 is the place of its rule in dovecot.conf. Over
-- IMAP, only the mailboxes of others are asked for like this: a name that nobody has looks like one that one may not open.
create function engine.home_of(given text, mailboxes text, by_service text)
returns table ("user" text, home text, quota_rule text, acl_groups text, "namespace/public/location" text, quota2 text,
               quota2_rule text, quota2_rule2 text, quota2_rule3 text, sieve_before2 text, sieve_env_receiver text,
               "namespace/inbox/mailbox/Junk/autoexpunge" text)
language plpgsql stable security definer as $$
declare
  f engine.active_folder;
  script text;
begin
  select * into f from engine.folder_of(given);
  if found then
    quota2 := 'count:Folder:ns=Public/';
    quota2_rule := '*:bytes=1';
    quota2_rule2 := engine.folder_mask(coalesce((select p.place from public_folder_place p
      where p.account_id = f.account_id and p.folder_id = f.id), f.place)) || ':bytes=+' || greatest(f.quota_mb * 1000000, 1);
    quota2_rule3 := 'Public/*:ignore';
    script := 'folder-' || f.id;
  elsif by_service = 'lmtp' then
    select 'active' into script from engine.user_of(given) u
      join user_script s on s.account_id = u.account_id and s.user_id = u.id;
  end if;
  return query select m.*, quota2, quota2_rule, quota2_rule2, quota2_rule3,
                      'dict:proxy::delivery;name=' || script || ';bindir=~/.sieve-compiled',
                      coalesce(f.id::text, substring(m.home from '/([0-9]+)$')), engine.spam_kept(m."user")
                 from engine.mailbox_home(given, mailboxes) m;
  if not found and by_service = 'imap' then
    return query select given, mailboxes || '/nobody', '*:bytes=1', 'people', 'maildir:/nonexistent',
      null::text, null::text, null::text, null::text, null::text, null::text, null::text;
  end if;
end $$;

create view engine.mailbox_name as select email as "user" from engine.active_user where has_mailbox;

-- The script Dovecot runs for a mailbox: its name leads to an id, the id to the text. Another text has another id. home_of() tells
-- the name with the mailbox, or nothing where there is no script.
create view engine.delivery_script as
select u.email as username, s.digest as id, s.script as data
  from mail_user u join user_script s on s.account_id = u.account_id and s.user_id = u.id
 where u.removed_at is null;

create view engine.folder_delivery_script as
select 'folder-' || a.id || '@' || engine.copy_domain() as username, a.id as folder, s.digest, 'folder-' || s.digest as id,
       s.script as data
  from address a
  join engine.active_folder f on f.account_id = a.account_id and f.id = a.id
  left join public_folder_place p on p.account_id = f.account_id and p.folder_id = f.id
  -- While a folder is on its way to another place, mail still finds it.
  cross join lateral (select t.script, md5(t.script) as digest
                        from (select engine.folder_script(coalesce(p.place, f.place)) as script) as t) as s
 where f.email <> '';

-- The mailbox that a delegate sees beside the own one, while both are in effect.
create function engine.seen_mailbox(of_account bigint, owner bigint, delegate bigint) returns setof text
language plpgsql stable security definer as $$
begin
  return query select o.email from engine.active_user o
   where o.account_id = of_account and o.id = owner and o.has_mailbox
     and exists (select from engine.active_user d where d.account_id = of_account and d.id = delegate);
end $$;

create view engine.shared_mailbox as
select d.email as to_user, o.email as from_user, '1'::text as shown
  from mail_user d
  join user_delegate g on g.account_id = d.account_id and g.delegate_id = d.id
  cross join lateral engine.seen_mailbox(g.account_id, g.user_id, g.delegate_id) as o (email)
 where d.removed_at is null;
create view engine.shared_with_nobody as select * from engine.shared_mailbox where false;
