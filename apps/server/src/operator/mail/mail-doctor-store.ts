import type { Pool } from 'pg';
import { engineRole } from '../../engine/engine-secrets.ts';

/** What the panel answers to the questions of Postfix and Dovecot. */
export interface PanelAnswers {
  readonly aliases: string[];
  readonly mailboxes: string[];
  readonly transports: string[];
  readonly home: string | null;
}

export async function readAnswers(pool: Pool, address: string, mailboxes: string): Promise<PanelAnswers> {
  const { rows } = await pool.query<PanelAnswers>(
    `select array(select engine.virtual_alias($1)) as aliases, array(select engine.mailbox($1)) as mailboxes,
            array(select engine.transport($1)) as transports,
            (select home from engine.mailbox_home($1, $2)) as home`,
    [address, mailboxes],
  );
  return rows[0] ?? { aliases: [], mailboxes: [], transports: [], home: null };
}

interface ConnectionUse {
  /** That PostgreSQL gives to everybody who is not a superuser. */
  readonly allowed: number;
  readonly by_engine: number;
}

export async function readConnectionUse(pool: Pool): Promise<ConnectionUse> {
  const { rows } = await pool.query<ConnectionUse>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed,
            (select count(*)::int from pg_stat_activity where usename = $1) as by_engine`,
    [engineRole],
  );
  return rows[0] ?? { allowed: 0, by_engine: 0 };
}

export interface ServiceRight {
  readonly service: 'imap' | 'pop3' | 'smtp' | 'sieve';
  /** The user may log in now. */
  readonly allowed: boolean;
  /** With their own password, not only with one for a single program. */
  readonly by_password: boolean;
  /** From these addresses and networks alone; from anywhere without any. */
  readonly login_ips: readonly string[];
}

/** None where nobody can have a login with this address. */
export async function readServiceRights(pool: Pool, address: string): Promise<ServiceRight[]> {
  const { rows } = await pool.query<ServiceRight>(
    `select s.service, m.allowed, m.allowed and not u.twofa_allowed as by_password, u.login_ips
       from engine.user_of($1) as u
       cross join unnest(array['imap', 'pop3', 'smtp', 'sieve']) as s (service)
       cross join lateral (select engine.may_log_in(u, s.service, now()) as allowed) as m
      where strpos($1, '+') = 0`,
    [address],
  );
  return rows;
}

/**
 * Addresses of every kind, of several accounts, and others each time: users, those with forwards, connectors, aliases,
 * alias domains, catch-alls (a name nobody has) and domains whose mail another server keeps.
 */
export async function listSampleAddresses(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ address: string }>(
    `with some_account as (select id from account order by random() limit 5),
          some_name as (select * from engine.served_name)
     (select u.email as address from some_account a cross join lateral (
        select email from (select m.email from engine.active_user m where m.account_id = a.id limit 200) as first
         order by random() limit 2) as u)
     union (select u.email from engine.active_user u where u.is_connector limit 2)
     union (select t.email from mail_alias t join engine.receiver r on r.account_id = t.account_id and r.id = t.id limit 3)
     union (select u.email from (select distinct f.account_id, f.user_id from user_forward f limit 3) as f
              join engine.active_user u on u.account_id = f.account_id and u.id = f.user_id)
     union (select one.local_part || '@' || n.name
              from (select * from some_name where is_alias order by random() limit 3) as n
              cross join lateral (select a.local_part from address a
                where a.account_id = n.account_id and a.domain_id = n.domain_id and a.kind = 'user'
                  and a.removed_at is null limit 1) as one)
     union (select 'nobody-' || substr(md5(random()::text), 1, 8) || '@' || n.name
              from (select * from some_name where catchall <> '' order by random() limit 3) as n)
     union (select 'somebody@' || n.name
              from (select * from some_name where not local_delivery order by random() limit 2) as n)`,
  );
  return rows.map(({ address }) => address).sort();
}

/** What the engine’s role may do with tables beyond what it must, and the powers it has by itself. */
export async function listExcessRights(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ excess: string }>(
    `select p.power as excess from pg_roles r, lateral (values
         ('SUPERUSER', r.rolsuper), ('CREATEROLE', r.rolcreaterole), ('CREATEDB', r.rolcreatedb),
         ('REPLICATION', r.rolreplication), ('BYPASSRLS', r.rolbypassrls)) as p (power, has)
      where r.rolname = $1 and p.has
     union all
     select 'member of ' || o.rolname from pg_auth_members m join pg_roles r on r.oid = m.member
       join pg_roles o on o.oid = m.roleid where r.rolname = $1
     union all
     select p.privilege || ' on ' || c.oid::regclass
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as p (privilege)
      where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema', 'engine')
        and n.nspname !~ '^pg_' and c.oid <> 'public.mailbox_usage'::regclass
        and has_any_column_privilege($1, c.oid, p.privilege)
     union all
     select p.privilege || ' on ' || c.oid::regclass
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       cross join unnest(array['DELETE', 'TRUNCATE', 'TRIGGER']) as p (privilege)
      where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname !~ '^pg_' and has_table_privilege($1, c.oid, p.privilege)
        and not (c.oid = 'public.mailbox_usage'::regclass and p.privilege = 'DELETE')`,
    [engineRole],
  );
  return rows.map(({ excess }) => excess);
}

/** Of users, public folders and whole accounts; those whose row is back from a backup are not left over. */
export async function countOldLeftovers(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select ((select count(*) from mail_leftover l where l.deleted_at is null and l.since < now() - interval '1 hour'
               and exists (select from engine.leftover_work w where w.account_id = l.account_id and w.id = l.id))
           + (select count(*) from account_leftover l where l.deleted_at is null and l.since < now() - interval '1 hour'
               and exists (select from engine.account_leftover_work w where w.number = l.number)))::int as waiting`,
  );
  return rows[0]?.waiting ?? 0;
}

export interface RightOfEverybody {
  readonly right: string;
  /** Takes it away. */
  readonly statement: string;
}

/** What the engine’s role may do because every role may; see migrations/engine/8-everybody.sql. */
export async function listRightsOfEverybody(pool: Pool): Promise<RightOfEverybody[]> {
  const { rows } = await pool.query<RightOfEverybody>(
    `select 'temporary tables' as right, format('revoke temporary on database %I from public', current_database()) as statement
      where has_database_privilege($1, current_database(), 'temporary')
     union all
     select 'tables in schema public', 'revoke create on schema public from public'
      where has_schema_privilege($1, 'public', 'create')
     union all
     select 'large objects', 'revoke execute on function ' || string_agg(p.oid::regprocedure::text, ', ' order by p.oid) || ' from public'
       from pg_proc p
      where p.pronamespace = 'pg_catalog'::regnamespace
        and p.proname in ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_import')
        and has_function_privilege($1, p.oid, 'execute')
     having count(*) > 0
     union all
     select 'connections to database ' || datname, format('revoke connect on database %I from public', datname)
       from pg_database
      where datallowconn and datname <> current_database() and has_database_privilege($1, oid, 'connect')`,
    [engineRole],
  );
  return rows;
}

export async function findEngineRole(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query('select from pg_roles where rolname = $1', [engineRole]);
  return rows.length > 0;
}

/** The files the schema `engine` was made from, as their digest. */
export async function readSchemaHash(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ made: string | null }>(
    `select obj_description(to_regnamespace('engine'), 'pg_namespace') as made`,
  );
  return rows[0]?.made ?? undefined;
}
