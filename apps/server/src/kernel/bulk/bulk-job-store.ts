import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { mostNamedFailures } from '@posthouse/contract/features/jobs';
import { and, asc, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { bulkJob, bulkJobRow } from '../../db/schema/bulk-job.ts';
import type { CompiledSql } from '../../db/statement.ts';
import type { AdminKey, SessionContext } from '../context.ts';
import type { RowResults } from './bulk-command.ts';

export async function countRows(db: Database, { text, params }: CompiledSql): Promise<number> {
  const counted = await db.$client.query<{ n: number }>(
    `select count(*)::int as n from (${text}) as matching`,
    [...params],
  );
  return counted.rows[0]?.n ?? 0;
}

export async function readIds(db: Database, { text, params }: CompiledSql): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: number }>(text, [...params]);
  return rows.map(({ id }) => Number(id));
}

interface JobOrder {
  readonly action: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly matching: CompiledSql;
  readonly total: number;
}

/** The rows are those that match now; what comes to match later is not touched. */
export async function insertJob(
  {
    db,
    session,
    now,
    remoteIp,
    requestId,
  }: Pick<SessionContext, 'db' | 'now' | 'remoteIp' | 'requestId'> & {
    readonly session: AdminKey;
  },
  { action, input: { ids: _ids, except: _except, ...input }, matching, total }: JobOrder,
): Promise<number> {
  const { accountId, adminId } = session;
  const [made] = await db
    .insert(bulkJob)
    .values({ accountId, adminId, action, input, total, remoteIp, requestId, createdAt: now, touchedAt: now })
    .returning({ id: bulkJob.id });
  const jobId = Number(made?.id);
  const params = [...matching.params, accountId, jobId];
  await db.$client.query(
    `insert into bulk_job_row (account_id, job_id, row_id)
     select $${params.length - 1}::bigint, $${params.length}::bigint, id from (${matching.text}) as matching`,
    params,
  );
  return jobId;
}

export type BulkJob = typeof bulkJob.$inferSelect;

/** The job that waited longest, unless somebody else works on it. */
export async function lockNextJob(db: Database): Promise<BulkJob | undefined> {
  const [job] = await db
    .select()
    .from(bulkJob)
    .where(eq(bulkJob.state, 'running'))
    .orderBy(asc(bulkJob.touchedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return job;
}

const theJob = ({ accountId, id }: Pick<BulkJob, 'accountId' | 'id'>) =>
  and(eq(bulkJob.accountId, accountId), eq(bulkJob.id, id));
const itsRows = ({ accountId, id }: Pick<BulkJob, 'accountId' | 'id'>) =>
  and(eq(bulkJobRow.accountId, accountId), eq(bulkJobRow.jobId, id));

export async function readWaitingRows(db: Database, job: BulkJob, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: bulkJobRow.rowId })
    .from(bulkJobRow)
    .where(and(itsRows(job), isNull(bulkJobRow.outcome)))
    .orderBy(asc(bulkJobRow.rowId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Each row with its outcome, in one statement. */
export async function saveResults(
  db: Database,
  job: BulkJob,
  { done, failed }: RowResults,
  now: Date,
): Promise<void> {
  const outcomes = [
    ...done.map((id) => ({ id, outcome: 'done', name: '' })),
    ...failed.map(({ id, code, name = '' }) => ({ id, outcome: code, name })),
  ];
  await db.execute(sql`
    update ${bulkJobRow} set outcome = result.outcome, name = result.name
      from json_to_recordset(${JSON.stringify(outcomes)}::json) as result(id bigint, outcome text, name text)
     where ${itsRows(job)} and ${bulkJobRow.rowId} = result.id`);
  await db
    .update(bulkJob)
    .set({
      done: sql`${bulkJob.done} + ${done.length}`,
      failed: sql`${bulkJob.failed} + ${failed.length}`,
      errors: 0,
      touchedAt: now,
    })
    .where(theJob(job));
}

export async function endJob(
  db: Database,
  job: Pick<BulkJob, 'accountId' | 'id'>,
  state: 'done' | 'stopped',
  now: Date,
): Promise<void> {
  await db
    .update(bulkJob)
    .set({ state, endedAt: now, touchedAt: now })
    .where(and(theJob(job), eq(bulkJob.state, 'running')));
}

const mostErrors = 5;

/** Behind the others, or given up: one that always fails must not keep them waiting. */
export async function putOffJob(db: Database, job: BulkJob, now: Date): Promise<void> {
  const isLast = job.errors + 1 >= mostErrors;
  await db
    .update(bulkJob)
    .set({
      errors: job.errors + 1,
      touchedAt: now,
      ...(isLast ? { state: 'stopped' as const, endedAt: now } : {}),
    })
    .where(theJob(job));
}

/** What became of the rows is kept for a week. */
export async function deleteJobsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(bulkJob).where(and(ne(bulkJob.state, 'running'), lt(bulkJob.createdAt, moment)));
}

const ofAdmin = ({ accountId, adminId }: AdminKey) =>
  and(eq(bulkJob.accountId, accountId), eq(bulkJob.adminId, adminId));

export function listJobs(db: Database, admin: AdminKey, since: Date): Promise<BulkJob[]> {
  return db
    .select()
    .from(bulkJob)
    .where(and(ofAdmin(admin), gt(bulkJob.createdAt, since)))
    .orderBy(desc(bulkJob.createdAt), desc(bulkJob.id))
    .limit(50);
}

export async function findJob(db: Database, admin: AdminKey, id: number): Promise<BulkJob | undefined> {
  const [job] = await db
    .select()
    .from(bulkJob)
    .where(and(ofAdmin(admin), eq(bulkJob.id, id)));
  return job;
}

export async function listFailures(db: Database, job: BulkJob) {
  const rows = await db
    .select({ id: bulkJobRow.rowId, name: bulkJobRow.name, code: bulkJobRow.outcome })
    .from(bulkJobRow)
    .where(and(itsRows(job), ne(bulkJobRow.outcome, 'done')))
    .orderBy(asc(bulkJobRow.rowId))
    .limit(mostNamedFailures);
  return rows.map(({ id, name, code }) => ({ id: String(id), name, code: code as BulkFailure }));
}
