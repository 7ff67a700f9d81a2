import { AppError } from '@posthouse/contract/core/errors';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { readPage } from './keyset-page.ts';
import { markOf } from './page-cursor.ts';
import type { PageQuery, SortColumn } from './page-query.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly at: string;
  readonly seen?: string | null;
}

const sorts: Record<'none' | 'name' | 'size' | 'at' | 'seen', SortColumn | undefined> = {
  none: undefined,
  name: { column: sql.raw('name'), type: 'text' },
  size: { column: sql.raw('size'), type: 'bigint' },
  at: { column: sql.raw('at'), type: 'timestamptz' },
  seen: { column: sql.raw("coalesce(seen, '-infinity')"), type: 'timestamptz' },
};
type SortName = keyof typeof sorts;

describe('pages by key', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
    await database.pool.query(
      `create table made_up (
         id bigint primary key, name text collate "C" not null, size bigint not null, at timestamptz not null,
         seen timestamptz, account_id bigint not null default 1);
       create table account_usage (account_id bigint, size bigint);
       insert into account_usage values (1, 1000000)`,
    );
  });
  afterAll(() => database.close());

  const idsOf = (rows: string) => (JSON.parse(rows) as { id: number }[]).map(({ id }) => id);
  const page = async (query: {
    sort: SortName;
    dir: 'asc' | 'desc';
    limit?: number;
    cursor?: string | null;
    isPlain?: boolean;
  }) => {
    const sort = sorts[query.sort];
    const wanted: PageQuery = {
      fields: sql.raw('id'),
      from: sql.raw('made_up'),
      id: sql.raw('id'),
      account: { column: sql.raw('account_id'), id: 1 },
      filters: [undefined, sql`size >= ${0}`],
      isPlain: query.isPlain ?? false,
      ...(sort ? { sort } : {}),
      dir: query.dir,
      limit: query.limit,
      cursor: query.cursor ?? undefined,
    };
    const { rows, next, prev } = await readPage(database.db, wanted);
    return { ids: idsOf(rows), next, prev };
  };

  const fill = async (rows: readonly Row[]) => {
    await database.pool.query('truncate made_up');
    await database.pool.query(
      'insert into made_up (id, name, size, at, seen) select * from json_to_recordset($1) as r(id bigint, name text, size bigint, at timestamptz, seen timestamptz)',
      [JSON.stringify(rows)],
    );
  };

  /** Few different values, so that many rows share one; names that sort by byte, not by language. */
  const anyRow = fc.record({
    name: fc.constantFrom('', 'a', 'B', 'b', 'é', '😀', "o'x", '%', '\\', 'a\nb'),
    size: fc.constantFrom(0, 1, 7, 9_000_000_000_000_000),
    at: fc.constantFrom('2026-01-01T00:00:00.000001Z', '2026-01-01T00:00:00.000002Z', '1970-01-01T00:00:00Z'),
    seen: fc.constantFrom(null, '2026-01-01T00:00:00Z', '1900-01-01T00:00:00Z'),
  });
  const anyRows = fc
    .array(anyRow, { maxLength: 40 })
    .map((rows) => rows.map((row, index) => ({ ...row, id: (index * 37) % 1009 })));
  const bytes = (text: string) => Buffer.from(text, 'utf8').toString('hex');
  const inOrder = (rows: readonly Row[], sort: SortName, dir: 'asc' | 'desc') => {
    const key = (row: Row) =>
      ({ none: 0, name: bytes(row.name), size: row.size, at: row.at, seen: row.seen ?? '' })[sort] as
        | string
        | number;
    const compare = (a: Row, b: Row) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id - b.id);
    const ids = [...rows].sort(compare).map(({ id }) => id);
    return dir === 'asc' ? ids : ids.reverse();
  };

  it('have rows of one account alone, whatever a filter says', async () => {
    await fill([{ id: 1, name: 'own', size: 1, at: '2026-01-01T00:00:00Z' }]);
    await database.pool.query(`insert into made_up values (2, 'foreign', 1, now(), null, 2)`);
    const { rows, counted } = await readPage(database.db, {
      fields: sql.raw('id'),
      from: sql.raw('made_up'),
      id: sql.raw('id'),
      account: { column: sql.raw('account_id'), id: 1 },
      filters: [sql`size = ${7} or ${true}`],
      dir: 'asc',
      limit: undefined,
      cursor: undefined,
      countUpTo: 10,
    });
    expect({ ids: idsOf(rows), counted }).toEqual({ ids: [1], counted: 1 });
  });

  it('show every row once and in order, forward and back, with ties, in either direction', async () => {
    const walk = fc.record({
      rows: anyRows,
      sort: fc.constantFrom<SortName>('none', 'name', 'size', 'at', 'seen'),
      dir: fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
      limit: fc.integer({ min: 1, max: 9 }),
      isPlain: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(walk, async ({ rows, sort, dir, limit, isPlain }) => {
        const show = (cursor?: string | null) => page({ sort, dir, limit, isPlain, cursor: cursor ?? null });
        await fill(rows);
        const expected = inOrder(rows, sort, dir);
        const forward: number[] = [];
        let current = await show();
        expect(current.prev).toBeNull();
        for (;;) {
          expect(current.ids.length).toBeLessThanOrEqual(limit);
          forward.push(...current.ids);
          if (current.next === null) break;
          current = await show(current.next);
        }
        expect(forward).toEqual(expected);
        let back = current.ids;
        while (current.prev !== null) {
          current = await show(current.prev);
          back = [...current.ids, ...back];
        }
        expect(back).toEqual(expected);
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  it('of a search are the same, whether its rows are near, far or many', async () => {
    const names = ['few', 'some', 'many'];
    const nameAt = (index: number, share: number) =>
      index % share === 0 ? 'few' : index % 3 === 0 ? 'some' : 'many';
    const search = fc.record({
      count: fc.integer({ min: 0, max: 300 }),
      share: fc.integer({ min: 2, max: 90 }),
      wanted: fc.constantFrom(...names),
      sort: fc.constantFrom<SortName>('none', 'name', 'size'),
      dir: fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
      limit: fc.integer({ min: 1, max: 3 }),
      offset: fc.constantFrom(0, 2),
      countUpTo: fc.constantFrom(0, 5, 100, Number.POSITIVE_INFINITY),
      walkedFor: fc.constantFrom('search' as const, 'limits' as const),
      isMost: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        search,
        async ({ count, share, wanted, sort, dir, limit, offset, countUpTo, walkedFor, isMost }) => {
          const rows = Array.from({ length: count }, (_, index) => ({
            ...{
              id: (index * 37) % 1009,
              name: nameAt(index, share),
              size: index % 4,
              at: '2026-01-01T00:00:00Z',
            },
          }));
          await fill(rows);
          await database.pool.query(`insert into made_up values (2000, $1, 1, now(), null, 2)`, [wanted]);
          const expected = inOrder(
            rows.filter(({ name }) => name === wanted),
            sort,
            dir,
          );
          const from = sorts[sort];
          const read = async (cursor: string | undefined) => {
            const found = await readPage(database.db, {
              ...{
                fields: sql.raw('id'),
                from: sql.raw('made_up'),
                id: sql.raw('id'),
                dir,
                limit,
                offset,
                cursor,
              },
              account: { column: sql.raw('account_id'), id: 1 },
              filters: [sql`name = ${wanted}`],
              walked: {
                for: walkedFor,
                inOrder: sql.raw('size >= 0'),
                ...(isMost ? { counted: sql.raw('size') } : {}),
              },
              ...(from ? { sort: from } : {}),
              countUpTo,
            });
            expect(found.counted).toBe(Math.min(expected.length, countUpTo + 1));
            return found;
          };
          const seen: number[] = [];
          let page = await read(undefined);
          for (;;) {
            seen.push(...idsOf(page.rows));
            if (page.next === null || seen.length > 12) break;
            page = await read(page.next);
          }
          expect(seen).toEqual(expected.slice(offset, offset + seen.length));
          expect(page.next === null).toBe(expected.length <= offset + seen.length);
          const [first] = idsOf(page.rows);
          if (page.prev === null || first === undefined) return;
          const place = expected.indexOf(first);
          const before = idsOf((await read(page.prev)).rows);
          expect(before).toEqual(expected.slice(Math.max(place - limit, 0), place));
        },
      ),
      { seed: 7, numRuns: 80 },
    );
  });

  it('go on at the same place when rows before it come and go', async () => {
    const row = (id: number) => ({ id, name: 'n', size: 1, at: '2026-01-01T00:00:00Z' });
    await fill([1, 2, 3, 4, 5, 6].map(row));
    const first = await page({ sort: 'name', dir: 'asc', limit: 3 });
    await fill([0, 2, 4, 5, 6].map(row));
    expect((await page({ sort: 'name', dir: 'asc', limit: 3, cursor: first.next })).ids).toEqual([4, 5, 6]);
  });

  it('have 50 rows unless told otherwise', async () => {
    await fill(
      Array.from({ length: 60 }, (_, id) => ({ id, name: 'n', size: 1, at: '2026-01-01T00:00:00Z' })),
    );
    expect((await page({ sort: 'none', dir: 'asc' })).ids).toHaveLength(50);
  });

  describe('with a hostile cursor', () => {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url');
    /** True when the cursor was refused as it should be, or taken for what it is: a place in the list. */
    const isHarmless = async (sort: SortName, cursor: string) => {
      try {
        await page({ sort, dir: 'asc', cursor });
        return true;
      } catch (error) {
        return (
          error instanceof AppError &&
          error.code === 'invalid_input' &&
          error.fields?.['cursor'] !== undefined
        );
      }
    };
    const names: SortName[] = ['none', 'name', 'size', 'at'];
    const orderOf = (sort: SortName) => markOf(sort === 'none' ? 'asc' : `${sort} asc`);

    it('refuse what holds no key of this list, at the field', async () => {
      const odd = [
        'x',
        '-',
        '_',
        'AAAA',
        '0'.repeat(1000),
        encode(null),
        encode([]),
        encode({}),
        encode([1]),
        encode('x'),
        encode([0, '1']),
        encode([0, 1.5]),
        encode([0, null]),
        encode([0, 2 ** 60]),
        encode([0, {}]),
        encode([0, 1, 'a', 'b', 'c']),
      ];
      for (const sort of names) {
        const place = (...parts: unknown[]) =>
          encode([...parts, orderOf(sort), ...(sort === 'none' ? [] : ['1'])]);
        const oddPlaces = ['1', 1.5, null, 2 ** 60, {}].map((id) => place(0, id));
        for (const cursor of [...odd, ...oddPlaces]) {
          await expect(page({ sort, dir: 'asc', cursor }), `${sort} ${cursor}`).rejects.toMatchObject({
            code: 'invalid_input',
            fields: { cursor: { code: 'format' } },
          });
        }
      }
    });

    it('take a place they gave themselves in the same order, and in no other', async () => {
      await fill([1, 2, 3].map((id) => ({ id, name: '1', size: 1, at: '2026-01-01T00:00:00Z' })));
      const orders = names.flatMap((sort) => (['asc', 'desc'] as const).map((dir) => ({ sort, dir })));
      for (const given of orders) {
        const { next: cursor } = await page({ ...given, limit: 1 });
        for (const asked of orders) {
          const answer = page({ ...asked, limit: 1, cursor });
          if (asked === given) expect((await answer).ids).toEqual([2]);
          else await expect(answer).rejects.toMatchObject({ fields: { cursor: { code: 'format' } } });
        }
      }
    });

    it('are short and hold no SQL, however long that of their order is', async () => {
      await fill([1, 2].map((id) => ({ id, name: 'n', size: 1, at: '2026-01-01T00:00:00Z' })));
      const { next } = await page({ sort: 'seen', dir: 'asc', limit: 1 });
      const parts = JSON.parse(Buffer.from(String(next), 'base64url').toString('utf8')) as unknown[];
      expect(parts).toEqual([0, 1, expect.stringMatching(/^[\w-]{8}$/), '-infinity']);
    });

    it('refuse moments and numbers that do not exist', async () => {
      const wrong = {
        at: [
          '9999-99-99 99:99:99+99',
          '2026-02-30 00:00:00+00',
          '0000-01-01 00:00:00+00',
          '2026-01-01 24:00:01+00',
          '2026-01-01 00:60:00+00',
          '2026-01-01 00:00:00+16',
          '2026-01-01 00:00:00+00:99',
          'infinity',
          'now',
          '',
        ],
        size: ['1e3', '9223372036854775808', '--1', '', ' 1', '0x1', '1;select'],
        name: ['\0', 'a\0b'],
      };
      for (const [sort, values] of Object.entries(wrong)) {
        for (const value of values) {
          const cursor = encode([0, 1, orderOf(sort as SortName), value]);
          await expect(page({ sort: sort as SortName, dir: 'asc', cursor }), value).rejects.toMatchObject({
            code: 'invalid_input',
          });
        }
      }
    });

    it('never fail in any other way', async () => {
      const piece = fc.oneof(
        fc.integer(),
        fc.maxSafeInteger(),
        fc.double(),
        fc.string({ unit: 'binary' }),
        fc.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[+-]\d\d$/),
        fc.stringMatching(/^-?\d{1,20}$/),
        fc.constantFrom(null, true, '\ud800', "'; drop table made_up; --"),
      );
      const cursor = fc.oneof(
        fc.stringMatching(/^[\w-]{0,60}$/),
        fc.array(piece, { maxLength: 4 }).map(encode),
        fc
          .tuple(fc.constantFrom(0, 1), fc.maxSafeInteger(), fc.constantFrom(...names.map(orderOf)), piece)
          .map(encode),
      );
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...names), cursor, async (sort, text) => {
          expect(await isHarmless(sort, text)).toBe(true);
        }),
        { seed: 6, numRuns: 600 },
      );
    });
  });
});
