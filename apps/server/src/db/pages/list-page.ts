import { totalCap } from '@posthouse/contract/core/paging';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { wireFields } from '../json-columns.ts';
import { JsonText } from '../json-text.ts';
import { type Searched, searchIn } from '../like-pattern.ts';
import type { Database } from '../pool.ts';
import { type CompiledSql, fixedText } from '../statement.ts';
import { type Page, readPage } from './keyset-page.ts';
import { rowsStatement, type SortColumn } from './page-query.ts';
import type { TimeWindow } from './time-window.ts';

/** Who asks: a list is of one account, and of the domains its `scope` says. */
interface Asking {
  readonly db: Database;
  readonly caller: { readonly accountId: number; readonly domains: 'all' | readonly number[] };
}

interface ListInput {
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly dir?: 'asc' | 'desc' | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly offset?: number | undefined;
  readonly exact_total?: boolean | undefined;
  readonly not?: Readonly<Partial<Record<string, boolean>>> | undefined;
}

type PageField = keyof ListInput;
type FilterName<Input> = Exclude<keyof Input & string, PageField>;

interface JoinedColumn extends SortColumn {
  /** The one of `joins` it needs. */
  readonly join?: string;
  /** Whether an index of that table holds this order. */
  readonly isIndexed?: boolean;
}

/** A condition for what somebody filters by. */
type FilterCondition<Ctx, Value> =
  | ((value: Value, ctx: Ctx) => SQL)
  | { readonly join: string; readonly where: (value: Value, ctx: Ctx) => SQL };

interface ListDefinition<Row extends z.ZodObject, Input extends ListInput, Ctx> {
  readonly row: Row;
  readonly columns: Parameters<typeof wireFields<Row>>[1];
  /** The table that is paged, its key, and what the JSON of its rows needs beside it. */
  readonly from: SQL;
  readonly account: Column;
  readonly id: Column;
  /** Where the table is kept in parts by its time: how far a page is looked for, and where an input says it must be. */
  readonly time?: {
    readonly column: Column;
    readonly windowDays: readonly number[];
    readonly within?: (input: Partial<Input>) => TimeWindow;
  };
  readonly details?: SQL;
  /** What columns and details know of whoever asks: the columns of the row `asking`, each with its type. */
  readonly asking?: Readonly<Record<string, { readonly type: string; readonly of: (ctx: Ctx) => unknown }>>;
  /** Tables that only some filters and orders need. */
  readonly joins?: Readonly<Record<string, SQL>>;
  /** Which rows there are for whoever asks. */
  readonly scope: (ctx: Ctx) => SQL | undefined;
  /** Texts with an index, or a condition for what somebody searches. */
  readonly search: Searched | ((text: string) => SQL);
  readonly sorts: Readonly<Record<NonNullable<Input['sort']> & string, JoinedColumn>>;
  readonly order: readonly [by: NonNullable<Input['sort']> & string, dir: 'asc' | 'desc'];
  /** Knows how many rows there are with no other filters than these: one number, or that it does not know. */
  readonly ledger?: {
    readonly filters: readonly FilterName<Input>[];
    readonly total: (ctx: Ctx, input: Input) => SQL | undefined;
  };
  readonly filters: {
    readonly [Name in FilterName<Input>]-?: FilterCondition<Ctx, NonNullable<Input[Name]>>;
  };
}

type HistoryAnswer<Row extends z.ZodObject> = {
  rows: z.input<Row>[];
  next: string | null;
  prev: string | null;
};
type ListAnswer<Row extends z.ZodObject> = HistoryAnswer<Row> & { total: number; total_capped: 0 | 1 };

/** One list of the product: pages, single rows and all that match, from one declaration. */
export function defineList<Row extends z.ZodObject, Input extends ListInput, Ctx extends Asking>(
  list: ListDefinition<Row, Input, Ctx>,
) {
  const fields = wireFields(list.row, list.columns);
  const idColumn = sql`${list.id}`;
  const accountColumn = sql`${list.account}`;
  const { column: timeColumn, windowDays = [], within } = list.time ?? {};
  const time = timeColumn && { column: sql`${timeColumn}`, windowDays };
  const searched = typeof list.search === 'function' ? undefined : list.search;
  const conditions = list.filters as Readonly<Record<string, FilterCondition<Ctx, unknown>>>;

  /** The conditions an input asks for, each with what it needs joined. */
  const conditionsOf = (ctx: Ctx, input: Partial<Input>) =>
    Object.entries(conditions).flatMap(([name, condition]) => {
      const value = (input as Readonly<Record<string, unknown>>)[name];
      if (value === undefined) return [];
      const { where, join } =
        typeof condition === 'function' ? { where: condition, join: undefined } : condition;
      const plain = where(value, ctx);
      return [{ condition: input.not?.[name] ? sql`not (${plain})` : plain, join }];
    });
  const searchOf = (text: string | undefined) => {
    const wanted = text?.trim();
    if (!wanted) return undefined;
    return typeof list.search === 'function'
      ? { condition: list.search(wanted), inOrder: undefined }
      : searchIn(list.search, wanted);
  };
  const walkOf = ({ caller }: Ctx, search: ReturnType<typeof searchOf>, isFiltered: boolean) => {
    if (search?.inOrder)
      return { for: 'search', inOrder: search.inOrder, counted: searched?.counted } as const;
    const inOrder = searched?.inOrder;
    if (search || isFiltered || caller.domains === 'all' || inOrder === undefined) return undefined;
    return { for: 'limits', inOrder } as const;
  };
  const matching = (ctx: Ctx, input: Partial<Input>, sort?: JoinedColumn, only?: SQL) => {
    const asked = conditionsOf(ctx, input);
    const search = searchOf(input.search);
    // Once each, however many conditions need it.
    const joins = new Set(asked.map(({ join }) => join));
    // Without an index of its own, an order that needs another table can't be walked along.
    const canWalk = sort?.join === undefined || sort.isIndexed === true;
    const walked = canWalk ? walkOf(ctx, search, asked.length > 0) : undefined;
    if (walked) joins.add(sort?.join);
    const needed = Object.entries(list.joins ?? {}).filter(([name]) => joins.has(name));
    return {
      from: list.from,
      id: idColumn,
      time: time && { ...time, within: within?.(input) },
      account: { column: accountColumn, id: ctx.caller.accountId },
      filters: [list.scope(ctx), only, search?.condition, ...asked.map(({ condition }) => condition)],
      isPlain: asked.length === 0 && search === undefined,
      walked,
      joins: needed.map(([, table]) => table),
      sortJoin: sort?.join && !joins.has(sort.join) ? list.joins?.[sort.join] : undefined,
    };
  };
  const askingOf = (ctx: Ctx) =>
    Object.entries(list.asking ?? {}).map(([name, { type, of }]) => ({
      name,
      type,
      value: of(ctx),
    }));
  const pageOf = (...asked: Parameters<typeof matching>) => ({
    ...matching(...asked),
    fields,
    ...(list.details ? { details: list.details } : {}),
    ...(list.asking ? { asking: askingOf(asked[0]) } : {}),
  });

  /** Only where every filter is one that the ledger knows, and none is turned round. */
  const ledgerOf = (ctx: Ctx, input: Input): SQL | undefined => {
    const known: readonly string[] | undefined = list.ledger?.filters;
    if (known === undefined || input.search?.trim()) return undefined;
    const asked = Object.keys(conditions).filter(
      (name) => (input as Record<string, unknown>)[name] !== undefined,
    );
    if (!asked.every((name) => known.includes(name) && !input.not?.[name])) return undefined;
    return list.ledger?.total(ctx, input);
  };

  const readPageOf = (ctx: Ctx, input: Input, countUpTo?: number, ledger?: SQL): Promise<Page> => {
    const [by, dir] = list.order;
    const sort = list.sorts[(input.sort ?? by) as typeof by];
    return readPage(ctx.db, {
      ...pageOf(ctx, input, sort),
      sort,
      dir: input.dir ?? dir,
      limit: input.limit,
      cursor: input.cursor,
      offset: input.offset,
      ...(countUpTo === undefined ? {} : { countUpTo }),
      ledger,
    });
  };

  return {
    readPage: (ctx: Ctx, input: Input) => readPageOf(ctx, input),
    /**
     * A page as the wire wants it, with a total that is exact as far as counting is cheap, where a ledger knows it, or where
     * it was asked for.
     */
    async answer(ctx: Ctx, input: Input): Promise<JsonText<ListAnswer<Row>>> {
      const ledger = ledgerOf(ctx, input);
      const most = input.exact_total || ledger ? Number.POSITIVE_INFINITY : totalCap;
      const page = await readPageOf(ctx, input, most, ledger);
      const total = Math.min(page.counted, most);
      const capped = page.counted > most ? 1 : 0;
      return new JsonText(`{${pageFields(page)},"total":${total},"total_capped":${capped}}`);
    },
    /** A page of a log or history: the same without a total. */
    async historyAnswer(ctx: Ctx, input: Input): Promise<JsonText<HistoryAnswer<Row>>> {
      return new JsonText(`{${pageFields(await readPageOf(ctx, input))}}`);
    },
    /** By its key: of a table in parts, with its time as PostgreSQL writes it. */
    async readRow(ctx: Ctx, id: number, at?: string): Promise<JsonText<z.input<Row>> | undefined> {
      if ((at === undefined) !== (time === undefined)) throw new Error('this is not the whole key');
      const isRow = sql`${list.id} = ${id}`;
      const { rows } = await readPage(ctx.db, {
        ...pageOf(ctx, {}, undefined, time ? sql`${time.column} = ${at}::timestamptz and ${isRow}` : isRow),
        dir: 'asc',
        limit: 1,
        cursor: undefined,
      });
      return rows === '[]' ? undefined : new JsonText(rows.slice(1, -1));
    },
    /** `select <id> from … where …` for all that match. */
    idsOf(ctx: Ctx, input: Partial<Input>): CompiledSql {
      const { matching: rows, params } = rowsStatement(matching(ctx, input));
      return { text: `select ${fixedText(idColumn)} as id from ${rows}`, params };
    },
  };
}

function pageFields({ rows, next, prev }: Page): string {
  return `"rows":${rows},"next":${JSON.stringify(next)},"prev":${JSON.stringify(prev)}`;
}
