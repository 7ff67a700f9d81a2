import { findAction } from '@posthouse/contract';
import { type Action, requirementFor } from '@posthouse/contract/core/action';
import { mostRowsAtOnce } from '@posthouse/contract/core/bulk';
import { mayRun } from '@posthouse/contract/core/permissions';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../../db/pool.ts';
import { isRetryable } from '../../db/sql-errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeHistory } from '../account-history.ts';
import { type ActingAdmin, loadActingAdmin } from '../acting-admin.ts';
import type { Clock } from '../clock.ts';
import type { CommandPowers, HistoryEntry } from '../context.ts';
import { type JobKind, type JobQueue, type JobWorker, jobKind, jobWorker, type RunningJob } from '../jobs.ts';
import type { BulkHandler } from './bulk-command.ts';
import {
  type BulkJob,
  deleteJobsBefore,
  endJob,
  keepJobUntil,
  listWaitingJobs,
  lockBegunJob,
  lockJob,
  putOffJob,
  readWaitingRows,
  saveResults,
  stillWaiting,
} from './bulk-job-store.ts';
import { isAccountsTurn, listOutsideJobs, whileRenewing } from './outside-jobs.ts';

/** Right after one was ordered, and every minute for what a killed process left behind. */
export const runBulkJobs = jobKind<object>('run-bulk-jobs', { everyMinutes: 1 });
/** Those that wait for other systems: however slow these are, the jobs above do not wait for them. */
export const runOutsideBulkJobs = jobKind<object>('run-outside-bulk-jobs', {
  everyMinutes: 1,
  atOnce: 3,
  seconds: 120,
});

interface WorkerParts {
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly handlers: Readonly<Record<string, unknown>>;
}

type SecurityWrite = (db: Database) => Promise<void>;
/** One slice of some job; false when no job waits that somebody else is not at work on. */
type RunSlice = (job: RunningJob) => Promise<boolean>;

const sliceSeconds = 40;
/** A slice with another system takes longer. */
const outsideSliceSeconds = 25;
const keptSeconds = 60;
const keptDays = 7;

/** Jobs by turns, a slice of rows each: its results, changes and history commit together, so a killed one loses a slice. */
export function bulkWorkers(parts: WorkerParts): JobWorker[] {
  const outsideActions = Object.keys(parts.handlers).filter((name) => handlerOf(parts, name).outside);
  const plain = workerOn(parts, runBulkJobs, sliceSeconds, (job) => runSlice(parts, job, outsideActions));
  const outside = workerOn(parts, runOutsideBulkJobs, outsideSliceSeconds, (job) =>
    runOutsideSlice(parts, job, outsideActions),
  );
  return [plain, outside];
}

const handlerOf = ({ handlers }: WorkerParts, name: string) =>
  handlers[name] as Partial<BulkHandler<Action, unknown>>;

function workerOn(parts: WorkerParts, kind: JobKind<object>, seconds: number, slice: RunSlice): JobWorker {
  return jobWorker(kind, async (_data, job) => {
    const { database, signal } = job;
    await deleteJobsBefore(database.db, new Date(parts.clock.now().getTime() - keptDays * 86_400_000));
    const until = Date.now() + seconds * 1000;
    while (Date.now() < until && !signal.aborted) {
      if (!(await slice(job))) return;
    }
    await inTransaction(database.pool, (client) => parts.jobs.enqueue(client, kind, {}));
  });
}

async function runSlice(
  parts: WorkerParts,
  { database, log }: RunningJob,
  outsideActions: readonly string[],
): Promise<boolean> {
  for (const waiting of await listWaitingJobs(database.db, parts.clock.now(), outsideActions)) {
    const outlasting: SecurityWrite[] = [];
    let taken: BulkJob | undefined;
    try {
      await inTransaction(database.pool, async (client) => {
        // The admin before its job, as commands lock them.
        const admin = await loadActingAdmin(client, waiting);
        taken = await lockJob(drizzle(client), waiting);
        if (taken) await workOff(parts, client, { job: taken, admin, outlasting });
      });
    } catch (error) {
      if (taken === undefined) throw error;
      if (isRetryable(error)) return true;
      log.error({ err: error, bulkJob: taken.id, action: taken.action }, 'a slice of a bulk job failed');
      await putOffJob(database.db, taken, parts.clock.now());
    }
    await writeOutlasting({ database, log }, outlasting);
    if (taken) return true;
  }
  return false;
}

async function writeOutlasting(
  { database, log }: Pick<RunningJob, 'database' | 'log'>,
  writes: readonly SecurityWrite[],
): Promise<void> {
  for (const write of writes) {
    await inTransaction(database.pool, (client) => write(drizzle(client))).catch((error: unknown) =>
      log.error({ err: error }, 'a security event was not written'),
    );
  }
}

/** Keeps the job, asks the other system without a transaction, and writes down what came of it in another. */
async function runOutsideSlice(
  parts: WorkerParts,
  { database, log }: RunningJob,
  actions: readonly string[],
): Promise<boolean> {
  for (const waiting of await listOutsideJobs(database.db, parts.clock.now(), actions)) {
    const begun = await inTransaction(database.pool, (client) =>
      beginOutside(parts, client, { waiting, actions }),
    );
    if (begun === undefined) continue;
    const { job, outside, admin, ids } = begun;
    const outlasting: SecurityWrite[] = [];
    try {
      const { outcomes, againInSeconds } = await whileRenewing(
        () => keepJobUntil(database.db, job, later(parts, keptSeconds)),
        () => outside.reach({ db: database.db, session: admin }, ids, job.input),
      );
      await inTransaction(database.pool, async (client) => {
        const now = await loadActingAdmin(client, waiting);
        const kept = await lockBegunJob(drizzle(client), job);
        if (kept === undefined) return;
        const settled = { ids: await stillWaiting(drizzle(client), kept, [...outcomes.keys()]), outcomes };
        // Who lost the right meanwhile had it when the other system was asked.
        await workOff(parts, client, { job: kept, admin: now ?? admin, outlasting, settled });
        if (againInSeconds !== undefined) {
          await keepJobUntil(drizzle(client), job, later(parts, againInSeconds));
        }
      });
    } catch (error) {
      log.error({ err: error, bulkJob: job.id, action: job.action }, 'a slice of a bulk job failed');
      await putOffJob(database.db, job, parts.clock.now());
    }
    await writeOutlasting({ database, log }, outlasting);
    return true;
  }
  return false;
}

const later = ({ clock }: WorkerParts, seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

type WaitingJob = Awaited<ReturnType<typeof listOutsideJobs>>[number];

async function beginOutside(
  parts: WorkerParts,
  client: PoolClient,
  { waiting, actions }: { readonly waiting: WaitingJob; readonly actions: readonly string[] },
) {
  const db = drizzle(client);
  const admin = await loadActingAdmin(client, waiting);
  const job = await lockJob(db, waiting);
  const action = job && findAction(job.action);
  if (job === undefined || action === undefined) return undefined;
  if (!(await isAccountsTurn(db, job, { now: parts.clock.now(), actions }))) return undefined;
  const { outside } = handlerOf(parts, job.action);
  if (admin === undefined || outside === undefined || !isAllowed(action, job, admin)) {
    await endJob(db, job, 'stopped', parts.clock.now());
    return undefined;
  }
  const ids = await readWaitingRows(db, job, outside.atOnce);
  await keepJobUntil(db, job, later(parts, keptSeconds));
  return { job, outside, admin, ids };
}

interface Slice {
  readonly job: BulkJob;
  readonly admin: ActingAdmin | undefined;
  readonly outlasting: SecurityWrite[];
  /** The rows that another system has settled, and how. */
  readonly settled?: { readonly ids: readonly number[]; readonly outcomes: ReadonlyMap<number, unknown> };
}

async function workOff(
  parts: WorkerParts,
  client: PoolClient,
  { job, admin, outlasting, settled }: Slice,
): Promise<void> {
  const { clock, jobs } = parts;
  const db = drizzle(client);
  const now = clock.now();
  const action = findAction(job.action);
  // Its rights are those of now, not of when it was ordered.
  const mayGoOn = admin !== undefined && (settled !== undefined || (action && isAllowed(action, job, admin)));
  if (action?.kind !== 'command' || admin === undefined || !mayGoOn) {
    await endJob(db, job, 'stopped', now);
    return;
  }
  const ids = settled?.ids ?? (await readWaitingRows(db, job, mostRowsAtOnce));
  const entries: HistoryEntry[] = [];
  const powers: CommandPowers = {
    actAs: () => undefined,
    recordHistory: (entry) => {
      entries.push(entry);
    },
    enqueue: (kind, data) => jobs.enqueue(client, kind, data),
    recordSecurityEvent: async (write) => {
      outlasting.push(write);
    },
  };
  const call = { db, now, requestId: job.requestId, remoteIp: job.remoteIp ?? '', userAgent: '' };
  const { act } = parts.handlers[job.action] as BulkHandler<Action, unknown>;
  const results = await act({ ...call, session: admin, ...powers }, ids, job.input, settled?.outcomes);
  const write = { actor: admin, action: job.action, allowed: action.history, at: now };
  const { remoteIp, requestId } = call;
  if (entries.length > 0) await writeHistory(db, { ...write, outcome: 'done', remoteIp, requestId }, entries);
  await saveResults(db, job, results, now);
  if ((await readWaitingRows(db, job, 1)).length === 0) await endJob(db, job, 'done', now);
}

function isAllowed(action: Action, job: BulkJob, admin: ActingAdmin): boolean {
  return mayRun({ requirement: requirementFor(action, job.input), scope: action.scope }, admin);
}
