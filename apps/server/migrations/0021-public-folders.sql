-- Folders that several users share, in a tree for each domain.

create table public_folder (
  account_id   bigint not null,
  id           bigint not null,
  domain_id    bigint not null,
  parent_id    bigint,
  name         text not null check (name <> '' and name !~ '/'),
  -- The names from the top, joined by a slash; written anew when one of them changes.
  path         text not null,
  type         text not null check (type in ('mail', 'appointment', 'contact', 'note', 'task')),
  -- 0 for one that only holds other folders.
  quota_mb     bigint not null default 0 check (quota_mb >= 0),
  -- Null until the mail engine has told it.
  used_bytes   bigint check (used_bytes >= 0),
  -- Empty where mail cannot be sent to it: the name of its address is then one that nobody can guess.
  email        text collate "C" not null default '',
  readable     text collate "C" not null default '',
  note         text not null default '',
  version      integer not null default 1,
  created_at   timestamptz not null,
  removed_at   timestamptz,
  removed_by   text not null default '',
  removal_id   uuid,
  search_text  text collate "C" generated always as
    (lower((' ' || path || ' ' || replace(path, '/', ' ') || ' ' || readable || ' ' || email || ' ' || note)
      collate "default")) stored,
  -- A folder comes before what is in it, and that before its next neighbour.
  sorted_path  text collate "C" generated always as (replace(lower(path collate "default"), '/', chr(1))) stored,
  primary key (account_id, id),
  foreign key (account_id, id) references address (account_id, id) on delete cascade,
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade,
  -- What is in the recycle bin on its own outlives the folder it was in; it cannot come back then.
  foreign key (account_id, parent_id) references public_folder (account_id, id) on delete set null (parent_id),
  check ((removed_at is null) = (removal_id is null)),
  check (parent_id <> id),
  check (type = 'mail' or email = ''),
  check ((email = '') = (readable = ''))
);
create unique index public_folder_path_key on public_folder (account_id, domain_id, sorted_path)
  where removed_at is null;
create index public_folder_list_idx on public_folder (account_id, sorted_path, id) where removed_at is null;
create index public_folder_created_idx on public_folder (account_id, created_at, id) where removed_at is null;
create index public_folder_type_idx on public_folder (account_id, type, sorted_path, id) where removed_at is null;
create index public_folder_parent_idx on public_folder (account_id, parent_id);
create index public_folder_search_idx on public_folder using gin (account_id, search_text gin_trgm_ops);
alter table public_folder alter column search_text set statistics 500;
create index public_folder_removed_idx on public_folder (account_id, removed_at, id) where removed_at is not null;
create index public_folder_removal_idx on public_folder (account_id, removal_id) where removal_id is not null;
create index public_folder_purge_idx on public_folder (removed_at) where removed_at is not null;

create table public_folder_owner (
  account_id  bigint not null,
  folder_id   bigint not null,
  address_id  bigint not null,
  primary key (account_id, folder_id, address_id),
  foreign key (account_id, folder_id) references public_folder (account_id, id) on delete cascade,
  foreign key (account_id, address_id) references address (account_id, id) on delete cascade
);
create index public_folder_owner_address_idx on public_folder_owner (account_id, address_id);

-- For a user, a distribution list, or with no address every user of the folder's domain.
create table public_folder_right (
  account_id  bigint not null,
  folder_id   bigint not null,
  id          bigint generated always as identity,
  address_id  bigint,
  profile     text not null check (profile in ('owner', 'publishing_editor', 'editor', 'publishing_author', 'author',
                'non_editing_author', 'reviewer', 'contributor', 'none')),
  primary key (account_id, id),
  constraint public_folder_right_who_key unique nulls not distinct (account_id, folder_id, address_id),
  foreign key (account_id, folder_id) references public_folder (account_id, id) on delete cascade,
  foreign key (account_id, address_id) references address (account_id, id) on delete cascade
);
create index public_folder_right_address_idx on public_folder_right (account_id, address_id)
  where address_id is not null;

-- Quota is taken as users take it: in the ledger of the account first and then of the domain, refused with PH002 where it
-- is more than before and too much.
create function public_folder_counted() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select *, 1 as sign from new_rows'
    when 'DELETE' then 'select *, -1 as sign from old_rows'
    else 'select *, 1 as sign from new_rows union all select *, -1 as sign from old_rows' end;
  deltas jsonb;
  is_over boolean;
begin
  execute format($query$
    select jsonb_agg(d) from (
      select account_id, domain_id, sum(sign) as folders, sum(sign * quota_mb) as quota, max(sign * quota_mb) as largest
        from (%s) as changed where removed_at is null group by account_id, domain_id) as d
     where (folders, quota) <> (0, 0)$query$, changed) into deltas;
  if deltas is null then return null; end if;

  with delta as (
    select account_id, sum(quota) as quota, max(largest) as largest
      from jsonb_to_recordset(deltas) as d (account_id bigint, quota bigint, largest bigint) group by account_id),
  counted as (
    update account_usage u set quota_mb = u.quota_mb + d.quota
      from delta d where u.account_id = d.account_id
    returning u.account_id, u.quota_mb, d.quota, d.largest)
  select bool_or(c.quota > 0 and case when a.autogrow_quota then c.largest > a.max_quota_mb
                                      else c.quota_mb > a.max_quota_mb end)
    into is_over from counted c join account a on a.id = c.account_id;
  if is_over then raise exception 'the quota of the account is used up' using errcode = 'PH002'; end if;

  update domain_usage u set public_folders = u.public_folders + d.folders, quota_mb = u.quota_mb + d.quota
    from jsonb_to_recordset(deltas) as d (account_id bigint, domain_id bigint, folders bigint, quota bigint)
   where u.account_id = d.account_id and u.domain_id = d.domain_id;
  return null;
end $$;

create trigger public_folder_added after insert on public_folder
  referencing new table as new_rows for each statement execute function public_folder_counted();
create trigger public_folder_deleted after delete on public_folder
  referencing old table as old_rows for each statement execute function public_folder_counted();
create trigger public_folder_changed after update on public_folder
  referencing old table as old_rows new table as new_rows for each statement execute function public_folder_counted();
create trigger public_folder_removed after update on public_folder
  referencing old table as old_rows new table as new_rows for each statement execute function mail_user_removed();
