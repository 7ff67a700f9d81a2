import { type Column, getTableColumns, is, type SQL, type SQLWrapper, sql, type Table } from 'drizzle-orm';
import { PgBoolean, PgTimestamp } from 'drizzle-orm/pg-core';

type Fields = Readonly<Record<string, Column>>;
type Data<C extends Column> = C['_']['notNull'] extends true ? C['_']['data'] : C['_']['data'] | null;
/** What is stored, by the names of the wire. */
export type RecordOf<F extends Fields> = { readonly [Field in keyof F]: Data<F[Field]> };
/** Those that the table fills in by itself. */
type DefaultsOf<F extends Fields> = {
  readonly [Field in keyof F as F[Field]['_']['hasDefault'] extends true ? Field : never]: Data<F[Field]>;
};
type ChangeOf<F extends Fields> = { readonly [Field in keyof F]?: Data<F[Field]> | undefined };

/** The fields of an entity, declared once: wire name to column. All else that needs both is made from it. */
export interface RecordDefinition<F extends Fields> {
  readonly fields: F;
  /** What is stored where nobody says otherwise. */
  readonly defaults: DefaultsOf<F>;
  /** For the JSON of a row. */
  readonly json: { readonly [Field in keyof F]: SQL };
  /** The columns to set for the fields an input names, by their names in the table. */
  columnsOf(input: ChangeOf<F>): Record<string, unknown>;
  /** What an input changes: for the history, the fields it names that have another value now. */
  difference(before: RecordOf<F>, input: ChangeOf<F>): Difference<RecordOf<F>>;
}

interface Difference<Facts> {
  readonly before: Partial<Facts>;
  readonly after: Partial<Facts>;
}

export function defineRecord<F extends Fields>(table: Table, fields: F): RecordDefinition<F> {
  const names = Object.keys(fields) as (keyof F & string)[];
  const keys = keysOf(table, fields);
  const named = (input: ChangeOf<F>) => names.filter((name) => input[name] !== undefined);
  return {
    fields,
    defaults: Object.fromEntries(
      names.filter((name) => fields[name]?.hasDefault).map((name) => [name, fields[name]?.default]),
    ) as never,
    json: Object.fromEntries(names.map((name) => [name, wireForm(fields[name] as Column)])) as never,
    columnsOf: (input) => Object.fromEntries(named(input).map((name) => [keys[name], input[name]])),
    difference: (before, input) =>
      differenceOf<RecordOf<F>>(before, pick<RecordOf<F>>(input as RecordOf<F>, named(input))),
  };
}

/** The same for what is no column: of the facts that `after` names, those that have another value now. */
export function differenceOf<Facts extends object>(before: Facts, after: Partial<Facts>): Difference<Facts> {
  const names = Object.keys(after) as (keyof Facts)[];
  const changed = names.filter((name) => !isSame(before[name], after[name]));
  return { before: pick(before, changed), after: pick(after, changed) };
}

function pick<Facts extends object>(from: Partial<Facts>, names: readonly (keyof Facts)[]): Partial<Facts> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Facts>;
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
