import type { PoolClient } from 'pg';

interface CatalogueColumn {
  readonly name: string;
  readonly type: string;
}

export interface CatalogueTable {
  readonly name: string;
  /** Without generated columns, which PostgreSQL computes from the others. */
  readonly columns: readonly CatalogueColumn[];
}

export interface IdentityColumn {
  readonly table: string;
  readonly column: string;
}

const isOwn = `not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass
  and d.deptype = 'e')`;

/** The tables of the product: everything in schema public that belongs to no extension. */
export async function listTables(client: PoolClient): Promise<CatalogueTable[]> {
  const { rows } = await client.query<CatalogueTable>(`
    select c.relname as name,
           (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                                     order by a.attnum), '[]')
              from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and ${isOwn}
     order by c.relname`);
  return rows;
}

export async function listIdentities(client: PoolClient): Promise<IdentityColumn[]> {
  const { rows } = await client.query<IdentityColumn>(`
    select c.relname as "table", a.attname as "column"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and ${isOwn}
     order by 1, 2`);
  return rows;
}

/** Read after the snapshot began: never below a number that a row of the snapshot has. */
export async function readNextIdentity(
  client: PoolClient,
  { table, column }: IdentityColumn,
): Promise<string> {
  const { rows } = await client.query<{ sequence: string }>(
    `select pg_get_serial_sequence(quote_ident('public') || '.' || quote_ident($1), $2) as sequence`,
    [table, column],
  );
  const counter = await client.query<{ next: string }>(
    `select (last_value + case when is_called then 1 else 0 end)::text as next from ${rows[0]?.sequence}`,
  );
  return counter.rows[0]?.next ?? '1';
}
