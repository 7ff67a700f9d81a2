-- What grows with time is kept in parts, one for each month or day, so that what is too old goes as a whole part. Such tables
-- have their time in their key and no foreign keys: those would lock other tables whenever a part comes or goes.

-- Makes the parts for what is coming, and for what was written while nobody made any, which lies in the part for all the rest
-- until then; drops the parts that ended more than `days_kept` days ago. `step` is how long a part is: a month or a day.
create function keep_parts(parent text, step text, parts_ahead integer, days_kept integer, moment timestamptz)
returns void language plpgsql
-- Nobody is made to wait behind somebody who reads for long: the next call comes soon.
set lock_timeout = '5s' as $$
declare
  rest text := parent || '_rest';
  oldest timestamptz := moment - make_interval(days => days_kept);
  part_length interval := ('1 ' || step)::interval;
  columns text;
  part text;
  starts timestamp;
  bounds timestamptz[];
begin
  perform pg_advisory_xact_lock(hashtext('keep_parts'), hashtext(parent));
  execute format('delete from %I where at < $1', rest) using oldest;
  select string_agg(quote_ident(a.attname), ', ') into columns from pg_attribute a
   where a.attrelid = parent::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  for starts in execute format('select date_trunc(%1$L, at at time zone ''UTC'') from %2$I
      union select date_trunc(%1$L, $1 at time zone ''UTC'') + n * $2 from generate_series(0, $3) n order by 1', step, rest)
      using moment, part_length, parts_ahead loop
    part := parent || to_char(starts, '_YYYYMMDD');
    continue when to_regclass(part) is not null;
    -- Nothing must be added to the rest between the move and the moment the part takes over.
    execute format('lock table %I in access exclusive mode', rest);
    bounds := array[starts at time zone 'UTC', (starts + part_length) at time zone 'UTC'];
    execute format('create table %I (like %I including constraints including defaults including generated including indexes)',
      part, parent);
    execute format('with moved as (delete from %1$I where at >= $1 and at < $2 returning *)
      insert into %2$I (%3$s) select %3$s from moved', rest, part, columns) using bounds[1], bounds[2];
    execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, bounds[1], bounds[2]);
  end loop;
  for part in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
               where i.inhparent = parent::regclass and c.relname ~ '_\d{8}$'
                 and (to_date(right(c.relname, 8), 'YYYYMMDD') + part_length) at time zone 'UTC' <= oldest loop
    execute format('drop table %I', part);
  end loop;
end $$;

revoke execute on function keep_parts from public;

alter table account_history rename to account_history_whole;
create table account_history (
  account_id   bigint not null,
  id           bigint generated always as identity,
  at           timestamptz not null,
  admin_id     bigint,
  adminname    text collate "C" not null,
  action       text collate "C" not null,
  target       text collate "C" not null default '',
  outcome      text not null default 'done' check (outcome in ('done', 'refused', 'pending')),
  remote_ip    inet,
  request_id   text not null default '',
  before       jsonb,
  after        jsonb,
  -- Which domain an entry is about; null for what is the account's.
  domain_id    bigint,
  search_text  text collate "C" generated always as
                 (lower((' ' || adminname || ' ' || action || ' ' || target) collate "default")) stored
) partition by range (at);
create table account_history_rest partition of account_history default;
insert into account_history (account_id, id, at, admin_id, adminname, action, target, outcome, remote_ip, request_id, before,
                             after, domain_id) overriding system value
select account_id, id, at, admin_id, adminname, action, target, outcome, remote_ip, request_id, before, after, domain_id
  from account_history_whole;
drop table account_history_whole;
select setval(pg_get_serial_sequence('account_history', 'id'), max(id)) from account_history having max(id) is not null;
select keep_parts('account_history', 'month', 2, 36500, now());
-- Read backwards, the key is the order of the list.
alter table account_history add primary key (account_id, at, id);
create index account_history_admin_idx on account_history (account_id, adminname, at desc, id desc);
create index account_history_action_idx on account_history (account_id, action, at desc, id desc);
create index account_history_search_idx on account_history using gin (account_id, search_text gin_trgm_ops);
create index account_history_domain_idx on account_history (account_id, domain_id, at desc, id desc)
  where domain_id is not null;
create index account_history_own_idx on account_history (account_id, admin_id, at desc, id desc)
  where domain_id is null;

alter table mail_login rename to mail_login_whole;
create table mail_login (
  account_id  bigint not null,
  id          bigint generated always as identity,
  user_id     bigint not null,
  domain_id   bigint not null,
  at          timestamptz not null,
  service     text not null check (service in ('imap', 'pop3', 'smtp', 'sieve')),
  ip          inet,
  outcome     text not null check (outcome in ('accepted', 'refused')),
  -- Which password was used; empty where none was right.
  password    text not null default '' check (password in ('', 'main', 'app', 'onetime')),
  label       text not null default '',
  attempts    integer not null default 1 check (attempts > 0)
) partition by range (at);
create table mail_login_rest partition of mail_login default;
insert into mail_login (account_id, id, user_id, domain_id, at, service, ip, outcome, password, label, attempts)
  overriding system value
select account_id, id, user_id, domain_id, at, service, ip, outcome, password, label, attempts from mail_login_whole;
drop table mail_login_whole;
select setval(pg_get_serial_sequence('mail_login', 'id'), max(id)) from mail_login having max(id) is not null;
select keep_parts('mail_login', 'day', 7, 36500, now());
alter table mail_login add primary key (account_id, at, id);
create index mail_login_at_idx on mail_login (account_id, at) include (domain_id, outcome, attempts);

create function account_left_records() returns trigger language plpgsql as $$
begin
  delete from account_history h using old_rows o where h.account_id = o.id;
  delete from mail_login l using old_rows o where l.account_id = o.id;
  return null;
end $$;
create trigger account_left_records after delete on account
  referencing old table as old_rows for each statement execute function account_left_records();
