import { and, asc, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { longJob, longJobRow } from '../../db/schema/job.ts';
import type { CompiledSql } from '../../db/statement.ts';
import {
  insertJob,
  itsRows,
  type LongJobKey,
  type LongJobOrder,
  type OrderContext,
  type RowFailure,
  theJob,
} from '../long-work/long-job-store.ts';
import type { FormerRows } from './bulk-undo-store.ts';

/** What became of the rows a bulk command was run on. */
export interface RowResults {
  readonly done: readonly number[];
  readonly failed: readonly RowFailure[];
  /** How many things had no more room in the recycle bin. */
  readonly deletedForGood?: number;
  /** Those of `done` that were so before. */
  readonly unchanged?: readonly number[];
  /** What was changed, and can be changed back. */
  readonly former?: FormerRows;
}

export async function readIds(db: Database, { text, params }: CompiledSql, limit: number): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: number }>(`${text} limit ${limit}`, [...params]);
  return rows.map(({ id }) => Number(id));
}

/** The rows are those that match now; what comes to match later is not touched. */
export async function insertBulkJob(
  ctx: OrderContext,
  {
    matching,
    later,
    input: { ids: _ids, except: _except, ...input },
    ...order
  }: Omit<LongJobOrder, 'total'> & {
    readonly matching: CompiledSql;
    /** Those of them that come last. */
    readonly later?: CompiledSql | undefined;
  },
): Promise<LongJobKey & { readonly total: number }> {
  const key = await insertJob(ctx, { ...order, input, total: 0 });
  const params = [...matching.params, key.accountId, key.id];
  const { rowCount } = await ctx.db.$client.query(
    `insert into long_job_row (account_id, job_id, row_id)
     select $${params.length - 1}::bigint, $${params.length}::bigint, id from (${matching.text}) as matching`,
    params,
  );
  const total = rowCount ?? 0;
  if (later) await markLater(ctx.db, key, later);
  await ctx.db.update(longJob).set({ total }).where(theJob(key));
  return { ...key, total };
}

async function markLater(db: Database, { accountId, id }: LongJobKey, { text, params }: CompiledSql) {
  const [account, job] = [`$${params.length + 1}`, `$${params.length + 2}`];
  await db.$client.query(
    `update long_job_row set is_later = true
      where account_id = ${account}::bigint and job_id = ${job}::bigint and row_id in (${text})`,
    [...params, accountId, id],
  );
}

export async function readWaitingRows(db: Database, job: LongJobKey, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: longJobRow.rowId })
    .from(longJobRow)
    .where(and(itsRows(job), isNull(longJobRow.outcome)))
    .orderBy(asc(longJobRow.isLater), asc(longJobRow.rowId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Each row with its outcome, in one statement. */
export async function saveOutcomes(
  db: Database,
  job: LongJobKey,
  { done, failed }: RowResults,
): Promise<void> {
  const outcomes = [
    ...done.map((id) => ({ id, outcome: 'done', name: '' })),
    ...failed.map(({ id, code, name = '' }) => ({ id, outcome: code, name })),
  ];
  await db.execute(sql`
    update ${longJobRow} set outcome = result.outcome, name = result.name
      from json_to_recordset(${JSON.stringify(outcomes)}::json) as result(id bigint, outcome text, name text)
     where ${itsRows(job)} and ${longJobRow.rowId} = result.id`);
}
