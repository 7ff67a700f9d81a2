import { and, type SQL } from 'drizzle-orm';
import { compileSql, fixedText } from '../statement.ts';
import type { Cursor, SortType } from './page-cursor.ts';
import type { TimeKey } from './time-window.ts';

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

export type Bind = (value: unknown) => string;

/** Texts for the keys of a list in its order: of its table, and of the rows that were picked. */
export function keyTexts(
  { id: idColumn, time, sort: by, dir }: PageQuery,
  cursor: Cursor | undefined,
  bind: Bind,
) {
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
