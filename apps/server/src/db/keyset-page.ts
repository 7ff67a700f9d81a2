import { pageSize } from '@posthouse/contract/core/paging';
import { and, type SQL } from 'drizzle-orm';
import { type Cursor, decodeCursor, encodeCursor, type SortType } from './page-cursor.ts';
import { pickAll, pickLimited, pickSearched } from './pick-rows.ts';
import type { Database } from './pool.ts';
import { type CompiledSql, compileSql, fixedText } from './statement.ts';
import { type TimeKey, type TimeWindow, windowOf } from './time-window.ts';

/** The column a page is ordered by, beside the id that makes the order total. */
export interface SortColumn {
  readonly column: SQL;
  /** How its values are written in a cursor and read back. */
  readonly type: SortType;
}

export interface PageQuery {
  /** A row as JSON. This, the tables, `id` and the columns are constants of their store and have no parameters. */
  readonly row: SQL;
  /** The table that is paged: its rows are picked first, from as little as that takes. */
  readonly from: SQL;
  /** What the filters need beside it. */
  readonly joins?: readonly SQL[];
  /** What the order alone needs beside it: there is exactly one for a row, so that nothing is counted there. */
  readonly sortJoin?: SQL | undefined;
  /** What the JSON of the picked rows needs beside it; there is exactly one of each for a row. */
  readonly details?: SQL;
  /** The columns of the one row `asking`, which the row and the details may use. */
  readonly asking?: readonly { readonly name: string; readonly type: string; readonly value: unknown }[];
  readonly id: SQL;
  /** Where the table is kept in parts by its time: a picked row is looked for in one part alone. */
  readonly time?: TimeKey | undefined;
  /** Whose rows: every list is one account's. */
  readonly account: { readonly column: SQL; readonly id: number };
  readonly filters: readonly (SQL | undefined)[];
  /** What the order of the list is walked for, as no index answers it in that order; the rows that the indexes hold so. */
  readonly walked?:
    | { readonly for: 'search' | 'limits'; readonly inOrder: SQL; readonly counted?: SQL | undefined }
    | undefined;
  readonly sort?: SortColumn;
  readonly dir: 'asc' | 'desc';
  readonly limit: number | undefined;
  readonly cursor: string | undefined;
  /** Rows to pass over, for callers that count pages; a cursor wins. */
  readonly offset?: number | undefined;
  /** Also counts what the list has in all, no further than one beyond this. */
  readonly countUpTo?: number;
}

export interface Page {
  /** A JSON array, as PostgreSQL made it. */
  readonly rows: string;
  readonly next: string | null;
  readonly prev: string | null;
  /** 0 where it was not asked for. */
  readonly counted: number;
}

interface PageRow extends Record<string, unknown> {
  rows: string;
  found: number;
  first_id: number | null;
  last_id: number | null;
  first_sort: string | null;
  last_sort: string | null;
  counted?: number;
}

/** One page by key: as cheap at the end of a list as at its beginning. */
export async function readPage(db: Database, query: PageQuery): Promise<Page> {
  const limit = query.limit ?? pageSize.standard;
  const order = orderOf(query);
  const cursor = query.cursor ? decodeCursor(query.cursor, order, query.sort?.type) : undefined;
  const read = async (window?: TimeWindow) => {
    const { text, params } = pageStatement(query, limit, cursor, window);
    const [page] = (await db.$client.query<PageRow>(text, [...params])).rows;
    if (page === undefined) throw new Error('an aggregate always answers one row');
    return page;
  };
  const window = query.walked ? undefined : windowOf(query, cursor, new Date());
  const near = window && (await read(window));
  const page = near && near.found > limit ? near : await read();
  const more = page.found > limit;
  const edge = (back: boolean) => {
    const sort = back ? page.first_sort : page.last_sort;
    if (query.sort && sort === null) throw new Error(`${order}: a sort column must not be null`);
    return encodeCursor({ back, id: (back ? page.first_id : page.last_id) ?? 0, sort }, order);
  };
  const hasNext = cursor?.back ? true : more;
  const hasPrev = cursor?.back ? more : cursor !== undefined || Boolean(query.offset);
  const empty = page.first_id === null;
  return {
    rows: page.rows,
    next: hasNext && !empty ? edge(false) : null,
    prev: hasPrev && !empty ? edge(true) : null,
    counted: page.counted ?? 0,
  };
}

export type RowsQuery = Pick<PageQuery, 'from' | 'joins' | 'id' | 'account' | 'filters'>;

/** The rows a list has in all, as `from … where …`. */
export function rowsStatement(query: RowsQuery) {
  const filter = and(...query.filters);
  const filters = filter && compileSql(filter);
  const params: unknown[] = [...(filters?.params ?? [])];
  params.push(query.account.id);
  const ofAccount = `${fixedText(query.account.column)} = $${params.length}`;
  const asked = filters ? ` and (${filters.text})` : '';
  const where = ofAccount + asked;
  const tables = [query.from, ...(query.joins ?? [])].map(fixedText).join(' ');
  return {
    matching: `${tables} where ${where}`,
    where,
    // No index holds this: those of what is asked for are used alone.
    matchingUnindexed: `${tables} where ${fixedText(query.account.column)} + 0 = $${params.length}${asked}`,
    params,
    tables,
    ofAccount,
    condition: filters?.text ?? 'true',
  };
}

type Bind = (value: unknown) => string;

/** Texts for the keys of a list in its order: of its table, and of the rows that were picked. */
function keyTexts({ id: idColumn, time, sort: by, dir }: PageQuery, cursor: Cursor | undefined, bind: Bind) {
  const id = fixedText(idColumn);
  const sort = by && fixedText(by.column);
  const direction = (dir === 'desc') !== (cursor?.back === true) ? 'desc' : 'asc';
  const comparison = direction === 'desc' ? '<' : '>';
  const edge = cursor && { id: bind(cursor.id), sort: by ? `${bind(cursor.sort)}::${by.type}` : '' };
  const order = (sortColumn: string, column: string) =>
    by ? `${sortColumn} ${direction}, ${column} ${direction}` : `${column} ${direction}`;
  const beyond = (sortColumn: string, column: string) => {
    if (edge === undefined) return '';
    return by
      ? ` and (${sortColumn}, ${column}) ${comparison} (${edge.sort}, ${edge.id})`
      : ` and ${column} ${comparison} ${edge.id}`;
  };
  const inTable = [sort ?? '', id] as const;
  const picked = ['picked_sort', 'picked_id'] as const;
  return {
    keys: `${id} as picked_id, ${sort ?? 'null::text'} as picked_sort${time ? `, ${fixedText(time.column)} as picked_at` : ''}`,
    pickedKeys: `picked_id, picked_sort${time ? ', picked_at' : ''}`,
    isPicked: `${time ? `${fixedText(time.column)} = picked_at and ` : ''}${id} = picked_id`,
    orderBy: order(...inTable),
    orderPicked: order(...picked),
    beyondCursor: beyond(...inTable),
    beyondPicked: beyond(...picked),
  };
}

const pickers = { search: pickSearched, limits: pickLimited };

/**
 * First the keys of a page from a narrow index, then the JSON of those rows alone. The text is put together by hand:
 * building it from parts on every request would cost more than running it.
 */
function pageStatement(
  query: PageQuery,
  limit: number,
  cursor: Cursor | undefined,
  window: TimeWindow | undefined,
): CompiledSql {
  const { params, ofAccount, ...all } = rowsStatement(query);
  const account = `$${params.length}`;
  const bind: Bind = (value) => `$${params.push(value)}`;
  const [row, from] = [fixedText(query.row), fixedText(query.from)];
  const texts = keyTexts(query, cursor, bind);
  const within = window && query.time ? windowText(fixedText(query.time.column), window, bind) : '';
  const isFirstPage = !(cursor || query.offset);
  const offset = query.offset && !cursor ? ` offset ${bind(query.offset)}` : '';
  const sortable = query.sortJoin
    ? `${all.tables} ${fixedText(query.sortJoin)} where ${all.where}`
    : all.matching;
  const beyondCursor = texts.beyondCursor + within;
  const picking = {
    ...all,
    ...texts,
    beyondCursor,
    sortable,
    limit,
    offset,
    isFirstPage,
    countUpTo: query.countUpTo,
  };
  const { ctes, counted } = query.walked
    ? pickers[query.walked.for]({
        ...picking,
        inOrder: `${ofAccount} and ${fixedText(query.walked.inOrder)}`,
        isMost: query.walked.counted && isMostText(fixedText(query.walked.counted), account, from),
      })
    : pickAll(picking);
  const [outward, inward] = cursor?.back ? ['desc', 'asc'] : ['asc', 'desc'];
  const shown = `filter (where n <= ${limit})`;
  const details = query.details ? fixedText(query.details) : '';
  const asking = (query.asking ?? []).map(({ name, type, value }) => `${bind(value)}::${type} as ${name}`);
  const text = `
    with ${asking.length > 0 ? `asking as (select ${asking.join(', ')}),` : ''} ${ctes},
    page as (
      select ${row} as row, picked_id, picked_sort::text as sort,
             row_number() over (order by ${texts.orderPicked}) as n
        from picked join ${from} on ${fixedText(query.account.column)} = ${account} and ${texts.isPicked}${within} ${details})
    select coalesce(json_agg(row order by n ${outward}) ${shown}, '[]')::text as rows,
           count(*)::int as found,
           (array_agg(picked_id order by n ${outward}) ${shown})[1] as first_id,
           (array_agg(picked_id order by n ${inward}) ${shown})[1] as last_id,
           (array_agg(sort order by n ${outward}) ${shown})[1] as first_sort,
           (array_agg(sort order by n ${inward}) ${shown})[1] as last_sort${query.countUpTo === undefined ? '' : `, ${counted} as counted`}
      from page`;
  return { text, params };
}

function windowText(time: string, { from, to }: TimeWindow, bind: Bind): string {
  const upTo = to ? ` and ${time} <= ${bind(to)}` : '';
  return ` and ${time} >= ${bind(from)}${upTo}`;
}

/** Whether a third of all rows and more are of the account, as far as statistics know: of a table in parts, they know the parts. */
const isMostText = (counted: string, account: string, table: string) =>
  `(select 3 * (${counted}) from account_usage where account_id = ${account})
    > (select sum(reltuples) from pg_class where relkind <> 'p' and (oid = '${table}'::regclass
         or oid in (select inhrelid from pg_inherits where inhparent = '${table}'::regclass)))`;

/** What a cursor is good for: the place after a row means nothing in another order. */
function orderOf({ sort, dir }: PageQuery): string {
  return sort ? `${fixedText(sort.column)} ${dir}` : dir;
}
