import { bulkFailures } from '@posthouse/contract/core/bulk';
import type { WireError } from '@posthouse/contract/core/errors';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Leased, leasesOn } from '../../db/lease.ts';
import type { Database } from '../../db/pool.ts';
import { plan, planRow } from '../../db/schema/plan.ts';
import { endJob, isJobRunning, noteResults } from '../../kernel/bulk/bulk-job-store.ts';
import type { SecretBox } from '../../kernel/secrets.ts';
import type { RowResult } from './apply-rows.ts';
import { type Plan, type PlanKey, type PlanRow, rowsOf, thePlan } from './plans-store.ts';
import { sealFacts } from './row-secrets.ts';

const key = { accountId: plan.accountId, id: plan.id };
export type HeldPlan = Leased<typeof key>;

export const planLeases = leasesOn({
  table: plan,
  key,
  dueAt: plan.dueAt,
  leaseUntil: plan.leaseUntil,
  fence: plan.fence,
  where: eq(plan.state, 'applying'),
});

const held = (lease: HeldPlan) => and(planLeases.heldBy(lease), eq(plan.state, 'applying'));

export async function readHeldPlan(db: Database, lease: HeldPlan): Promise<Plan | undefined> {
  const [found] = await db.select().from(plan).where(held(lease));
  return found;
}

/** Ours until the end of the transaction; `lost` to a worker that took it over, `stopped` by its admin. */
export async function lockHeldPlan(
  db: Database,
  lease: HeldPlan,
  { accountId, jobId }: Plan,
): Promise<'held' | 'lost' | 'stopped'> {
  const isRunning = jobId !== null && (await isJobRunning(db, { accountId, id: jobId }));
  const [found] = await db.select({ id: plan.id }).from(plan).where(held(lease)).for('update');
  if (found === undefined) return 'lost';
  return isRunning ? 'held' : 'stopped';
}

export function readWaitingRows(db: Database, of: PlanKey, limit: number): Promise<PlanRow[]> {
  return db
    .select()
    .from(planRow)
    .where(and(rowsOf(of), eq(planRow.result, 'waiting')))
    .orderBy(asc(planRow.step), asc(planRow.line))
    .limit(limit);
}

/** Each row with what became of it; a password that was set is not kept. */
export async function saveResults(
  db: Database,
  secrets: SecretBox,
  of: Plan,
  results: readonly RowResult[],
): Promise<void> {
  const { accountId, id: planId } = of;
  const isPlain = (result: RowResult): result is DoneResult =>
    'applied' in result &&
    result.applied.secret === undefined &&
    result.applied.kept === undefined &&
    result.applied.change === undefined;
  await savePlain(db, accountId, results.filter(isPlain));
  for (const result of results.filter((one) => !isPlain(one))) {
    const rowKey = { accountId, planId, line: result.line };
    const change =
      'applied' in result
        ? {
            result: 'done' as const,
            targetId: result.applied.target.id,
            targetVersion: result.applied.target.version,
            ...(result.applied.change ? { change: result.applied.change } : {}),
            secret: sealFacts(secrets, result.applied.secret, rowKey),
            // The way back has none of its own.
            kept: of.undoOf === null ? sealFacts(secrets, result.applied.kept, rowKey) : null,
          }
        : { result: 'failed' as const, reason: result.reason };
    await db
      .update(planRow)
      .set(change)
      .where(and(eq(planRow.accountId, accountId), eq(planRow.id, result.id)));
  }
  const failures = results.flatMap((result) => ('reason' in result ? [failureOf(result)] : []));
  const failed = failures.length;
  const done = results.length - failed;
  await db
    .update(plan)
    .set({ done: sql`${plan.done} + ${done}`, failed: sql`${plan.failed} + ${failed}`, errors: 0 })
    .where(thePlan(of));
  if (of.jobId !== null)
    await noteResults(db, { accountId: of.accountId, id: of.jobId }, { done, failed: failures });
}

type DoneResult = Extract<RowResult, { applied: unknown }>;

/** In one statement, for what leaves nothing to keep. */
async function savePlain(db: Database, accountId: number, results: readonly DoneResult[]): Promise<void> {
  if (results.length === 0) return;
  const targets = results.map(({ applied }) => applied.target);
  const column = (values: readonly number[]) => sql.param([...values]);
  await db.execute(sql`
    update ${planRow}
       set result = 'done', target_id = done.target_id, target_version = done.version, secret = null, kept = null
      from unnest(${column(results.map(({ id }) => id))}::bigint[], ${column(targets.map(({ id }) => id))}::bigint[],
                  ${column(targets.map(({ version }) => version))}::int[]) as done (id, target_id, version)
     where ${planRow.accountId} = ${accountId} and ${planRow.id} = done.id`);
}

/** As a job says it; the plan has the whole reason. */
function failureOf({ id, name, reason }: Extract<RowResult, { reason: WireError }>) {
  const known = bulkFailures.find((code) => code === reason.code);
  return { id, name, code: known ?? (reason.fields?.['quota'] ? 'quota_exceeded' : 'conflict') } as const;
}

type EndState = 'done' | 'stopped' | 'failed';

export async function endPlan(db: Database, of: Plan, state: EndState, now: Date): Promise<void> {
  await db
    .update(plan)
    .set({ state, endedAt: now, dueAt: null, leaseUntil: null, secretsUntil: of.expiresAt })
    .where(thePlan(of));
  if (of.jobId !== null) await endJob(db, { accountId: of.accountId, id: of.jobId }, state, now);
}

const mostErrors = 5;

/** Given up where it fails again and again. */
export async function noteError(db: Database, lease: HeldPlan, now: Date): Promise<void> {
  const [failing] = await db
    .update(plan)
    .set({ errors: sql`${plan.errors} + 1` })
    .where(held(lease))
    .returning();
  if (failing !== undefined && failing.errors >= mostErrors) await endPlan(db, failing, 'failed', now);
}
