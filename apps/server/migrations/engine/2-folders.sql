-- Public folders: who may do what in them, and what the keeper has to do so that Dovecot has them too.

-- What a user may do in which folder. What is said about the user counts more than what is said about lists it is in, and that
-- more than what is said about everybody. Owners are owners.
create function engine.folder_profiles(one engine.active_user) returns table (folder_id bigint, profile text, distance integer)
language plpgsql stable as $$
#variable_conflict use_column
begin
  if one.account_type <> 'enhanced' then return; end if;
  return query
  with given as (
    select o.folder_id, 'owner' as profile, 0 as distance from public_folder_owner o
     where o.account_id = one.account_id and o.address_id = one.id
    union all
    select r.folder_id, r.profile, 1 from public_folder_right r
     where r.account_id = one.account_id and r.address_id = one.id
    union all
    select r.folder_id, r.profile, 2 from list_member m
      join mail_list l on l.account_id = m.account_id and l.id = m.list_id and l.active and l.removed_at is null
      join public_folder_right r on r.account_id = m.account_id and r.address_id = m.list_id
     where m.account_id = one.account_id and m.address_id = one.id
    union all
    select r.folder_id, r.profile, 3 from public_folder f
      join public_folder_right r on r.account_id = f.account_id and r.folder_id = f.id and r.address_id is null
     where f.account_id = one.account_id and f.domain_id = one.domain_id),
  decided as (
    select distinct on (folder_id) folder_id, profile, distance from given
     order by folder_id, distance, array_position(array['owner', 'publishing_editor', 'editor', 'publishing_author', 'author',
       'non_editing_author', 'reviewer', 'contributor', 'none'], profile))
  select d.folder_id, d.profile, d.distance
    from decided d join engine.active_folder f on f.account_id = one.account_id and f.id = d.folder_id
   where d.profile <> 'none';
end $$;

-- The rights of a user come with these groups, one for each kind of rights in a folder (profile-rights.ts); the rights of the
-- groups themselves are set once. Dovecot takes 8 KB about a user, and nobody could log in with more: hence the short names,
-- and the end of the list. What is said about the user stays.
create function engine.folder_groups(one engine.active_user) returns setof text language sql stable as $$
  select 'f' || folder_id || case when profile in ('owner', 'publishing_editor', 'editor') then 'e'
                                  when profile in ('publishing_author', 'author') then 'a'
                                  when profile = 'non_editing_author' then 'n'
                                  when profile = 'reviewer' then 'r' else 'c' end
    from engine.folder_profiles(one) order by distance, folder_id limit 700
$$;

-- Where the folders of an account lie, one folder of the disk in the other: a name for a whole path would be too long for
-- it, and no folder can be called `.items`. They belong to nobody: the keeper makes them in a name of its own. No common index
-- of the folders: it would tell how many items there are to those who may not read them. What a user is subscribed to lies
-- beside the own mail, because the file of the folders themselves would be that of all.
create function engine.folders_location(of_account bigint, in_folder text, mailboxes text) returns text language sql immutable as $$
  select 'maildir:' || mailboxes || '/' || of_account || '/public:LAYOUT=fs:DIRNAME=.items:INDEXPVT=~/public:LISTINDEX='
      || ':SUBSCRIPTIONS=../' || in_folder || '/public-subscriptions'
$$;

create function engine.folder_keeper(given text) returns bigint language sql immutable as
  $$ select substring(lower(given) from '^public-([0-9]{1,18})@mailbox\.posthouse\.invalid$')::bigint $$;

-- The folder that a copy is for.
create function engine.folder_of(given text) returns setof engine.active_folder language sql stable as $$
  select f.* from address a join engine.active_folder f on f.account_id = a.account_id and f.id = a.id
   where a.id = substring(lower(given) from '^folder-([0-9]{1,18})@mailbox\.posthouse\.invalid$')::bigint and f.email <> ''
$$;

create function engine.folder_script(place text) returns text language sql immutable as $$
  select 'require ["fileinto"];' || chr(10) || 'fileinto "Public/'
      || replace(replace(place, '\', '\\'), '"', '\"') || '";' || chr(10)
$$;

-- Folders that are not yet where they should be, have become full or not full, or have another quota. One in the recycle bin has a place apart,
-- so that another can have its name. No wanted place: it is gone for good. is_taken: another folder is still there.
create view engine.folder_work as
select w.*, p.place, exists (select from public_folder_place o
          where o.account_id = w.account_id and o.place = w.wanted and o.folder_id <> w.folder_id) as is_taken
  from (select f.account_id, f.id as folder_id, f.type, coalesce(a.place, 'Removed/' || f.id) as wanted,
               coalesce(f.used_bytes, 0) >= greatest(f.quota_mb * 1000000, 1) as is_full,
               f.quota_mb
          from public_folder f left join engine.active_folder a on a.account_id = f.account_id and a.id = f.id
         where a.id is not null or f.removed_at is not null) as w
  left join public_folder_place p on p.account_id = w.account_id and p.folder_id = w.folder_id
 where (p.place, p.is_full, p.quota_mb) is distinct from (w.wanted, w.is_full, w.quota_mb)
union all
select p.account_id, p.folder_id, null, null, false, null, p.place, false from public_folder_place p
 where not exists (select from public_folder f where f.account_id = p.account_id and f.id = p.folder_id);

-- What lies in a folder moves with it.
create function engine.note_folder_place(of_account bigint, of_folder bigint, now_place text, now_full boolean, now_quota bigint)
returns void language plpgsql volatile security definer as $$
declare
  former text;
begin
  select place into former from public_folder_place where account_id = of_account and folder_id = of_folder;
  update public_folder_place set place = now_place || substr(place, length(former) + 1)
   where account_id = of_account and former <> now_place and starts_with(place, former || '/');
  insert into public_folder_place (account_id, folder_id, place, is_full, quota_mb)
  values (of_account, of_folder, now_place, now_full, now_quota)
  on conflict (account_id, folder_id) do update
     set place = excluded.place, is_full = excluded.is_full, quota_mb = excluded.quota_mb;
end $$;

create function engine.forget_folder_place(of_account bigint, of_folder bigint) returns void
language sql volatile security definer as
  $$ delete from public_folder_place where account_id = of_account and folder_id = of_folder $$;

-- Some accounts with folders, after one that was looked at before.
create function engine.folder_accounts(after bigint, most integer) returns setof bigint
language sql stable security definer as $$
  select distinct account_id from public_folder_place where account_id > after order by 1 limit most
$$;

-- [{place, guid, bytes}]: what Dovecot counts in the folders of an account.
create function engine.note_folder_use(of_account bigint, uses jsonb) returns void language sql volatile security definer as $$
  update public_folder_place p set guid = u.guid
    from jsonb_to_recordset(uses) as u (place text, guid text)
   where p.account_id = of_account and p.place = u.place and p.guid <> u.guid;
  update public_folder f set used_bytes = u.bytes
    from jsonb_to_recordset(uses) as u (place text, bytes bigint)
    join public_folder_place p on p.account_id = of_account and p.place = u.place
   where f.account_id = of_account and f.id = p.folder_id and f.used_bytes is distinct from u.bytes
$$;

-- What clients are told about a folder: its type, in the words of Kolab, which most of them know.
create view engine.folder_attribute as
select p.guid, 'vendor/kolab/folder-type'::text as key,
       case f.type when 'appointment' then 'event' else f.type end as value
  from public_folder_place p join public_folder f on f.account_id = p.account_id and f.id = p.folder_id
 where p.guid <> '';
create view engine.no_attribute as select ''::text as username, a.* from engine.folder_attribute a where false;
-- Dovecot deletes what it knows about a mailbox before the mailbox itself, and keeps the mailbox when it can't.
create rule nothing_to_forget as on delete to engine.folder_attribute do instead nothing;
create rule nothing_to_forget as on delete to engine.no_attribute do instead nothing;

-- Who has to come again to have new rights: a user, the members of a list, or everybody in a domain or in the account.
create function engine.folder_users(of_account bigint, of_address bigint, of_domain bigint) returns setof text
language sql stable security definer as $$
  select u.email from engine.active_user u
   where u.account_id = of_account and u.account_type = 'enhanced'
     and case when of_address is null then of_domain is null or u.domain_id = of_domain
         else u.id = of_address or exists (select from list_member m
                where m.account_id = of_account and m.list_id = of_address and m.address_id = u.id) end
$$;

-- Users who have a right in a folder, also in one that was removed.
create function engine.folder_readers(of_account bigint, of_folder bigint) returns setof text
language sql stable security definer as $$
  select u.email from (
      select address_id, null::bigint as domain_id from public_folder_owner where account_id = of_account and folder_id = of_folder
      union
      select r.address_id, case when r.address_id is null then f.domain_id end
        from public_folder_right r join public_folder f on f.account_id = r.account_id and f.id = r.folder_id
       where r.account_id = of_account and r.folder_id = of_folder) as given
   cross join lateral engine.folder_users(of_account, given.address_id, given.domain_id) as u (email)
$$;

-- What a user shall be subscribed to, and where the mail of that user lies.
create function engine.subscriptions_of(given text)
returns table (account_id bigint, user_id bigint, email text, folders jsonb, mailboxes jsonb)
language sql stable security definer as $$
  select u.account_id, u.id, u.email,
         (select coalesce(jsonb_object_agg(p.folder_id, p.place), '{}') from engine.folder_profiles(u) d
            join public_folder_place p on p.account_id = u.account_id and p.folder_id = d.folder_id
            join engine.active_folder f on f.account_id = p.account_id and f.id = p.folder_id and f.place = p.place),
         (select coalesce(jsonb_object_agg(o.id, o.email), '{}') from user_delegate g
            join engine.active_user o on o.account_id = g.account_id and o.id = g.user_id and o.has_mailbox
           where g.account_id = u.account_id and g.delegate_id = u.id)
    from engine.user_of(given) u where u.has_mailbox
$$;

-- Some users who may have something to subscribe to, after one that was looked at before.
create function engine.subscribers(after bigint, most integer) returns table (user_id bigint, email text)
language sql stable security definer as $$
  select u.id, u.email from mail_user u
   where u.id > after and u.removed_at is null
     and (u.account_type = 'enhanced' and exists (select from public_folder_place p where p.account_id = u.account_id)
          or exists (select from user_delegate g where g.account_id = u.account_id and g.delegate_id = u.id))
   order by u.id limit most
$$;

-- Names like these are masks to Dovecot, and end at a colon.
create function engine.folder_mask(place text) returns text language sql immutable as
  $$ select 'Public/' || translate(place, ':', '?') $$;

-- Room in the folders of an account, as Dovecot is told; of more it could not be told with a login. It counts also where a folder
-- is going to be.
create function engine.folder_limits(of_account bigint) returns table (folder_id bigint, mask text, bytes bigint)
language sql stable security definer as $$
  select p.folder_id, engine.folder_mask(l.place), greatest(f.quota_mb * 1000000, 1)
    from public_folder_place p join public_folder f on f.account_id = p.account_id and f.id = p.folder_id
   cross join lateral (select p.place union select a.place from engine.active_folder a
      where a.account_id = f.account_id and a.id = f.id) as l
   where p.account_id = of_account order by p.folder_id, l.place limit 1000
$$;
