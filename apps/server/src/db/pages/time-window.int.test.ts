import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { readPage } from './keyset-page.ts';
import type { PageQuery } from './page-query.ts';

const dayMs = 86_400_000;
const days = 6;

describe('pages of a table that is kept in parts by its time', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  const midnight = (daysAgo: number) => new Date(today - daysAgo * dayMs).toISOString();
  beforeAll(async () => {
    database = await createTestDatabase('template0');
    await database.pool.query(
      `create table made_up (account_id bigint not null, at timestamptz not null, id bigint not null,
         name text collate "C" not null, primary key (account_id, at, id)) partition by range (at);
       create table made_up_rest partition of made_up default`,
    );
    for (let ago = 0; ago < days; ago += 1)
      await database.pool.query(
        `create table part_${ago} partition of made_up for values from ('${midnight(ago)}') to ('${midnight(ago - 1)}')`,
      );
  });
  afterAll(() => database.close());

  const timeOrder = { column: sql.raw('at'), type: 'timestamptz' } as const;
  const query = (more: Partial<PageQuery> = {}): PageQuery => ({
    fields: sql.raw('id'),
    from: sql.raw('made_up'),
    id: sql.raw('id'),
    time: { column: sql.raw('at'), windowDays: [1, 3] },
    account: { column: sql.raw('account_id'), id: 1 },
    filters: [],
    sort: timeOrder,
    dir: 'desc',
    limit: 3,
    cursor: undefined,
    ...more,
  });
  const idsOf = (rows: string) => (JSON.parse(rows) as { id: number }[]).map(({ id }) => id);
  const fill = async (rows: readonly { readonly id: number; readonly hoursAgo: number }[]) => {
    await database.pool.query('truncate made_up');
    await database.pool.query(
      `insert into made_up select 1, now() - r.hours * interval '1 hour' + r.id % 3 * interval '1 microsecond', r.id, 'n' || r.id % 4
         from unnest($1::bigint[], $2::integer[]) as r (id, hours)`,
      [rows.map(({ id }) => id), rows.map(({ hoursAgo }) => hoursAgo)],
    );
  };

  const anyRows = fc
    .array(fc.integer({ min: -30, max: 24 * (days + 3) }), { maxLength: 30 })
    .map((hours) => hours.map((hoursAgo, index) => ({ id: (index * 37) % 1009, hoursAgo })));

  it.each(['at', 'name'] as const)(
    'have every row once, in order, forwards and back, by %s',
    async (column) => {
      const sort = column === 'at' ? timeOrder : ({ column: sql.raw('name'), type: 'text' } as const);
      await fc.assert(
        fc.asyncProperty(
          anyRows,
          fc.constantFrom('asc', 'desc'),
          fc.boolean(),
          async (rows, dir, isPlain) => {
            const ask = (cursor?: string) => readPage(database.db, query({ sort, dir, isPlain, cursor }));
            await fill(rows);
            const expected = await database.pool.query<{ id: string }>(
              `select id from made_up order by ${column} ${dir}, id ${dir}`,
            );
            const seen: number[] = [];
            const pages: string[] = [];
            let cursor: string | null = '';
            let last = { prev: null as string | null };
            while (cursor !== null) {
              const page = await ask(cursor || undefined);
              seen.push(...idsOf(page.rows));
              pages.push(page.rows);
              cursor = page.next;
              last = page;
            }
            expect(seen).toEqual(expected.rows.map(({ id }) => Number(id)));
            for (const rowsBefore of pages.slice(0, -1).reverse()) {
              const page = await ask(last.prev ?? '');
              expect(page.rows).toBe(rowsBefore);
              last = page;
            }
          },
        ),
        { seed: 7, numRuns: 40 },
      );
    },
  );

  it.each([true, false])(
    'in the order of time are found without a look at parts far from them (plain: %s)',
    async (isPlain) => {
      await fill(Array.from({ length: 24 * (days - 1) }, (_, hour) => ({ id: hour, hoursAgo: hour })));
      const asked = vi.spyOn(database.pool, 'query');
      const limit = 1;
      const first = await readPage(database.db, query({ isPlain, limit }));
      const second = await readPage(database.db, query({ isPlain, limit, cursor: first.next ?? '' }));
      expect(idsOf(second.rows)).toHaveLength(limit);
      const statements = asked.mock.calls.map(([config]) => config as unknown as QueryConfig);
      vi.restoreAllMocks();
      expect(statements).toHaveLength(2);
      for (const { name, text, values } of statements) {
        // One with a name would be planned for any values.
        expect(name).toBeUndefined();
        const plan = await database.pool.query(`explain ${text}`, values);
        const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(lines).toMatch(/part_[01]/);
        expect(lines).not.toContain(`part_${days - 1}`);
      }
    },
  );
});
