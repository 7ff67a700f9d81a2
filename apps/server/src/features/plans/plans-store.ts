import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { planHours, planRow as planRowFields, type plansActions } from '@posthouse/contract/features/plans';
import type { PlanKindName } from '@posthouse/contract/fields/plan-kind';
import { planRowTypes } from '@posthouse/contract/fields/plan-row-type';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { defineList } from '../../db/pages/list-page.ts';
import type { Database } from '../../db/pool.ts';
import { plan, planRow } from '../../db/schema/plan.ts';
import type { AdminKey } from '../../kernel/actor.ts';
import type { CallContext, TenantContext } from '../../kernel/context.ts';
import { withinDomains } from '../../rules/hosted-domains/domain-scope.ts';

type Get = typeof plansActions.getPlan;
type RowsInput = Omit<ParsedInputOf<Get>, 'kind' | 'id'>;
type RowsContext = TenantContext & { readonly planId: number };

export type Plan = typeof plan.$inferSelect;
export type PlanKey = Pick<Plan, 'accountId' | 'id'>;
export type PlanRow = typeof planRow.$inferSelect;

/** The rows of a plan without those of domains that its admin was kept from since. */
const visibleRows = (ctx: RowsContext): SQL | undefined => {
  const within = withinDomains(ctx, planRow.domainId);
  return and(
    rowsOf({ accountId: ctx.caller.accountId, id: ctx.planId }),
    within && or(isNull(planRow.domainId), within),
  );
};

/** What is wrong comes first, then what only waits for its domain; each one type after the other. */
const attention = sql`(
  (case when ${planRow.outcome} = 'refuse' and ${planRow.reason} ->> 'code' = 'domain_unverified' then 8
        when ${planRow.outcome} = 'refuse' or ${planRow.result} = 'failed' then 0 else 16 end
    + coalesce(array_position(array[${sql.raw(planRowTypes.map((type) => `'${type}'`).join(', '))}], ${planRow.type}), 0)
  ) * 10000000::bigint + ${planRow.line})`;

export const planRowList = defineList<typeof planRowFields, RowsInput, RowsContext>({
  row: planRowFields,
  columns: {
    id: sql`${planRow.id}::text`,
    line: planRow.line,
    name: planRow.name,
    type: planRow.type,
    outcome: planRow.outcome,
    result: planRow.result,
    reason: planRow.reason,
    before: planRow.before,
    after: planRow.after,
  },
  from: sql`${planRow}`,
  account: planRow.accountId,
  id: planRow.id,
  scope: visibleRows,
  search: { words: planRow.searchText },
  sorts: {
    line: { column: sql`${planRow.line}`, type: 'bigint' },
    attention: { column: attention, type: 'bigint' },
  },
  order: ['line', 'asc'],
  filters: {
    outcome: (outcomes) => inArray(planRow.outcome, outcomes),
    result: (results) => inArray(planRow.result, results),
    type: (types) => inArray(planRow.type, types),
  },
});

export const thePlan = ({ accountId, id }: PlanKey) => and(eq(plan.accountId, accountId), eq(plan.id, id));
export const rowsOf = ({ accountId, id }: PlanKey) =>
  and(eq(planRow.accountId, accountId), eq(planRow.planId, id));

interface OwnKey {
  readonly kind: PlanKindName;
  readonly id: number;
}
export type OwnContext = { readonly db: Database; readonly caller: AdminKey };

const ownPlan = ({ db, caller }: OwnContext, key: OwnKey) =>
  db
    .select()
    .from(plan)
    .where(
      and(
        thePlan({ accountId: caller.accountId, id: key.id }),
        eq(plan.adminId, caller.adminId),
        eq(plan.kind, key.kind),
      ),
    );

/** A plan belongs to the admin who made it; for others there is none. */
export async function readPlan(ctx: OwnContext, key: OwnKey): Promise<Plan> {
  return found(await ownPlan(ctx, key));
}

export async function lockPlan(ctx: OwnContext, key: OwnKey): Promise<Plan> {
  return found(await ownPlan(ctx, key).for('update'));
}

function found([one]: readonly Plan[]): Plan {
  if (one === undefined) throw new AppError('not_found');
  return one;
}

/** Of one kind, the newest first; what undoes one of them is no import. */
export function listImports(
  { db, caller: { accountId, adminId } }: OwnContext,
  kind: PlanKindName,
  limit: number,
): Promise<Plan[]> {
  return db
    .select()
    .from(plan)
    .where(
      and(eq(plan.accountId, accountId), eq(plan.adminId, adminId), eq(plan.kind, kind), isNull(plan.undoOf)),
    )
    .orderBy(desc(plan.createdAt), desc(plan.id))
    .limit(limit);
}

/** Whether there are generated passwords that can be downloaded: all are there, and nobody has. */
export async function hasPasswords(ctx: TenantContext, of: Plan): Promise<boolean> {
  return (await listWithPasswords(ctx, [of])).has(of.id);
}

/** Those of the plans, by their ids. */
export async function listWithPasswords(
  { db, caller: { accountId } }: TenantContext,
  among: readonly Plan[],
): Promise<ReadonlySet<number>> {
  const ids = among
    .filter(({ generated, endedAt, passwordsTakenAt }) => generated > 0 && endedAt && !passwordsTakenAt)
    .map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const found = await db
    .selectDistinct({ id: planRow.planId })
    .from(planRow)
    .where(
      and(
        eq(planRow.accountId, accountId),
        inArray(planRow.planId, ids),
        eq(planRow.result, 'done'),
        isNotNull(planRow.secret),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

interface Undone {
  readonly count: number;
  /** One of them came to its end: what is left cannot be taken back. */
  readonly isOver: boolean;
}

/** What of each plan others have taken back so far. */
export async function readUndone(
  { db, caller: { accountId } }: TenantContext,
  of: readonly Plan[],
): Promise<ReadonlyMap<number | null, Undone>> {
  const ids = of.map(({ id }) => id);
  const undos = await db
    .select({
      id: plan.undoOf,
      count: sql<number>`sum(${plan.done})::int`,
      isOver: sql<boolean>`bool_or(${plan.state} = 'done' and ${plan.done} > 0 and ${plan.failed} = 0)`,
    })
    .from(plan)
    .where(and(eq(plan.accountId, accountId), inArray(plan.undoOf, ids)))
    .groupBy(plan.undoOf);
  return new Map(undos.map(({ id, ...undone }) => [id, undone]));
}

type NewPlan = Pick<
  typeof plan.$inferInsert,
  'kind' | 'undoOf' | 'follows' | 'refusals' | 'waitsUntil' | 'waitsIp'
>;
/** So many plans an admin has not applied are kept; a new one takes the place of the oldest. */
const mostUnapplied = 10;
/** With those that were; the oldest of them go first. */
const mostOfAdmin = 20;
const mostOfAccount = 100;

/** A plan whose rows a worker makes. */
export async function insertPlan(
  { db, caller: { accountId, adminId }, now }: OwnContext & Pick<CallContext, 'now'>,
  values: NewPlan,
): Promise<PlanKey> {
  const ofAccount = eq(plan.accountId, accountId);
  const ofAdmin = and(ofAccount, eq(plan.adminId, adminId));
  await makeRoom({ db, now }, and(ofAdmin, eq(plan.state, 'planned')), mostUnapplied);
  await makeRoom({ db, now }, ofAdmin, mostOfAdmin);
  await makeRoom({ db, now }, ofAccount, mostOfAccount);
  const expiresAt = new Date(now.getTime() + planHours * 3_600_000);
  const [made] = await db
    .insert(plan)
    .values({
      ...values,
      accountId,
      adminId,
      state: 'planning',
      createdAt: now,
      expiresAt,
      secretsUntil: expiresAt,
    })
    .returning({ id: plan.id });
  return { accountId, id: Number(made?.id) };
}

export async function findPlan(db: Database, key: PlanKey): Promise<Plan | undefined> {
  const [found] = await db.select().from(plan).where(thePlan(key));
  return found;
}

/** For one more: the oldest that are over go before those that can still be applied. */
async function makeRoom(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  among: SQL | undefined,
  most: number,
): Promise<void> {
  const isOver = sql`(${or(isNotNull(plan.endedAt), lte(plan.expiresAt, now))})`;
  const tooMany = db
    .select({ id: plan.id })
    .from(plan)
    .where(among)
    .orderBy(isOver, desc(plan.createdAt), desc(plan.id))
    .offset(most - 1);
  await db.delete(plan).where(
    and(
      among,
      notInArray(plan.state, ['planning', 'applying']),
      // Its rows are still to be applied.
      or(isNull(plan.waitsUntil), lte(plan.waitsUntil, now)),
      inArray(plan.id, tooMany),
    ),
  );
}

export async function startPlan({ db }: Pick<CallContext, 'db'>, key: PlanKey, jobId: number): Promise<void> {
  await db.update(plan).set({ state: 'applying', jobId }).where(thePlan(key));
}

/** The rows that were done, in their order, for the way back. */
export function listDoneRows(db: Database, key: PlanKey): Promise<PlanRow[]> {
  return db
    .select()
    .from(planRow)
    .where(and(rowsOf(key), eq(planRow.result, 'done')))
    .orderBy(asc(planRow.line));
}

/** A page of a file of the rows; a plan of somebody else has none. */
export async function readFileRows(
  ctx: TenantContext & OwnContext,
  { planId, onlyRefused, afterLine, limit }: FilePage,
): Promise<PlanRow[]> {
  const { accountId, adminId } = ctx.caller;
  const key = { accountId, id: planId };
  const own = ctx.db
    .select({ id: plan.id })
    .from(plan)
    .where(and(thePlan(key), eq(plan.adminId, adminId)));
  return ctx.db
    .select()
    .from(planRow)
    .where(
      and(
        visibleRows({ ...ctx, planId }),
        inArray(planRow.planId, own),
        gt(planRow.line, afterLine),
        onlyRefused ? or(eq(planRow.outcome, 'refuse'), eq(planRow.result, 'failed')) : undefined,
      ),
    )
    .orderBy(asc(planRow.line))
    .limit(limit);
}

interface FilePage {
  readonly planId: number;
  readonly onlyRefused: boolean;
  readonly afterLine: number;
  readonly limit: number;
}
