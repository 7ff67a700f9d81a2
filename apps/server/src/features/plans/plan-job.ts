import { setTimeout as sleep } from 'node:timers/promises';
import { findAction } from '@posthouse/contract';
import { requirementFor } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { mayRun } from '@posthouse/contract/core/permissions';
import { plansActions } from '@posthouse/contract/features/plans';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { isRetryable } from '../../db/sql-errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PlanKind, PlanKinds, StoredRow } from '../../domain/plan-kind.ts';
import { writeHistory } from '../../kernel/account-history.ts';
import { type ActingAdmin, loadActingAdmin } from '../../kernel/acting-admin.ts';
import { dueWorker } from '../../kernel/due-work.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import { jobKind, type RunningJob } from '../../kernel/jobs.ts';
import { applyRows, type SliceRow } from './apply-rows.ts';
import {
  endPlan,
  type HeldPlan,
  lockHeldPlan,
  noteError,
  planLeases,
  readHeldPlan,
  readWaitingRows,
  saveResults,
} from './plan-lease-store.ts';
import type { Plan } from './plans-store.ts';
import { storedRow } from './row-secrets.ts';

/** Right after one was ordered, and every minute for what a killed process left behind. */
export const applyPlansJob = jobKind<object>('apply-plans', { everyMinutes: 1 });

type WorkerParts = Pick<FeatureParts, 'clock' | 'jobs' | 'secrets'>;

/** A slice commits together: so much a killed panel loses. */
const rowsPerSlice = 25;
const rowsOfSlice = ({ together }: PlanKind) => together?.rows ?? rowsPerSlice;
/** After this time it is the turn of the next plan. */
const turnSeconds = 15;
const sliceSeconds = 30;
const preparedAtOnce = 4;

/** Plans by turns. Every slice is written under the fence of its lease: a worker that is too late changes nothing. */
export function planWorker(parts: WorkerParts, kinds: PlanKinds) {
  return dueWorker(applyPlansJob, parts, (job) => ({
    leases: planLeases,
    atOnce: 2,
    sliceSeconds,
    async work(lease: HeldPlan) {
      try {
        await takeTurn(parts, kinds, job, lease);
      } catch (error) {
        await noteError(job.database.db, lease, parts.clock.now());
        throw error;
      }
    },
  }));
}

async function takeTurn(
  parts: WorkerParts,
  kinds: PlanKinds,
  job: RunningJob,
  lease: HeldPlan,
): Promise<void> {
  const { db } = job.database;
  const plan = await readHeldPlan(db, lease);
  if (plan === undefined) return;
  const kind = kinds[plan.kind];
  const until = Date.now() + turnSeconds * 1000;
  do {
    const waiting = await readWaitingRows(db, plan, rowsOfSlice(kind));
    const rows = await prepareRows(
      kind,
      waiting.map((row) => ({ id: row.id, line: row.line, row: storedRow(parts.secrets, row) })),
    );
    if ((await runSlice({ parts, kind, job, lease, plan }, rows)) === 'ended') return;
  } while (Date.now() < until && !job.signal.aborted);
  await planLeases.putOff(db, lease, parts.clock.now());
}

/** Some side by side, on the threads of the hashing. */
async function prepareRows(
  kind: PlanKind,
  rows: readonly { readonly id: number; readonly line: number; readonly row: StoredRow }[],
): Promise<SliceRow[]> {
  if (kind.together) return rows.map((row) => ({ ...row, prepared: undefined }));
  const prepared: SliceRow[] = [];
  const waiting = rows.entries();
  const lane = async () => {
    for (const [index, row] of waiting) {
      prepared[index] = { ...row, prepared: await whenThereIsRoom(() => kind.prepare(row.row)) };
    }
  };
  await Promise.all(Array.from({ length: preparedAtOnce }, lane));
  return prepared;
}

const roomPauseMs = 500;

/** Logins come first where many hash at once. */
async function whenThereIsRoom<Value>(work: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'rate_limited')) throw error;
      await sleep(roomPauseMs);
    }
  }
}

interface Slice {
  readonly parts: WorkerParts;
  readonly kind: PlanKind;
  readonly job: RunningJob;
  readonly lease: HeldPlan;
  readonly plan: Plan;
}

const mostAttempts = 4;

async function runSlice(slice: Slice, rows: readonly SliceRow[]): Promise<'ended' | 'goes on'> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(slice.job.database.pool, (client) => workOff(slice, client, rows));
    } catch (error) {
      if (attempt === mostAttempts || !isRetryable(error)) throw error;
    }
  }
}

async function workOff(
  { parts, kind, lease, plan }: Slice,
  client: PoolClient,
  rows: readonly SliceRow[],
): Promise<'ended' | 'goes on'> {
  const db = drizzle(client);
  const now = parts.clock.now();
  // The admin before its job, as commands lock them.
  const admin = await loadActingAdmin(client, plan);
  const held = await lockHeldPlan(db, lease, plan);
  if (held === 'lost') return 'ended';
  // Its rights are those of now, not of when it was ordered.
  if (held === 'stopped' || admin === undefined || !isAllowed(plan, admin)) {
    await endPlan(db, plan, 'stopped', now);
    return 'ended';
  }
  const results = await applyRows(kind, { db, now, session: admin }, rows);
  for (const { action, entries } of results.history) {
    const declared = findAction(action);
    const allowed = declared?.kind === 'command' ? declared.history : [];
    const { requestId, remoteIp } = plan;
    const write = { actor: admin, action, allowed, outcome: 'done', at: now, requestId } as const;
    await writeHistory(db, { ...write, remoteIp: remoteIp ?? '' }, entries);
  }
  await saveResults(db, parts.secrets, plan, results.rows);
  if (rows.length === rowsOfSlice(kind)) return 'goes on';
  await endPlan(db, plan, 'done', now);
  return 'ended';
}

function isAllowed({ kind }: Plan, admin: ActingAdmin): boolean {
  const { applyPlan } = plansActions;
  return mayRun({ requirement: requirementFor(applyPlan, { kind }), scope: applyPlan.scope }, admin);
}
