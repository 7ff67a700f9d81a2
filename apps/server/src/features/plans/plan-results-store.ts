import { bulkFailures } from '@posthouse/contract/core/bulk';
import type { WireError } from '@posthouse/contract/core/errors';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { plan, planRow } from '../../db/schema/plan.ts';
import { type EndState, type LongJobKey, nameFailures } from '../../kernel/long-work/long-job-store.ts';
import type { SecretBox } from '../../kernel/secrets.ts';
import type { RowResult } from './apply-rows.ts';
import { type Plan, type PlanKey, type PlanRow, rowsOf, thePlan } from './plans-store.ts';
import { sealFacts } from './row-secrets.ts';

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
  { plan: of, job }: { readonly plan: Plan; readonly job: LongJobKey },
  results: readonly RowResult[],
): Promise<{ readonly done: number; readonly failed: number }> {
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
    .set({ done: sql`${plan.done} + ${done}`, failed: sql`${plan.failed} + ${failed}` })
    .where(thePlan(of));
  await nameFailures(db, job, failures);
  return { done, failed };
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

export async function endPlan(db: Database, key: PlanKey, state: EndState, now: Date): Promise<void> {
  await db
    .update(plan)
    .set({ state, endedAt: now, secretsUntil: sql`${plan.expiresAt}` })
    .where(and(thePlan(key), eq(plan.state, 'applying')));
}
