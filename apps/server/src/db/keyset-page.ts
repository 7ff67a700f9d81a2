import { AppError } from '@posthouse/contract/core/errors';
import { pageSize } from '@posthouse/contract/core/paging';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './pool.ts';

/** The column a page is ordered by, beside the id that makes the order total. */
export interface SortColumn {
  readonly column: SQL;
  /** How its values are written in a cursor and read back. */
  readonly type: 'text' | 'bigint' | 'timestamptz';
}

export interface PageQuery {
  /** A row as JSON. */
  readonly row: SQL;
  readonly from: SQL;
  readonly where: SQL;
  readonly id: SQL;
  readonly sort?: SortColumn;
  readonly dir: 'asc' | 'desc';
  readonly limit: number | undefined;
  readonly cursor: string | undefined;
}

export interface Page {
  /** A JSON array, as PostgreSQL made it. */
  readonly rows: string;
  readonly next: string | null;
  readonly prev: string | null;
}

interface Cursor {
  readonly back: boolean;
  readonly id: number;
  readonly sort: string | null;
}

interface PageRow extends Record<string, unknown> {
  rows: string;
  found: number;
  first_id: number | null;
  last_id: number | null;
  first_sort: string | null;
  last_sort: string | null;
}

/** One page by key: as cheap at the end of a list as at its beginning. */
export async function readPage(db: Database, query: PageQuery): Promise<Page> {
  const limit = query.limit ?? pageSize.standard;
  const cursor = query.cursor ? decodeCursor(query.cursor, query.sort) : undefined;
  const result = await db.execute<PageRow>(pageStatement(query, limit, cursor));
  const page = result.rows[0];
  if (page === undefined) throw new Error('an aggregate always answers one row');
  const more = page.found > limit;
  const edge = (back: boolean) =>
    encodeCursor({
      back,
      id: (back ? page.first_id : page.last_id) ?? 0,
      sort: back ? page.first_sort : page.last_sort,
    });
  const hasNext = cursor?.back ? true : more;
  const hasPrev = cursor?.back ? more : cursor !== undefined;
  const empty = page.first_id === null;
  return {
    rows: page.rows,
    next: hasNext && !empty ? edge(false) : null,
    prev: hasPrev && !empty ? edge(true) : null,
  };
}

function pageStatement(query: PageQuery, limit: number, cursor: Cursor | undefined): SQL {
  const backwards = cursor?.back === true;
  const descending = (query.dir === 'desc') !== backwards;
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const order = query.sort
    ? sql`${query.sort.column} ${direction}, ${query.id} ${direction}`
    : sql`${query.id} ${direction}`;
  const beyond = cursor ? sql` and ${beyondCursor(query, cursor, descending)}` : sql``;
  const sortText = query.sort ? sql`${query.sort.column}::text` : sql`null::text`;
  const shown = sql`n <= ${limit}`;
  const outward = sql.raw(backwards ? 'desc' : 'asc');
  return sql`
    with page as (
      select ${query.row} as row, ${query.id} as id, ${sortText} as sort,
             row_number() over (order by ${order}) as n
        from ${query.from}
       where ${query.where}${beyond}
       order by ${order}
       limit ${limit + 1})
    select coalesce(json_agg(row order by n ${outward}) filter (where ${shown}), '[]')::text as rows,
           count(*)::int as found,
           (array_agg(id order by n ${outward}) filter (where ${shown}))[1] as first_id,
           (array_agg(id order by n ${sql.raw(backwards ? 'asc' : 'desc')}) filter (where ${shown}))[1] as last_id,
           (array_agg(sort order by n ${outward}) filter (where ${shown}))[1] as first_sort,
           (array_agg(sort order by n ${sql.raw(backwards ? 'asc' : 'desc')}) filter (where ${shown}))[1] as last_sort
      from page`;
}

function beyondCursor(query: PageQuery, cursor: Cursor, descending: boolean): SQL {
  const comparison = sql.raw(descending ? '<' : '>');
  if (query.sort === undefined) return sql`${query.id} ${comparison} ${cursor.id}`;
  const type = sql.raw(query.sort.type);
  return sql`(${query.sort.column}, ${query.id}) ${comparison} (${cursor.sort}::${type}, ${cursor.id})`;
}

function encodeCursor({ back, id, sort }: Cursor): string {
  return Buffer.from(JSON.stringify([back ? 1 : 0, id, ...(sort === null ? [] : [sort])])).toString(
    'base64url',
  );
}

const sortPatterns: Record<SortColumn['type'], RegExp> = {
  text: /^[^\0]*$/s,
  bigint: /^-?\d{1,18}$/,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
};

/** A cursor comes back from a stranger: what it holds must fit the column it is compared with. */
function decodeCursor(text: string, sort: SortColumn | undefined): Cursor {
  const refuse = AppError.field('cursor', 'format');
  const parts = parseJson(Buffer.from(text, 'base64url').toString('utf8'));
  if (!Array.isArray(parts) || parts.length !== (sort ? 3 : 2)) throw refuse;
  const [back, id, value] = parts as [unknown, unknown, unknown];
  if (!Number.isSafeInteger(id)) throw refuse;
  if (sort && !(typeof value === 'string' && sortPatterns[sort.type].test(value))) throw refuse;
  return { back: back === 1, id: id as number, sort: sort ? (value as string) : null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
