import { and, asc, eq, gt, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { account } from '../../db/schema/account.ts';
import { admin } from '../../db/schema/admin.ts';
import { domainName } from '../../db/schema/domain.ts';
import { plan, planRow } from '../../db/schema/plan.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { type Plan, type PlanKey, type PlanRow, rowsOf, thePlan } from './plans-store.ts';

const isVerified = and(
  eq(domainName.kind, 'domain'),
  eq(domainName.state, 'verified'),
  isNull(domainName.removedAt),
);

/** Those of the domains that the account has and that are verified. */
export async function listVerified(
  db: Database,
  accountId: number,
  among: readonly string[],
): Promise<ReadonlySet<string>> {
  if (among.length === 0) return new Set();
  const found = await db
    .select({ ascii: domainName.ascii })
    .from(domainName)
    .where(and(eq(domainName.accountId, accountId), inArray(domainName.ascii, [...among]), isVerified));
  return new Set(found.map(({ ascii }) => ascii));
}

export async function setWaiting(
  db: Database,
  key: PlanKey,
  wait: Pick<Plan, 'waitsUntil' | 'waitsIp'>,
  now: Date,
): Promise<void> {
  // Nothing keeps what nobody may read of the rows beyond the end of the plan any more.
  const ended = { secretsUntil: sql`greatest(${plan.expiresAt}, ${now.toISOString()}::timestamptz)` };
  await db
    .update(plan)
    .set({ ...wait, ...(wait.waitsUntil === null ? ended : {}) })
    .where(thePlan(key));
}

/** The plans that took over the waiting rows of others, by those; what came to nothing took over none. */
export async function listFollowers(
  { db, caller: { accountId } }: TenantContext,
  of: readonly Plan[],
): Promise<ReadonlyMap<number | null, number>> {
  const found = await db
    .select({ id: plan.id, follows: plan.follows })
    .from(plan)
    .where(
      and(
        eq(plan.accountId, accountId),
        inArray(
          plan.follows,
          of.map(({ id }) => id),
        ),
        or(isNotNull(plan.jobId), notInArray(plan.state, ['refused', 'stopped', 'failed'])),
      ),
    );
  return new Map(found.map(({ id, follows }) => [follows, id]));
}

/** Of every account: plans of which a domain that rows wait for is verified by now. */
export function listDuePlans(db: Database, now: Date): Promise<PlanKey[]> {
  return db
    .select({ accountId: plan.accountId, id: plan.id })
    .from(plan)
    .where(
      and(
        gt(plan.waitsUntil, now),
        sql`exists (select from ${domainName} where ${domainName.accountId} = ${plan.accountId}
          and ${domainName.ascii} = any (${plan.waitsFor}) and ${isVerified})`,
      ),
    )
    .orderBy(asc(plan.waitsUntil))
    .limit(100);
}

/** Nobody else takes its rows; undefined where somebody has. */
export async function lockWaiting(db: Database, key: PlanKey): Promise<Plan | undefined> {
  const [found] = await db
    .select()
    .from(plan)
    .where(and(thePlan(key), isNotNull(plan.waitsUntil)))
    .for('update');
  return found;
}

export function listWaitingRows(db: Database, key: PlanKey): Promise<PlanRow[]> {
  return db
    .select()
    .from(planRow)
    .where(
      and(
        rowsOf(key),
        eq(planRow.outcome, 'refuse'),
        sql`${planRow.reason} ->> 'code' = 'domain_unverified'`,
      ),
    )
    .orderBy(asc(planRow.line));
}

/** Its rows were handed on. */
export async function endWaiting(db: Database, key: PlanKey): Promise<void> {
  await db.update(plan).set({ waitsUntil: null, waitsIp: null }).where(thePlan(key));
}

/** The rows are those of another plan now: what nobody may read of them goes with the next round. */
export async function forgetHandedOn(db: Database, key: PlanKey, now: Date): Promise<void> {
  await db.update(plan).set({ secretsUntil: now }).where(thePlan(key));
}

/** Those that applied waiting rows and ended, with whom to tell, in their language. */
export function listUntold(db: Database) {
  return db
    .select({
      accountId: plan.accountId,
      id: plan.id,
      kind: plan.kind,
      follows: plan.follows,
      state: plan.state,
      jobId: plan.jobId,
      creates: plan.creates,
      updates: plan.updates,
      removals: plan.removals,
      refusals: plan.refusals,
      done: plan.done,
      waiting: plan.waiting,
      email: admin.email,
      language: sql<string>`coalesce(${admin.language}, ${account.language})`,
    })
    .from(plan)
    .innerJoin(admin, and(eq(admin.accountId, plan.accountId), eq(admin.id, plan.adminId)))
    .innerJoin(account, eq(account.id, plan.accountId))
    .where(and(isNotNull(plan.follows), isNull(plan.toldAt), isNotNull(plan.endedAt)))
    .orderBy(asc(plan.createdAt))
    .limit(100);
}

/** False where another worker has told it. */
export async function markTold(db: Database, key: PlanKey, now: Date): Promise<boolean> {
  const told = await db
    .update(plan)
    .set({ toldAt: now })
    .where(and(thePlan(key), isNull(plan.toldAt)))
    .returning({ id: plan.id });
  return told.length > 0;
}
