import { findAction } from '@posthouse/contract';
import { requirementFor } from '@posthouse/contract/core/action';
import { mayRun } from '@posthouse/contract/core/permissions';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { databaseFailureOf } from '../../db/database-failure.ts';
import type { Database } from '../../db/pool.ts';
import { isRetryable } from '../../db/sql-errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeHistory } from '../account-history.ts';
import { type ActingAdmin, loadActingAdmin } from '../acting-admin.ts';
import type { Clock } from '../clock.ts';
import type { HistoryEntry } from '../context.ts';
import { type JobGoesOn, type JobQueue, type JobWorker, jobWorker, type RunningJob } from '../jobs.ts';
import {
  type EndState,
  endJob,
  type LongJob,
  type LongJobKey,
  lockJob,
  noteError,
  noteProgress,
  readJob,
} from './long-job-store.ts';
import type { LongWork, SliceContext } from './long-work.ts';

interface WorkerParts {
  readonly jobs: JobQueue;
  readonly clock: Clock;
}

type SecurityWrite = (db: Database) => Promise<void>;
type SliceEnd = JobGoesOn | 'goes on' | 'over';

/** After this time it is the turn of another account, if one waits. */
const turnSeconds = 5;
const mostAttempts = 4;
const mostErrors = 5;
const pauseSeconds = 60;

interface Turn<Prepared> extends WorkerParts {
  readonly work: LongWork<Prepared>;
  readonly key: LongJobKey;
  readonly running: RunningJob;
}

/** Slices of one job, until its turn or the job is over. */
export function longWorker<Prepared>(parts: WorkerParts, work: LongWork<Prepared>): JobWorker {
  const turnOf = (key: LongJobKey, running: RunningJob) => ({ ...parts, work, key, running });
  const run = async (key: LongJobKey, running: RunningJob) => {
    const turn = turnOf(key, running);
    try {
      return await takeTurn(turn);
    } catch (error) {
      // Without a database nothing can be noted; the queue comes back to it.
      if (databaseFailureOf(error) !== undefined) throw error;
      running.log.error({ err: error, ...key }, 'a slice of long work failed');
      return putOff(turn);
    }
  };
  return jobWorker(work.kind, run, (key, running) => giveUp(turnOf(key, running)));
}

async function takeTurn<Prepared>(turn: Turn<Prepared>): Promise<JobGoesOn | undefined> {
  const until = Date.now() + turnSeconds * 1000;
  do {
    const end = await runSlice(turn);
    if (end === 'over') return undefined;
    if (end !== 'goes on') return end;
  } while (Date.now() < until && !turn.running.signal.aborted);
  return { againInSeconds: 0 };
}

function giveUp<Prepared>(turn: Turn<Prepared>): Promise<void> {
  const { key, running } = turn;
  return inTransaction(running.database.pool, async (client) => {
    if (!(await running.hold(client))) return;
    const db = drizzle(client);
    const job = await lockJob(db, key);
    if (job !== undefined) await end(turn, db, job, 'failed');
  });
}

/** Given up where it fails again and again. */
function putOff<Prepared>(turn: Turn<Prepared>): Promise<JobGoesOn | undefined> {
  const { key, running } = turn;
  return inTransaction(running.database.pool, async (client) => {
    if (!(await running.hold(client))) return undefined;
    const db = drizzle(client);
    const job = await noteError(db, key);
    if (job === undefined || job.errors < mostErrors) return { againInSeconds: pauseSeconds };
    await end(turn, db, job, 'failed');
    return undefined;
  });
}

async function runSlice<Prepared>(turn: Turn<Prepared>): Promise<SliceEnd> {
  const { work, key, running } = turn;
  const { db, pool } = running.database;
  const job = await readJob(db, key);
  if (job === undefined) return 'over';
  const admin = await loadActingAdmin(pool, job);
  if (admin === undefined || !mayGoOn(job, admin)) return inFence(turn, job, (held) => stop(turn, held));
  const prepared = await work.prepare({ db, caller: admin }, job);
  for (let attempt = 1; ; attempt += 1) {
    const outlasting: SecurityWrite[] = [];
    try {
      return await inFence(turn, job, (held) => apply(turn, held, { prepared, admin, outlasting }));
    } catch (error) {
      if (attempt === mostAttempts || !isRetryable(error)) throw error;
      outlasting.length = 0;
    } finally {
      await writeOutlasting(running, outlasting);
    }
  }
}

/** What a transaction has that nobody else changes before its end. */
interface Held {
  readonly client: PoolClient;
  readonly db: Database;
  readonly job: LongJob;
  readonly admin: ActingAdmin | undefined;
}

/** A worker that comes too late changes nothing. */
function inFence<Prepared>(
  { running, key }: Turn<Prepared>,
  { accountId, adminId }: LongJob,
  change: (held: Held) => Promise<SliceEnd>,
): Promise<SliceEnd> {
  return inTransaction(running.database.pool, async (client) => {
    // The account and the admin before the job, as commands lock them.
    const admin = await loadActingAdmin(client, { accountId, adminId });
    if (!(await running.hold(client))) return 'over';
    const db = drizzle(client);
    const job = await lockJob(db, key);
    return job === undefined ? 'over' : change({ client, db, job, admin });
  });
}

async function stop<Prepared>(turn: Turn<Prepared>, { db, job }: Held): Promise<SliceEnd> {
  await end(turn, db, job, 'stopped');
  return 'over';
}

interface Slice<Prepared> {
  readonly prepared: Prepared;
  /** As it was before `prepare`. */
  readonly admin: ActingAdmin;
  readonly outlasting: SecurityWrite[];
}

async function apply<Prepared>(
  turn: Turn<Prepared>,
  held: Held,
  { prepared, admin, outlasting }: Slice<Prepared>,
): Promise<SliceEnd> {
  const { work, clock, jobs } = turn;
  const { client, db, job } = held;
  // Its rights are those of now, not of when it was ordered; but who lost one meanwhile had it when `prepare` used it.
  const isAllowed = held.admin !== undefined && mayGoOn(job, held.admin);
  const caller = held.admin ?? admin;
  if (!isAllowed && !work.isDoneInPrepare) return stop(turn, held);
  const now = clock.now();
  const history: { readonly action: string; readonly entries: readonly HistoryEntry[] }[] = [];
  const call = { requestId: job.requestId, remoteIp: job.remoteIp ?? '' };
  const ctx: SliceContext = {
    ...{ ...call, db, now, userAgent: '', caller },
    record: (action, entries) => void history.push({ action, entries }),
    enqueue: (kind, data) => jobs.enqueue(client, kind, data),
    recordSecurityEvent: async (write) => void outlasting.push(write),
  };
  const result = await work.apply(ctx, job, prepared);
  for (const { action, entries } of history) {
    const declared = findAction(action);
    const allowed = declared?.kind === 'command' ? declared.history : [];
    const write = { ...call, actor: caller, action, allowed, outcome: 'done', at: now } as const;
    if (entries.length > 0) await writeHistory(db, write, entries);
  }
  await noteProgress(db, job, result);
  if (result.isOver || !isAllowed) {
    await end(turn, db, job, result.isOver ? 'done' : 'stopped');
    return 'over';
  }
  return result.restSeconds === undefined ? 'goes on' : { restSeconds: result.restSeconds };
}

async function end<Prepared>(
  { work, clock }: Turn<Prepared>,
  db: Database,
  job: LongJob,
  state: EndState,
): Promise<void> {
  const now = clock.now();
  // Somebody may have stopped it before.
  const ended = (await endJob(db, job, state, now)) ? state : 'stopped';
  await work.onEnd?.(db, job, ended, now);
}

async function writeOutlasting(
  { database, log }: RunningJob,
  writes: readonly SecurityWrite[],
): Promise<void> {
  for (const write of writes) {
    await inTransaction(database.pool, (client) => write(drizzle(client))).catch((error: unknown) =>
      log.error({ err: error }, 'a security event was not written'),
    );
  }
}

function mayGoOn({ state, action: name, input }: LongJob, admin: ActingAdmin): boolean {
  // `applyPlan.undo` needs what `applyPlan` does.
  const action = findAction(name.split('.')[0] ?? name);
  if (state !== 'running' || action === undefined) return false;
  return mayRun({ requirement: requirementFor(action, input), scope: action.scope }, admin);
}
