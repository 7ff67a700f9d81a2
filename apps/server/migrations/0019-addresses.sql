-- Aliases, lists and smart lists: what an address can be besides a user.

create table mail_alias (
  account_id   bigint not null,
  id           bigint not null,
  domain_id    bigint not null,
  -- Written anew by a rename; a domain never changes its own name. Once as mail knows it, once as people read it.
  email        text collate "C" not null,
  readable     text collate "C" not null,
  note         text not null default '',
  active       boolean not null default true,
  version      integer not null default 1,
  created_at   timestamptz not null,
  removed_at   timestamptz,
  removed_by   text not null default '',
  removal_id   uuid,
  search_text  text collate "C" generated always as
    (lower((' ' || readable || ' ' || email || ' ' || note) collate "default")) stored,
  primary key (account_id, id),
  foreign key (account_id, id) references address (account_id, id) on delete cascade,
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade,
  check ((removed_at is null) = (removal_id is null))
);

-- An address of the account, or an external one as text.
create table alias_destination (
  account_id  bigint not null,
  alias_id    bigint not null,
  position    smallint not null,
  address_id  bigint,
  external    text collate "C" not null default '',
  primary key (account_id, alias_id, position),
  unique (account_id, alias_id, address_id),
  foreign key (account_id, alias_id) references mail_alias (account_id, id) on delete cascade,
  foreign key (account_id, address_id) references address (account_id, id) on delete cascade,
  check ((address_id is null) = (external <> '')),
  check (address_id <> alias_id)
);
create unique index alias_destination_external_key on alias_destination (account_id, alias_id, external)
  where external <> '';
create index alias_destination_address_idx on alias_destination (account_id, address_id) where address_id is not null;
create index alias_destination_text_idx on alias_destination (account_id, external) where external <> '';

create table mail_list (
  account_id   bigint not null,
  id           bigint not null,
  domain_id    bigint not null,
  email        text collate "C" not null,
  readable     text collate "C" not null,
  type         text not null check (type in ('distribution', 'spam', 'notspam')),
  note         text not null default '',
  active       boolean not null default true,
  -- How many there are, kept by a trigger.
  members      integer not null default 0 check (members >= 0),
  version      integer not null default 1,
  created_at   timestamptz not null,
  removed_at   timestamptz,
  removed_by   text not null default '',
  removal_id   uuid,
  search_text  text collate "C" generated always as
    (lower((' ' || readable || ' ' || email || ' ' || note) collate "default")) stored,
  primary key (account_id, id),
  foreign key (account_id, id) references address (account_id, id) on delete cascade,
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade,
  check ((removed_at is null) = (removal_id is null))
);

create table smart_list (
  account_id      bigint not null,
  id              bigint not null,
  domain_id       bigint not null,
  email           text collate "C" not null,
  readable        text collate "C" not null,
  type            text not null default 'members' check (type in ('members', 'all')),
  protection      text not null default 'none' check (protection in ('none', 'members', 'password')),
  password_hash   text,
  copy_to_sender  boolean not null default false,
  note            text not null default '',
  active          boolean not null default true,
  members         integer not null default 0 check (members >= 0),
  version         integer not null default 1,
  created_at      timestamptz not null,
  removed_at      timestamptz,
  removed_by      text not null default '',
  removal_id      uuid,
  search_text     text collate "C" generated always as
    (lower((' ' || readable || ' ' || email || ' ' || note) collate "default")) stored,
  primary key (account_id, id),
  foreign key (account_id, id) references address (account_id, id) on delete cascade,
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade,
  check ((removed_at is null) = (removal_id is null)),
  check (protection <> 'password' or password_hash is not null)
);

create table smart_list_owner (
  account_id  bigint not null,
  list_id     bigint not null,
  address_id  bigint not null,
  primary key (account_id, list_id, address_id),
  foreign key (account_id, list_id) references smart_list (account_id, id) on delete cascade,
  foreign key (account_id, address_id) references address (account_id, id) on delete cascade
);
create index smart_list_owner_address_idx on smart_list_owner (account_id, address_id);

-- Members have their address with them, so that thousands of them can be searched and handed to Postfix without a join;
-- what is renamed is written anew by a trigger.
create table list_member (
  account_id   bigint not null,
  id           bigint generated always as identity,
  list_id      bigint not null,
  address_id   bigint,
  email        text collate "C" not null,
  readable     text collate "C" not null,
  search_text  text collate "C" generated always as (lower((' ' || readable || ' ' || email) collate "default")) stored,
  primary key (account_id, id),
  foreign key (account_id, list_id) references mail_list (account_id, id) on delete cascade,
  foreign key (account_id, address_id) references address (account_id, id) on delete cascade,
  check (address_id <> list_id)
);

create table smart_list_member (
  account_id   bigint not null,
  id           bigint generated always as identity,
  list_id      bigint not null,
  address_id   bigint,
  email        text collate "C" not null,
  readable     text collate "C" not null,
  can_post     boolean not null default true,
  can_receive  boolean not null default true,
  search_text  text collate "C" generated always as (lower((' ' || readable || ' ' || email) collate "default")) stored,
  primary key (account_id, id),
  foreign key (account_id, list_id) references smart_list (account_id, id) on delete cascade,
  foreign key (account_id, address_id) references address (account_id, id) on delete cascade,
  check (address_id <> list_id)
);

do $$
declare
  named text;
begin
  foreach named in array array['mail_alias', 'mail_list', 'smart_list'] loop
    execute format('create index %1$s_list_idx on %1$I (account_id, readable, id) where removed_at is null', named);
    execute format('create index %1$s_domain_idx on %1$I (account_id, domain_id, readable, id) where removed_at is null', named);
    execute format('create index %1$s_created_idx on %1$I (account_id, created_at, id) where removed_at is null', named);
    execute format('create index %1$s_inactive_idx on %1$I (account_id, readable, id) where removed_at is null and not active', named);
    execute format('create index %1$s_search_idx on %1$I using gin (account_id, search_text gin_trgm_ops)', named);
    execute format('alter table %I alter column search_text set statistics 500', named);
    execute format('create index %1$s_removed_idx on %1$I (account_id, removed_at, id) where removed_at is not null', named);
    execute format('create index %1$s_removal_idx on %1$I (account_id, removal_id) where removal_id is not null', named);
    execute format('create index %1$s_purge_idx on %1$I (removed_at) where removed_at is not null', named);
    execute format('create trigger %1$s_removed after update on %1$I referencing old table as old_rows '
      'new table as new_rows for each statement execute function mail_user_removed()', named);
  end loop;
  foreach named in array array['mail_list', 'smart_list'] loop
    execute format('create index %1$s_members_idx on %1$I (account_id, members, id) where removed_at is null', named);
  end loop;
  foreach named in array array['list_member', 'smart_list_member'] loop
    -- A text stays beside the address that it names to those who see that: who does not must not find out by a guess.
    execute format('create unique index %1$s_key on %1$I (account_id, list_id, email, (address_id is null))', named);
    execute format('create index %1$s_list_idx on %1$I (account_id, list_id, readable, id)', named);
    execute format('create index %1$s_email_idx on %1$I (account_id, email)', named);
    execute format('create index %1$s_address_idx on %1$I (account_id, address_id) where address_id is not null', named);
    execute format('create index %1$s_search_idx on %1$I using gin (account_id, search_text gin_trgm_ops)', named);
  end loop;
end $$;
create index mail_list_type_idx on mail_list (account_id, type, readable, id) where removed_at is null;

-- The ledger of a domain counts what is not in the recycle bin, once a statement.
create function addresses_counted() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select account_id, domain_id, removed_at, 1 as sign from new_rows'
    when 'DELETE' then 'select account_id, domain_id, removed_at, -1 as sign from old_rows'
    else 'select account_id, domain_id, removed_at, 1 as sign from new_rows union all '
         'select account_id, domain_id, removed_at, -1 from old_rows' end;
begin
  execute format('update domain_usage u set %1$I = u.%1$I + d.added
    from (select account_id, domain_id, sum(sign) as added from (%2$s) as changed where removed_at is null
           group by account_id, domain_id having sum(sign) <> 0) as d
   where u.account_id = d.account_id and u.domain_id = d.domain_id', tg_argv[0], changed);
  return null;
end $$;

create function members_counted() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select account_id, list_id, 1 as sign from new_rows'
    else 'select account_id, list_id, -1 as sign from old_rows' end;
begin
  execute format('update %I l set members = l.members + d.added
    from (select account_id, list_id, sum(sign) as added from (%s) as changed group by account_id, list_id) as d
   where l.account_id = d.account_id and l.id = d.list_id', tg_argv[0], changed);
  return null;
end $$;

do $$
declare
  named text;
  counter text;
begin
  for named, counter in values ('mail_alias', 'aliases'), ('mail_list', 'lists'), ('smart_list', 'smart_lists') loop
    execute format('create trigger %1$s_added after insert on %1$I referencing new table as new_rows '
      'for each statement execute function addresses_counted(%2$L)', named, counter);
    execute format('create trigger %1$s_deleted after delete on %1$I referencing old table as old_rows '
      'for each statement execute function addresses_counted(%2$L)', named, counter);
    execute format('create trigger %1$s_changed after update on %1$I referencing old table as old_rows '
      'new table as new_rows for each statement execute function addresses_counted(%2$L)', named, counter);
  end loop;
  for named, counter in values ('list_member', 'mail_list'), ('smart_list_member', 'smart_list') loop
    execute format('create trigger %1$s_added after insert on %1$I referencing new table as new_rows '
      'for each statement execute function members_counted(%2$L)', named, counter);
    execute format('create trigger %1$s_deleted after delete on %1$I referencing old table as old_rows '
      'for each statement execute function members_counted(%2$L)', named, counter);
  end loop;
end $$;

-- Memberships follow what is renamed. A text that was a member already becomes that address.
create function members_renamed() returns trigger language plpgsql as $$
declare
  named text;
begin
  if (old.local_part, old.domain_id) is not distinct from (new.local_part, new.domain_id) then return null; end if;
  foreach named in array array['list_member', 'smart_list_member'] loop
    execute format('delete from %1$I m using %1$I renamed, domain_name d
      where renamed.account_id = $1 and renamed.address_id = $2 and d.account_id = $1 and d.id = $3
        and m.account_id = $1 and m.list_id = renamed.list_id and m.id <> renamed.id and m.email = $4 || ''@'' || d.ascii', named)
      using new.account_id, new.id, new.domain_id, new.local_part;
    execute format('update %I m set email = $4 || ''@'' || d.ascii, readable = $4 || ''@'' || d.unicode
       from domain_name d where d.account_id = $1 and d.id = $3 and m.account_id = $1 and m.address_id = $2', named)
      using new.account_id, new.id, new.domain_id, new.local_part;
  end loop;
  return null;
end $$;
create trigger address_renamed after update of local_part, domain_id on address
  for each row execute function members_renamed();

-- Where mail goes on from an address of the account, one row for each destination; also from and to what is disabled or in
-- the recycle bin, for it may come back.
create view mail_edge as
select account_id, user_id as source_id, address_id as target_id, external from user_forward
union all
select account_id, alias_id, address_id, external from alias_destination
union all
select account_id, list_id, address_id, case when address_id is null then email else '' end from list_member
union all
select m.account_id, m.list_id, m.address_id, case when m.address_id is null then m.email else '' end
  from smart_list_member m join smart_list l on l.account_id = m.account_id and l.id = m.list_id and l.type = 'members'
 where m.can_receive
union all
select l.account_id, l.id, u.id, ''
  from smart_list l join mail_user u on u.account_id = l.account_id and u.domain_id = l.domain_id
 where l.type = 'all' and u.account_type <> 'audit';
