import { pageSize } from '@posthouse/contract/core/page-size';
import { and, type SQL } from 'drizzle-orm';
import type { Database } from '../pool.ts';
import { type CompiledSql, compileSql, fixedText, statementName } from '../statement.ts';
import { type Cursor, decodeCursor, encodeCursor, type SortType } from './page-cursor.ts';
import { countOf, pickAll, pickLimited, pickSearched } from './pick-rows.ts';
import { type TimeKey, type TimeWindow, windowsOf, windowText } from './time-window.ts';

/** The column a page is ordered by, beside the id that makes the order total. */
export interface SortColumn {
  readonly column: SQL;
  /** How its values are written in a cursor and read back. */
  readonly type: SortType;
}

export interface PageQuery {
  /** The fields of a row. These, the tables, `id` and the columns are constants of their store and have no parameters. */
  readonly fields: SQL;
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
  /** Its filters are those of whoever asks alone: there are few texts of such a page, whatever people ask for. */
  readonly isPlain?: boolean;
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
  /** Knows what the list has in all, so that nothing is counted. */
  readonly ledger?: SQL | undefined;
}

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
  const order = (sortColumn: string, column: string, to = direction) =>
    by ? `${sortColumn} ${to}, ${column} ${to}` : `${column} ${to}`;
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
    orderShown: order(...picked, dir),
    beyondCursor: beyond(...inTable),
    beyondPicked: beyond(...picked),
  };
}

const pickers = { search: pickSearched, limits: pickLimited };

/** What a page is made from. */
interface PageParts {
  readonly ctes: readonly string[];
  /** The rows it shows, in their order. */
  readonly shown: string;
  /** The keys of its last row and of the one after it, and of its first. */
  readonly far: string;
  readonly near: string;
  readonly counted: string;
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
  const { ctes, shown, far, near, counted } = isDirect
    ? directParts(query, picking)
    : pickedParts(query, { ...picking, account });
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

type Picking = ReturnType<typeof rowsStatement> &
  ReturnType<typeof keyTexts> & {
    readonly limit: number;
    readonly offset: string;
    /** The parts of the table a page is looked for in. */
    readonly within: string;
    readonly details: string;
    readonly isFirstPage: boolean;
    readonly countUpTo: number | undefined;
  };

function directParts(query: PageQuery, picking: Picking): PageParts {
  const { tables, details, where, matching, keys, beyondCursor, orderBy, limit } = picking;
  const inOrder = `${beyondCursor} order by ${orderBy}`;
  return {
    ctes: [],
    shown: `select ${fixedText(query.fields)} from ${tables}${details} where ${where}${inOrder} limit ${limit}`,
    far: `select ${keys} from ${matching}${inOrder} offset ${limit - 1} limit 2`,
    near: `select ${keys} from ${matching}${inOrder} limit 1`,
    counted: countOf({ ...picking, isFirstPage: false }),
  };
}

/** First the keys of the page from as little as that takes, then the fields of those rows alone. */
function pickedParts(query: PageQuery, picking: Picking & { readonly account: string }): PageParts {
  const { limit, account, isPicked, within, orderShown, details } = picking;
  const [from, ofAccount] = [fixedText(query.from), `${fixedText(query.account.column)} = ${account}`];
  const sortable = query.sortJoin
    ? `${picking.tables} ${fixedText(query.sortJoin)} where ${picking.where}`
    : picking.matching;
  const { ctes, counted } = query.walked
    ? pickers[query.walked.for]({
        ...picking,
        sortable,
        inOrder: `${picking.ofAccount} and ${fixedText(query.walked.inOrder)}`,
        isMost: query.walked.counted && isMostText(fixedText(query.walked.counted), account, from),
      })
    : pickAll({ ...picking, sortable });
  return {
    ctes: [ctes],
    shown: `select ${fixedText(query.fields)} from (select * from picked limit ${limit}) as picked
              join ${from} on ${ofAccount} and ${isPicked}${within}${details} order by ${orderShown}`,
    far: `select * from picked offset ${limit - 1} limit 2`,
    near: 'select * from picked limit 1',
    counted,
  };
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
