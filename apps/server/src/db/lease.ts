import { and, eq, type GetColumnData, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './pool.ts';
import { compileSql } from './statement.ts';

type KeyColumns = Readonly<Record<string, PgColumn>> & { readonly accountId: PgColumn };

/** Rows of a table that are due at a time, for one worker each. */
interface LeaseTable<Key extends KeyColumns> {
  readonly table: PgTable;
  /** The whole key, so that a row is found by its index. */
  readonly key: Key;
  /** When the row should be worked on; null for never. */
  readonly dueAt: PgColumn;
  /** Whoever works on it has it until then. */
  readonly leaseUntil: PgColumn;
  /** Counts who took it: a late one learns from it that somebody else has the row by now. */
  readonly fence: PgColumn;
  /** Rows that are passed over although they are due. */
  readonly where: SQL | undefined;
}

/** A row that was taken. */
export type Leased<Key extends KeyColumns> = {
  readonly [Name in keyof Key]: GetColumnData<Key[Name]>;
} & { readonly fence: number; readonly dueAt: Date };

interface Taking {
  readonly now: Date;
  readonly until: Date;
  /** Accounts whose rows can wait. */
  readonly passOver?: readonly number[];
}

export interface Leases<Row> {
  /** The row that has waited longest, for the caller alone. */
  take(db: Database, taking: Taking): Promise<Row | undefined>;
  /** False when somebody else has it by now. */
  renew(db: Database, row: Row, until: Date): Promise<boolean>;
  /** The condition of every write by whoever took the row. */
  heldBy(row: Row): SQL | undefined;
  /** Gives it back, to be taken again later. */
  putOff(db: Database, row: Row, until: Date): Promise<void>;
}

export function leasesOn<Key extends KeyColumns>(of: LeaseTable<Key>): Leases<Leased<Key>> {
  const keyNames = Object.keys(of.key);
  const column = (name: string) => of.key[name] as PgColumn;
  const bare = ({ name }: PgColumn) => sql.identifier(name);
  const list = (parts: readonly SQL[], by = sql`, `) => sql.join([...parts], by);
  const keyList = list(keyNames.map((name) => sql`${column(name)}`));
  const heldBy = (row: Leased<Key>) =>
    and(
      ...keyNames.map((name) => eq(column(name), (row as Record<string, unknown>)[name])),
      eq(of.fence, row.fence),
    );
  const run = async <Row extends object>(db: Database, query: SQL) => {
    const { text, params } = compileSql(query);
    return db.$client.query<Row>(text, [...params]);
  };
  const change = (db: Database, row: Leased<Key>, set: SQL) =>
    run(db, sql`update ${of.table} set ${set} where ${heldBy(row)}`);

  return {
    heldBy,
    async take(db, { now, until, passOver = [] }) {
      const isFree = or(isNull(of.leaseUntil), lte(of.leaseUntil, now));
      const isOthers = passOver.length > 0 ? notInArray(of.key.accountId, [...passOver]) : undefined;
      const isDue = and(lte(of.dueAt, now), isFree, isOthers, of.where);
      const sameRow = list(
        keyNames.map((name) => sql`${column(name)} = due.${bare(column(name))}`),
        sql` and `,
      );
      const answer = list(
        [...Object.entries(of.key), ['fence', of.fence], ['dueAt', of.dueAt]].map(
          ([name, from]) => sql`${from as PgColumn} as ${sql.identifier(name as string)}`,
        ),
      );
      const { rows } = await run<Leased<Key>>(
        db,
        sql`with due as (
              select ${keyList} from ${of.table} where ${isDue}
               order by ${of.dueAt} limit 1 for update skip locked)
            update ${of.table} set ${bare(of.leaseUntil)} = ${until}, ${bare(of.fence)} = ${of.fence} + 1
              from due where ${sameRow} returning ${answer}`,
      );
      return rows[0];
    },
    async renew(db, row, until) {
      const { rowCount } = await change(db, row, sql`${bare(of.leaseUntil)} = ${until}`);
      return rowCount === 1;
    },
    async putOff(db, row, until) {
      await change(db, row, sql`${bare(of.dueAt)} = ${until}, ${bare(of.leaseUntil)} = null`);
    },
  };
}
