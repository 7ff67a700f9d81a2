import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { mostNamedFailures } from '@posthouse/contract/features/jobs';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { bulkJob, bulkJobRow } from '../../db/schema/job.ts';
import type { CompiledSql } from '../../db/statement.ts';
import type { AdminKey, SessionContext } from '../context.ts';
import type { RowResults } from './bulk-command.ts';

export async function readIds(db: Database, { text, params }: CompiledSql, limit: number): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: number }>(`${text} limit ${limit}`, [...params]);
  return rows.map(({ id }) => Number(id));
}

export async function countRunningJobs(db: Database, { accountId }: { accountId: number }): Promise<number> {
  return db.$count(bulkJob, and(eq(bulkJob.accountId, accountId), eq(bulkJob.state, 'running')));
}

interface JobOrder {
  readonly action: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly matching: CompiledSql;
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
  { action, input: { ids: _ids, except: _except, ...input }, matching }: JobOrder,
): Promise<{ id: number; total: number }> {
  const { accountId, adminId } = session;
  const [made] = await db
    .insert(bulkJob)
    .values({
      accountId,
      adminId,
      action,
      input,
      remoteIp,
      requestId,
      createdAt: now,
      touchedAt: now,
      total: 0,
    })
    .returning({ id: bulkJob.id });
  const jobId = Number(made?.id);
  const params = [...matching.params, accountId, jobId];
  const { rowCount } = await db.$client.query(
    `insert into bulk_job_row (account_id, job_id, row_id)
     select $${params.length - 1}::bigint, $${params.length}::bigint, id from (${matching.text}) as matching`,
    params,
  );
  const total = rowCount ?? 0;
  await db
    .update(bulkJob)
    .set({ total })
    .where(theJob({ accountId, id: jobId }));
  return { id: jobId, total };
}

/** The worker of bulk jobs never comes to it. */
const never = new Date('9999-01-01T00:00:00.000Z');

/** A job whose rows are kept and worked off elsewhere; it is shown and stopped like the others. */
export async function insertOthersJob(
  {
    db,
    session: { accountId, adminId },
    now,
    remoteIp,
    requestId,
  }: Pick<SessionContext, 'db' | 'now' | 'remoteIp' | 'requestId'> & { readonly session: AdminKey },
  { action, input, total }: Omit<JobOrder, 'matching'> & { readonly total: number },
): Promise<number> {
  const order = { accountId, adminId, action, input, total, remoteIp, requestId };
  const [made] = await db
    .insert(bulkJob)
    .values({ ...order, createdAt: now, touchedAt: never })
    .returning({ id: bulkJob.id });
  return Number(made?.id);
}

/** Locked, so that nobody stops it meanwhile. */
export async function isJobRunning(db: Database, key: JobKey): Promise<boolean> {
  const [job] = await db.select({ state: bulkJob.state }).from(bulkJob).where(theJob(key)).for('update');
  return job?.state === 'running';
}

/** What failed is kept by name, for whoever looks at the job. */
export async function noteResults(
  db: Database,
  key: JobKey,
  { done, failed }: Pick<RowResults, 'failed'> & { readonly done: number },
): Promise<void> {
  const { accountId, id: jobId } = key;
  const rows = failed.map(({ id, name = '', code }) => ({
    accountId,
    jobId,
    rowId: id,
    name,
    outcome: code,
  }));
  if (rows.length > 0) await db.insert(bulkJobRow).values(rows);
  await db
    .update(bulkJob)
    .set({ done: sql`${bulkJob.done} + ${done}`, failed: sql`${bulkJob.failed} + ${failed.length}` })
    .where(theJob(key));
}

export type BulkJob = typeof bulkJob.$inferSelect;

type JobKey = Pick<BulkJob, 'accountId' | 'id'>;

/** Jobs whose turn it is, the one that waited longest first; not those that wait for other systems. */
export function listWaitingJobs(db: Database, now: Date, outsideActions: readonly string[]) {
  const isKind = notInArray(bulkJob.action, [...outsideActions]);
  return db
    .select({ accountId: bulkJob.accountId, id: bulkJob.id, adminId: bulkJob.adminId })
    .from(bulkJob)
    .where(and(eq(bulkJob.state, 'running'), lte(bulkJob.touchedAt, now), isKind))
    .orderBy(asc(bulkJob.touchedAt))
    .limit(20);
}

/** Undefined where somebody else works on it, or it ended. */
export async function lockJob(db: Database, key: JobKey): Promise<BulkJob | undefined> {
  const [job] = await db
    .select()
    .from(bulkJob)
    .where(and(theJob(key), eq(bulkJob.state, 'running')))
    .for('update', { skipLocked: true });
  return job;
}

/** The same, also when it was stopped since: for what was done by then. */
export async function lockBegunJob(db: Database, key: JobKey): Promise<BulkJob | undefined> {
  const [job] = await db.select().from(bulkJob).where(theJob(key)).for('update');
  return job;
}

/** Nobody else's turn before that moment. */
export async function keepJobUntil(db: Database, key: JobKey, moment: Date): Promise<void> {
  await db
    .update(bulkJob)
    .set({ touchedAt: moment })
    .where(and(theJob(key), eq(bulkJob.state, 'running')));
}

const theJob = ({ accountId, id }: JobKey) => and(eq(bulkJob.accountId, accountId), eq(bulkJob.id, id));
const itsRows = ({ accountId, id }: JobKey) =>
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

/** Those of the rows that nobody else has settled meanwhile. */
export async function stillWaiting(db: Database, job: BulkJob, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: bulkJobRow.rowId })
    .from(bulkJobRow)
    .where(and(itsRows(job), isNull(bulkJobRow.outcome), inArray(bulkJobRow.rowId, [...ids])));
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

/** False when it had ended before. */
export async function endJob(
  db: Database,
  job: JobKey,
  state: 'done' | 'stopped' | 'failed',
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(bulkJob)
    .set({ state, endedAt: now, touchedAt: now })
    .where(and(theJob(job), eq(bulkJob.state, 'running')))
    .returning({ id: bulkJob.id });
  return ended.length > 0;
}

const mostErrors = 5;
const pauseSeconds = 60;

/** Some other time, or given up: one that always fails must not keep the others waiting. */
export async function putOffJob(db: Database, job: BulkJob, now: Date): Promise<void> {
  if (job.errors + 1 >= mostErrors) {
    await endJob(db, job, 'failed', now);
    return;
  }
  await db
    .update(bulkJob)
    .set({ errors: job.errors + 1, touchedAt: new Date(now.getTime() + pauseSeconds * 1000) })
    .where(and(theJob(job), eq(bulkJob.state, 'running')));
}

/** What became of the rows is kept for a week. */
export async function deleteJobsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(bulkJob).where(and(ne(bulkJob.state, 'running'), lt(bulkJob.endedAt, moment)));
}

const ofAdmin = ({ accountId, adminId }: AdminKey) =>
  and(eq(bulkJob.accountId, accountId), eq(bulkJob.adminId, adminId));

export function listJobs(db: Database, admin: AdminKey, since: Date): Promise<BulkJob[]> {
  return db
    .select()
    .from(bulkJob)
    .where(and(ofAdmin(admin), or(eq(bulkJob.state, 'running'), gt(bulkJob.createdAt, since))))
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

/** For an admin whose domains change: names of rows it may not see any more stay nowhere. */
export async function forgetRowNames(db: Database, { accountId, adminId }: AdminKey): Promise<void> {
  await db.execute(sql`
    update ${bulkJobRow} set name = '' from ${bulkJob}
     where ${bulkJob.accountId} = ${accountId} and ${bulkJob.adminId} = ${adminId}
       and ${bulkJobRow.accountId} = ${accountId} and ${bulkJobRow.jobId} = ${bulkJob.id} and ${bulkJobRow.name} <> ''`);
}
