import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { mostNamedFailures } from '@posthouse/contract/features/jobs';
import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { bulkUndo, longJob, longJobRow } from '../../db/schema/job.ts';
import type { AdminKey } from '../actor.ts';
import type { CallerContext } from '../context.ts';

export type LongJob = typeof longJob.$inferSelect;
export type LongJobKey = Pick<LongJob, 'accountId' | 'id'>;
export type EndState = 'done' | 'stopped' | 'failed';

export type OrderContext = Pick<CallerContext, 'db' | 'now' | 'remoteIp' | 'requestId'> & {
  readonly caller: AdminKey;
};

export interface LongJobOrder extends Pick<LongJob, 'kind' | 'action' | 'total'> {
  readonly input: Readonly<Record<string, unknown>>;
}

export const theJob = ({ accountId, id }: LongJobKey) =>
  and(eq(longJob.accountId, accountId), eq(longJob.id, id));
export const itsRows = ({ accountId, id }: LongJobKey) =>
  and(eq(longJobRow.accountId, accountId), eq(longJobRow.jobId, id));

export async function insertJob(
  { db, caller: { accountId, adminId }, now, remoteIp, requestId }: OrderContext,
  order: LongJobOrder,
): Promise<LongJobKey> {
  const [made] = await db
    .insert(longJob)
    .values({ ...order, accountId, adminId, remoteIp, requestId, createdAt: now })
    .returning({ id: longJob.id });
  return { accountId, id: Number(made?.id) };
}

export async function countRunningJobs(db: Database, { accountId }: { accountId: number }): Promise<number> {
  return db.$count(longJob, and(eq(longJob.accountId, accountId), eq(longJob.state, 'running')));
}

export async function readJob(db: Database, key: LongJobKey): Promise<LongJob | undefined> {
  const [job] = await db.select().from(longJob).where(theJob(key));
  return job;
}

/** Nobody stops it before the transaction ends. */
export async function lockJob(db: Database, key: LongJobKey): Promise<LongJob | undefined> {
  const [job] = await db.select().from(longJob).where(theJob(key)).for('update');
  return job;
}

export async function noteProgress(
  db: Database,
  key: LongJobKey,
  { done, failed }: { readonly done: number; readonly failed: number },
): Promise<void> {
  await db
    .update(longJob)
    .set({ done: sql`${longJob.done} + ${done}`, failed: sql`${longJob.failed} + ${failed}`, errors: 0 })
    .where(theJob(key));
}

/** Counts an error; answers the job, unless it has ended. */
export async function noteError(db: Database, key: LongJobKey): Promise<LongJob | undefined> {
  const [job] = await db
    .update(longJob)
    .set({ errors: sql`${longJob.errors} + 1` })
    .where(and(theJob(key), eq(longJob.state, 'running')))
    .returning();
  return job;
}

/** False when it had ended before. */
export async function endJob(db: Database, key: LongJobKey, state: EndState, now: Date): Promise<boolean> {
  const ended = await db
    .update(longJob)
    .set({ state, endedAt: now })
    .where(and(theJob(key), eq(longJob.state, 'running')))
    .returning({ id: longJob.id });
  return ended.length > 0;
}

export async function deleteJobsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(longJob).where(and(ne(longJob.state, 'running'), lt(longJob.endedAt, moment)));
}

export async function deleteUndosBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(bulkUndo).where(lt(bulkUndo.createdAt, moment));
}

/** What undoes jobs, of those that changed something that can be changed back. */
export async function readUndos(
  db: Database,
  { accountId }: { readonly accountId: number },
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly id: number; readonly kind: string }>> {
  if (jobIds.length === 0) return new Map();
  const found = await db
    .select({ jobId: bulkUndo.jobId, id: bulkUndo.id, kind: bulkUndo.kind })
    .from(bulkUndo)
    .where(and(eq(bulkUndo.accountId, accountId), inArray(bulkUndo.jobId, [...jobIds])));
  return new Map(found.map(({ jobId, ...undo }) => [Number(jobId), undo]));
}

/** Of every account: jobs that are under way, of which the queue may know nothing after a restore. */
export function listRunningJobs(db: Database): Promise<Pick<LongJob, 'accountId' | 'id' | 'kind'>[]> {
  return db
    .select({ accountId: longJob.accountId, id: longJob.id, kind: longJob.kind })
    .from(longJob)
    .where(eq(longJob.state, 'running'));
}

const ofAdmin = ({ accountId, adminId }: AdminKey) =>
  and(eq(longJob.accountId, accountId), eq(longJob.adminId, adminId));

export function listJobs(db: Database, admin: AdminKey, since: Date): Promise<LongJob[]> {
  return db
    .select()
    .from(longJob)
    .where(and(ofAdmin(admin), or(eq(longJob.state, 'running'), gt(longJob.createdAt, since))))
    .orderBy(desc(longJob.createdAt), desc(longJob.id))
    .limit(50);
}

export async function findJob(db: Database, admin: AdminKey, id: number): Promise<LongJob | undefined> {
  const [job] = await db
    .select()
    .from(longJob)
    .where(and(ofAdmin(admin), eq(longJob.id, id)));
  return job;
}

export async function listFailures(db: Database, job: LongJob) {
  const rows = await db
    .select({ id: longJobRow.rowId, name: longJobRow.name, code: longJobRow.outcome })
    .from(longJobRow)
    .where(and(itsRows(job), ne(longJobRow.outcome, 'done')))
    .orderBy(asc(longJobRow.rowId))
    .limit(mostNamedFailures);
  return rows.map(({ id, name, code }) => ({ id: String(id), name, code: code as BulkFailure }));
}

export interface RowFailure {
  readonly id: number;
  readonly name?: string;
  readonly code: BulkFailure;
}

/** Of work whose rows are kept elsewhere: what failed is named, for whoever looks at the job. */
export async function nameFailures(
  db: Database,
  { accountId, id: jobId }: LongJobKey,
  failed: readonly RowFailure[],
): Promise<void> {
  const rows = failed.map(({ id, name = '', code }) => ({
    accountId,
    jobId,
    rowId: id,
    name,
    outcome: code,
  }));
  if (rows.length > 0) await db.insert(longJobRow).values(rows);
}

/** For an admin whose domains change: names of rows it may not see any more stay nowhere. */
export async function forgetRowNames(db: Database, { accountId, adminId }: AdminKey): Promise<void> {
  await db.execute(sql`
    update ${longJobRow} set name = '' from ${longJob}
     where ${longJob.accountId} = ${accountId} and ${longJob.adminId} = ${adminId}
       and ${longJobRow.accountId} = ${accountId} and ${longJobRow.jobId} = ${longJob.id} and ${longJobRow.name} <> ''`);
}
