import { pageSize } from '@posthouse/contract/core/page-size';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../pool.ts';
import { type CompiledSql, compileSql, fixedText, statementName } from '../statement.ts';
import { type Cursor, decodeCursor, encodeCursor } from './page-cursor.ts';
import { partsOf } from './page-parts.ts';
import { type Bind, keyTexts, type PageQuery, rowsStatement } from './page-query.ts';
import { type TimeWindow, windowsOf, windowText } from './time-window.ts';

export interface Page {
  /** A JSON array, as PostgreSQL made it. */
  readonly rows: string;
  readonly next: string | null;
  readonly prev: string | null;
  /** 0 where it was not asked for. */
  readonly counted: number;
}

/** Its edges in the direction it was read: `near` the cursor, or `far` from it where there are more rows. */
interface PageRow extends Record<string, unknown> {
  rows: string;
  has_more: boolean;
  near_id?: number | null;
  near_sort?: string | null;
  far_id: number | null;
  far_sort: string | null;
  counted?: number;
}

/** One row, and the sizes the panel offers: a text for each that anybody thinks of would be kept by every connection. */
const namedLimits: ReadonlySet<number> = new Set([1, ...pageSize.offered]);
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = statementName(text);
  names.set(text, name);
  return name;
}

/** One page by key: as cheap at the end of a list as at its beginning. */
export async function readPage(db: Database, query: PageQuery): Promise<Page> {
  const limit = query.limit ?? pageSize.standard;
  const order = orderOf(query);
  const cursor = query.cursor ? decodeCursor(query.cursor, order, query.sort?.type) : undefined;
  const read = async (window: TimeWindow) => {
    const { text, params } = pageStatement(query, limit, cursor, window);
    // Where a table is in parts, a plan made for the values of a page leaves out most of them; a kept one can't.
    const isNamed = query.isPlain && query.time === undefined && namedLimits.has(limit);
    const values = [...params];
    const [page] = (
      await db.$client.query<PageRow>({ name: isNamed ? nameOf(text) : undefined, text, values })
    ).rows;
    if (page === undefined) throw new Error('a page always answers one row');
    return page;
  };
  const [near, ...further] = query.walked ? [] : windowsOf(query, cursor, new Date());
  let page = await read(near ?? {});
  for (const window of further) {
    if (page.has_more) break;
    page = await read(window);
  }
  const edge = (back: boolean, id: number | null = null, sort: string | null = null) => {
    if (id === null) return null;
    if (query.sort && sort === null) throw new Error(`${order}: a sort column must not be null`);
    return encodeCursor({ back, id, sort }, order);
  };
  const isBack = cursor?.back === true;
  const before = edge(!isBack, page.near_id, page.near_sort);
  const after = page.has_more ? edge(isBack, page.far_id, page.far_sort) : null;
  const [next, prev] = isBack ? [before, after] : [after, before];
  return { rows: page.rows, next, prev, counted: page.counted ?? 0 };
}

/** The text is put together by hand: building it from parts on every request would cost more than running it. */
function pageStatement(
  query: PageQuery,
  limit: number,
  cursor: Cursor | undefined,
  window: TimeWindow,
): CompiledSql {
  const rows = rowsStatement(query);
  const { params } = rows;
  const account = `$${params.length}`;
  const bind: Bind = (value) => `$${params.push(value)}`;
  const texts = keyTexts(query, cursor, bind);
  const within = query.time ? windowText(query.time, window, bind) : '';
  const beyondCursor = texts.beyondCursor + within;
  const isFirstPage = !(cursor || query.offset);
  const offset = query.offset && !cursor ? ` offset ${bind(query.offset)}` : '';
  const details = query.details ? ` ${fixedText(query.details)}` : '';
  const page = { limit, offset, details, isFirstPage, countUpTo: query.countUpTo };
  const picking = { ...rows, ...texts, ...page, beyondCursor, within };
  // An index holds such a page in its order: its rows are read from there as they come.
  const isDirect = query.isPlain && !query.walked && !query.sortJoin && !offset && !cursor?.back;
  const { ctes, shown, far, near, counted } = partsOf(query, { ...picking, account }, isDirect);
  const total = query.ledger ? `(${boundText(query.ledger, bind)})::int` : counted;
  const asking = (query.asking ?? []).map(({ name, type, value }) => `${bind(value)}::${type} as ${name}`);
  const all = [
    ...(asking.length > 0 ? [`asking as (select ${asking.join(', ')})`] : []),
    ...ctes,
    `far as (${far})`,
    ...(isFirstPage ? [] : [`near_edge as (${near})`]),
  ];
  const text = `
    with ${all.join(`,
    `)}
    select (select coalesce(json_agg(fields), '[]') from (${shown}) as fields)::text as rows,
           (select count(*) > 1 from far) as has_more, (select picked_id from far limit 1) as far_id,
           (select picked_sort::text from far limit 1) as far_sort${
             isFirstPage
               ? ''
               : `, (select picked_id from near_edge) as near_id, (select picked_sort::text from near_edge) as near_sort`
           }${query.countUpTo === undefined ? '' : `, ${total} as counted`}`;
  return { text, params };
}

/** Within a statement that has values of its own. */
function boundText(part: SQL, bind: Bind): string {
  const { text, params } = compileSql(part);
  const places = params.map(bind);
  return text.replace(/\$(\d+)/g, (_found, place: string) => String(places[Number(place) - 1]));
}

/** What a cursor is good for: the place after a row means nothing in another order. */
function orderOf({ sort, dir }: PageQuery): string {
  return sort ? `${fixedText(sort.column)} ${dir}` : dir;
}
