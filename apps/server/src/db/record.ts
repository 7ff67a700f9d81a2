import { type Column, getTableColumns, is, type SQL, type SQLWrapper, sql, type Table } from 'drizzle-orm';
import { PgBoolean, PgTimestamp } from 'drizzle-orm/pg-core';

type Fields = Readonly<Record<string, Column>>;
type Data<C extends Column> = C['_']['notNull'] extends true ? C['_']['data'] : C['_']['data'] | null;
/** What is stored, by the names of the wire. */
export type RecordOf<F extends Fields> = { readonly [Field in keyof F]: Data<F[Field]> };
type ChangeOf<F extends Fields> = { readonly [Field in keyof F]?: Data<F[Field]> | undefined };

/** The fields of an entity, declared once: wire name to column. All else that needs both is made from it. */
export interface RecordDefinition<F extends Fields> {
  readonly fields: F;
  /** For the JSON of a row. */
  readonly json: { readonly [Field in keyof F]: SQLWrapper };
  /** The columns to set for the fields an input names, by their names in the table. */
  columnsOf(input: ChangeOf<F>): Record<string, unknown>;
  /** What an input changes: for the history, the fields it names that have another value now. */
  difference(before: RecordOf<F>, input: ChangeOf<F>): RecordDifference<F>;
}

interface RecordDifference<F extends Fields> {
  readonly before: Partial<RecordOf<F>>;
  readonly after: Partial<RecordOf<F>>;
}

export function defineRecord<F extends Fields>(table: Table, fields: F): RecordDefinition<F> {
  const names = Object.keys(fields) as (keyof F & string)[];
  const keys = keysOf(table, fields);
  const named = (input: ChangeOf<F>) => names.filter((name) => input[name] !== undefined);
  const pick = (from: ChangeOf<F>, wanted: readonly (keyof F & string)[]) =>
    Object.fromEntries(wanted.map((name) => [name, from[name]])) as Partial<RecordOf<F>>;
  return {
    fields,
    json: Object.fromEntries(names.map((name) => [name, wireForm(fields[name] as Column)])) as never,
    columnsOf: (input) => Object.fromEntries(named(input).map((name) => [keys[name], input[name]])),
    difference(before, input) {
      const changed = named(input).filter((name) => !isSame(before[name], input[name]));
      return { before: pick(before, changed), after: pick(input, changed) };
    },
  };
}

function keysOf(table: Table, fields: Fields): Readonly<Record<string, string>> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    Object.entries(fields).map(([name, column]) => {
      const [key] = columns.find(([, one]) => one === column) ?? [];
      if (key === undefined) throw new Error(`${name} is no column of the table`);
      return [name, key];
    }),
  );
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Switches are 1 or 0 on the wire, moments `2026-01-31T12:00:00.000Z`. */
export function wireForm(column: SQLWrapper): SQL {
  if (is(column, PgBoolean)) return sql`${column}::int`;
  if (is(column, PgTimestamp)) return wireMoment(column);
  return sql`${column}`;
}

export function wireMoment(moment: SQLWrapper): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
