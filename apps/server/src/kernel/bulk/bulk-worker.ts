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
import { type JobQueue, type JobWorker, jobKind, jobWorker, type RunningJob } from '../jobs.ts';
import type { BulkHandler } from './bulk-command.ts';
import {
  type BulkJob,
  deleteJobsBefore,
  endJob,
  listWaitingJobs,
  lockJob,
  putOffJob,
  readWaitingRows,
  saveResults,
} from './bulk-job-store.ts';

/** Right after one was ordered, and every minute for what a killed process left behind. */
export const runBulkJobs = jobKind<object>('run-bulk-jobs', { everyMinutes: 1 });

interface WorkerParts {
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly handlers: Readonly<Record<string, unknown>>;
}

type SecurityWrite = (db: Database) => Promise<void>;

const sliceSeconds = 40;
const keptDays = 7;

/** Jobs by turns, a slice of rows each: its results, changes and history commit together, so a killed one loses a slice. */
export function bulkWorker(parts: WorkerParts): JobWorker {
  return jobWorker(runBulkJobs, async (_data, job) => {
    const { clock } = parts;
    const { database, signal } = job;
    await deleteJobsBefore(database.db, new Date(clock.now().getTime() - keptDays * 86_400_000));
    const until = Date.now() + sliceSeconds * 1000;
    while (Date.now() < until && !signal.aborted) {
      if (!(await runSlice(parts, job))) return;
    }
    await inTransaction(database.pool, (client) => parts.jobs.enqueue(client, runBulkJobs, {}));
  });
}

/** False when no job waits that somebody else is not at work on. */
async function runSlice(parts: WorkerParts, { database, log }: RunningJob): Promise<boolean> {
  for (const waiting of await listWaitingJobs(database.db, parts.clock.now())) {
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
    for (const write of outlasting) {
      await inTransaction(database.pool, (client) => write(drizzle(client))).catch((error: unknown) =>
        log.error({ err: error }, 'a security event was not written'),
      );
    }
    if (taken) return true;
  }
  return false;
}

interface Slice {
  readonly job: BulkJob;
  readonly admin: ActingAdmin | undefined;
  readonly outlasting: SecurityWrite[];
}

async function workOff(
  { clock, jobs, handlers }: WorkerParts,
  client: PoolClient,
  { job, admin, outlasting }: Slice,
): Promise<void> {
  const db = drizzle(client);
  const now = clock.now();
  const action = findAction(job.action);
  // Its rights are those of now, not of when it was ordered.
  if (action?.kind !== 'command' || admin === undefined || !isAllowed(action, job, admin)) {
    await endJob(db, job, 'stopped', now);
    return;
  }
  const ids = await readWaitingRows(db, job, mostRowsAtOnce);
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
  const { act } = handlers[job.action] as BulkHandler<Action>;
  const results = await act({ ...call, session: admin, ...powers }, ids, job.input);
  const write = { actor: admin, action: job.action, allowed: action.history, at: now };
  const { remoteIp, requestId } = call;
  if (entries.length > 0) await writeHistory(db, { ...write, outcome: 'done', remoteIp, requestId }, entries);
  await saveResults(db, job, results, now);
  if (ids.length < mostRowsAtOnce) await endJob(db, job, 'done', now);
}

function isAllowed(action: Action, job: BulkJob, admin: ActingAdmin): boolean {
  return mayRun({ requirement: requirementFor(action, job.input), scope: action.scope }, admin);
}
