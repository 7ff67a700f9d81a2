import { type PlanOutcome, plansActions } from '@posthouse/contract/features/plans';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../../db/pool.ts';
import { writeHistory } from '../../kernel/account-history.ts';
import type { ActingAdmin } from '../../kernel/acting-admin.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import { insertJob } from '../../kernel/long-work/long-job-store.ts';
import type { Planned } from '../../rules/plans/plan-kind.ts';
import { applyPlanKind, type PlanOrder } from './plan-work.ts';
import { endAtOnce } from './planning-store.ts';
import { type Plan, startPlan } from './plans-store.ts';
import { listVerified } from './waiting-store.ts';

/** A plan that was just made, for whom and from where. */
interface PlannedNow {
  readonly plan: Plan;
  readonly order: { readonly requestId: string; readonly remoteIp: string };
  readonly actor: ActingAdmin;
  readonly at: Date;
  readonly counts: Partial<Record<PlanOutcome, number>>;
}

/** Nobody looks at a plan of rows that waited: its admin wanted them applied. */
export async function applyAtOnce(
  { jobs }: Pick<FeatureParts, 'jobs'>,
  client: PoolClient,
  { plan, order: { requestId, remoteIp }, actor: caller, at: now, counts }: PlannedNow,
): Promise<void> {
  const db = drizzle(client);
  const { skip: _skip, refuse: _refuse, ...changes } = counts;
  const total = Object.values(changes).reduce((sum, count) => sum + count, 0);
  if (total === 0) return endAtOnce(db, plan, now);
  const input = { kind: plan.kind, id: String(plan.id) } satisfies PlanOrder;
  const order = { kind: applyPlanKind.name, action: 'applyPlan', input, total };
  const job = await insertJob({ db, caller, now, remoteIp, requestId }, order);
  await startPlan({ db }, plan, job.id);
  await jobs.enqueue(client, applyPlanKind, job);
  await writeHistory(
    db,
    {
      ...{ actor: caller, action: 'applyPlan', allowed: plansActions.applyPlan.history, outcome: 'done' },
      ...{ at: now, requestId, remoteIp },
    },
    [{ target: '', domainId: null, after: { kind: plan.kind, waited: true, ...counts } }],
  );
}

/** The rows that only wait for their domains, and for which: those that are verified will not make a difference any more. */
export async function waitOf(db: Database, { accountId, waitsUntil }: Plan, { rows }: Planned) {
  const waiting = rows.filter(({ reason }) => reason?.code === 'domain_unverified');
  const names = [...new Set(waiting.map(({ name }) => name.slice(name.lastIndexOf('@') + 1)))];
  const verified = await listVerified(db, accountId, names);
  const waitsFor = names.filter((name) => !verified.has(name));
  return { waiting: waiting.length, waitsFor, waitsUntil: waitsFor.length > 0 ? waitsUntil : null };
}
