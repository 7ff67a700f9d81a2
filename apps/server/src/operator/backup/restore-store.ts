import { escapeIdentifier, type PoolClient } from 'pg';
import type { CatalogueTable } from './catalogue-store.ts';

interface Derived {
  readonly drop: string;
  readonly make: string;
}

/**
 * Foreign keys and plain indexes go before loading: rows may then come in any order, and one pass at the end is many
 * times cheaper than a step for each row. Answers the statements that make them again, checked as a whole.
 */
export async function dropDerived(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<Derived>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
      from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    union all
    select format('drop index public.%I', c.relname), pg_get_indexdef(c.oid)
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'i' and not c.relispartition
       and not exists (select from pg_constraint k where k.conindid = c.oid)`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ make }) => make).reverse();
}

export async function setTriggers(
  client: PoolClient,
  tables: readonly CatalogueTable[],
  action: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables) {
    await client.query(`alter table public.${escapeIdentifier(name)} ${action} trigger user`);
  }
}

/** Drops everything in schema public that belongs to no extension, and what depends on it elsewhere. */
export async function wipeSchema(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    with own as (
      select 1 as turn, c.oid, 'pg_class'::regclass as catalogue,
             format('drop %s if exists public.%I cascade',
                    case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
                                   else 'table' end, c.relname) as statement
        from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
         and not c.relispartition
         and not exists (select from pg_depend i where i.classid = 'pg_class'::regclass and i.objid = c.oid
                            and i.deptype in ('a', 'i') and c.relkind = 'S')
      union all
      select 2, p.oid, 'pg_proc'::regclass, format('drop routine if exists %s cascade', p.oid::regprocedure)
        from pg_proc p where p.pronamespace = 'public'::regnamespace
      union all
      select 3, t.oid, 'pg_type'::regclass, format('drop type if exists public.%I cascade', t.typname)
        from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd', 'r')
    )
    select statement from own
     where not exists (select from pg_depend d where d.classid = catalogue and d.objid = own.oid and d.deptype = 'e')
     order by turn`);
  for (const { statement } of rows) await client.query(statement);
}

/** The queues of older versions: their jobs belong to rows that no longer exist. */
export async function dropOldQueues(client: PoolClient): Promise<void> {
  await client.query('drop schema if exists pgboss cascade');
}

export type Occupant =
  | { readonly kind: 'nothing' | 'strangers' }
  | { readonly kind: 'accounts'; readonly names: string[] };

/** What a restore would replace. */
export async function findOccupant(client: Pick<PoolClient, 'query'>): Promise<Occupant> {
  const { rows } = await client.query<{ ours: boolean; accounts: boolean; tables: boolean }>(`
    select to_regclass('public.schema_migration') is not null as ours,
           to_regclass('public.account') is not null as accounts,
           exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
                      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass
                                         and d.objid = c.oid and d.deptype = 'e')) as tables`);
  const found = rows[0];
  if (!found?.ours) return { kind: found?.tables ? 'strangers' : 'nothing' };
  if (!found.accounts) return { kind: 'nothing' };
  const accounts = await client.query<{ name: string }>('select name from public.account order by name');
  return accounts.rows.length === 0
    ? { kind: 'nothing' }
    : { kind: 'accounts', names: accounts.rows.map(({ name }) => name) };
}

/** Makes sure that no account is added between the check and the replacement. */
export async function lockAccounts(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('public.account') is not null as known`,
  );
  if (rows[0]?.known) await client.query('lock table public.account in access exclusive mode');
}
