import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { is, type Table } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptByTime } from '../apps/server/src/db/kept-by-time.ts';
import { createTestDatabase } from '../apps/server/src/testing/test-database.ts';

const schemaFolder = join(import.meta.dirname, '../apps/server/src/db/schema');

/**
 * The only tables that belong to no account: the accounts themselves and what those that are gone left on the disk, what is
 * kept before anybody is known (also of those who guess passwords), the queue of jobs, what the mail engine says about itself and
 * about mailboxes whose name it knows alone, and how far its logs have been read.
 */
const withoutAccount = [
  'account',
  'account_leftover',
  'attempt_counter',
  'job',
  'job_day',
  'log_position',
  'login_guess',
  'mail_engine',
  'mail_underway',
  'mailbox_usage',
  'schema_migration',
];

interface ColumnFacts {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly hasDefault: boolean;
}

describe('the migrated database', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const rows = async <Row extends object>(text: string) => (await database.pool.query<Row>(text)).rows;
  const tableNames = async () =>
    (
      await rows<{ name: string }>(
        `select relname as name from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`,
      )
    ).map(({ name }) => name);
  const keys = () =>
    rows<{ name: string; key: string[]; nullable: boolean | null }>(`
      select c.relname as name,
             (select array_agg(a.attname::text order by k.n)
                from pg_constraint p, unnest(p.conkey) with ordinality as k (attnum, n)
                join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
               where p.conrelid = c.oid and p.contype = 'p') as key,
             (select not a.attnotnull from pg_attribute a
               where a.attrelid = c.oid and a.attname = 'account_id') as nullable
        from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by c.relname`);

  it('has account_id first in the key of every table, never null, but for a short list', async () => {
    const wrong = (await keys()).filter(
      ({ name, key, nullable }) =>
        !withoutAccount.includes(name) && (key?.[0] !== 'account_id' || nullable !== false),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('has nothing of an account in the tables of that list, and each of them exists', async () => {
    const listed = (await keys()).filter(({ name }) => withoutAccount.includes(name));
    expect(listed.map(({ name }) => name)).toEqual(withoutAccount);
    expect(listed.filter(({ nullable }) => nullable !== null)).toEqual([]);
  });

  it('ties rows of an account to rows of the same account alone', async () => {
    const foreignKeys = await rows<{ name: string; target: string; pairs: string[] }>(`
      select f.conname as name, f.confrelid::regclass::text as target,
             array_agg(own.attname || '=' || other.attname order by k.n) as pairs
        from pg_constraint f
        cross join lateral unnest(f.conkey, f.confkey) with ordinality as k (own, other, n)
        join pg_attribute own on own.attrelid = f.conrelid and own.attnum = k.own
        join pg_attribute other on other.attrelid = f.confrelid and other.attnum = k.other
       where f.contype = 'f' and f.connamespace = 'public'::regnamespace
       group by f.oid, f.conname, f.confrelid`);
    expect(foreignKeys.length).toBeGreaterThan(5);
    const loose = foreignKeys.filter(
      ({ target, pairs }) =>
        !pairs.includes(target === 'account' ? 'account_id=id' : 'account_id=account_id'),
    );
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  it('ties every table of an account to its account, directly or by way of another, but for those in parts by time', async () => {
    const targets = await rows<{ name: string; target: string }>(
      `select conrelid::regclass::text as name, confrelid::regclass::text as target
         from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    const reaches = (name: string): boolean =>
      name === 'account' ||
      targets.some((key) => key.name === name && key.target !== name && reaches(key.target));
    const lost = (await tableNames()).filter((name) => !withoutAccount.includes(name) && !reaches(name));
    expect(lost).toEqual(keptByTime.toSorted());
  });

  describe('and the schema in code', () => {
    const declaredTables = async (): Promise<PgTable[]> => {
      const files = (await readdir(schemaFolder)).filter((file) => file.endsWith('.ts'));
      const modules = await Promise.all(
        files.map(
          (file) => import(/* @vite-ignore */ join(schemaFolder, file)) as Promise<Record<string, unknown>>,
        ),
      );
      return modules
        .flatMap((module) => Object.values(module))
        .filter((value) => is(value as Table, PgTable)) as PgTable[];
    };

    it('name the same tables', async () => {
      const declared = (await declaredTables()).map((table) => getTableConfig(table).name).sort();
      // The runner keeps its own table by hand: it must read it before there is any schema.
      expect(declared).toEqual((await tableNames()).filter((name) => name !== 'schema_migration'));
    });

    it('agree on every column: name, type, null and default', async () => {
      const inDatabase = await rows<ColumnFacts & { table: string }>(`
        select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
               a.attnotnull as "notNull",
               (d.oid is not null or a.attidentity <> '') as "hasDefault"
          from pg_class c
          join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`);
      for (const table of await declaredTables()) {
        const { name, columns } = getTableConfig(table);
        const declared = columns.map((column) => ({
          name: column.name,
          type: column.getSQLType(),
          notNull: column.notNull,
          hasDefault: column.hasDefault || column.generated !== undefined,
        }));
        const found = inDatabase
          .filter((column) => column.table === name)
          .map(({ table: _table, ...column }) => column);
        const byName = (a: ColumnFacts, b: ColumnFacts) => a.name.localeCompare(b.name);
        expect(declared.sort(byName), name).toEqual(found.sort(byName));
      }
    });
  });
});
