import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { type offboardingActions, removalRow } from '@posthouse/contract/features/users/offboarding';
import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { anyOfIds } from '../../../db/any-of.ts';
import { defineList } from '../../../db/pages/list-page.ts';
import type { Database } from '../../../db/pool.ts';
import { account } from '../../../db/schema/account.ts';
import { mailUser } from '../../../db/schema/mail-user.ts';
import { userRemoval } from '../../../db/schema/user-removal.ts';
import type { AdminKey } from '../../../kernel/actor.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { withinDomains } from '../../../rules/hosted-domains/domain-scope.ts';

type ListInput = ParsedInputOf<typeof offboardingActions.getRemovals>;

const itsUser = and(
  eq(mailUser.accountId, userRemoval.accountId),
  eq(mailUser.id, userRemoval.userId),
) as SQL;

/** Those in the recycle bin already have nothing to wait for. */
export const removalList = defineList<typeof removalRow, ListInput, TenantContext>({
  row: removalRow,
  columns: {
    id: sql`${userRemoval.userId}::text`,
    email: mailUser.email,
    unicode: mailUser.readable,
    name: mailUser.name,
    remove_at: sql`${userRemoval.removeOn}::text`,
    scheduled_by: userRemoval.adminname,
    scheduled_at: userRemoval.scheduledAt,
    problem: userRemoval.problem,
  },
  from: sql`${userRemoval} join ${mailUser} on ${itsUser}`,
  account: userRemoval.accountId,
  id: userRemoval.userId,
  scope: (ctx) => and(isNull(mailUser.removedAt), withinDomains(ctx, mailUser.domainId)),
  search: { words: mailUser.searchText, name: mailUser.readable },
  sorts: {
    remove_at: { column: sql`${userRemoval.removeOn}::text`, type: 'text' },
    email: { column: sql`${mailUser.readable}`, type: 'text' },
  },
  order: ['remove_at', 'asc'],
  filters: { user: (id) => eq(userRemoval.userId, id) },
});

const ofUser = ({ caller }: TenantContext, userId: number) =>
  and(eq(userRemoval.accountId, caller.accountId), eq(userRemoval.userId, userId));

/** The day on which a user is removed, empty where there is none, and why it was not. */
export async function readRemoval(
  ctx: TenantContext,
  userId: number,
): Promise<Pick<typeof userRemoval.$inferSelect, 'problem'> & { readonly day: string }> {
  const [found] = await ctx.db
    .select({ day: userRemoval.removeOn, problem: userRemoval.problem })
    .from(userRemoval)
    .where(ofUser(ctx, userId));
  return found ?? { day: '', problem: null };
}

export const readRemovalDay = async (ctx: TenantContext, userId: number): Promise<string> =>
  (await readRemoval(ctx, userId)).day;

type Scheduling = TenantContext & {
  readonly now: Date;
  readonly caller: AdminKey & { readonly adminname: string };
};

/** An empty day cancels it. */
export async function writeRemovalDay(ctx: Scheduling, userId: number, day: string): Promise<void> {
  if (day === '') {
    await ctx.db.delete(userRemoval).where(ofUser(ctx, userId));
    return;
  }
  const { accountId, adminId, adminname } = ctx.caller;
  const order = { removeOn: day, adminId, adminname, scheduledAt: ctx.now, problem: null };
  await ctx.db
    .insert(userRemoval)
    .values({ accountId, userId, ...order })
    .onConflictDoUpdate({ target: [userRemoval.accountId, userRemoval.userId], set: order });
}

/**
 * By the day it is anywhere first, so that the index finds what may be due. What was not allowed once stays undone until
 * somebody asks for it again; in a suspended account it waits.
 */
const isDue = (now: Date) => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return and(
    eq(account.state, 'active'),
    isNull(userRemoval.problem),
    isNull(userRemoval.doneAt),
    lte(userRemoval.removeOn, sql`((${moment} at time zone 'UTC') + interval '14 hours')::date`),
    lte(userRemoval.removeOn, sql`(${moment} at time zone ${account.timezone})::date`),
  ) as SQL;
};

/** Who asked for what is due. */
export function listDueOrders(
  db: Database,
  now: Date,
): Promise<{ accountId: number; adminId: number | null }[]> {
  return db
    .selectDistinct({ accountId: userRemoval.accountId, adminId: userRemoval.adminId })
    .from(userRemoval)
    .innerJoin(account, eq(account.id, userRemoval.accountId))
    .where(isDue(now))
    .orderBy(userRemoval.accountId);
}

interface DuePage {
  readonly adminId: number;
  readonly afterUserId: number;
  readonly limit: number;
}

/** By their ids. */
export async function findDueUsers(
  { db, caller, now }: TenantContext & { readonly now: Date },
  { adminId, afterUserId, limit }: DuePage,
): Promise<number[]> {
  const found = await db
    .select({ id: userRemoval.userId })
    .from(userRemoval)
    .innerJoin(account, eq(account.id, userRemoval.accountId))
    .where(
      and(
        eq(userRemoval.accountId, caller.accountId),
        eq(userRemoval.adminId, adminId),
        gt(userRemoval.userId, afterUserId),
        isDue(now),
      ),
    )
    .orderBy(asc(userRemoval.userId))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Before they are removed, so that their rows outlive it. */
export async function noteDone(
  { db, caller, now }: TenantContext & { readonly now: Date },
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .update(userRemoval)
    .set({ doneAt: now })
    .where(and(eq(userRemoval.accountId, caller.accountId), anyOfIds(userRemoval.userId, userIds)));
}

/** The day on which a user in the recycle bin was removed as asked for; empty where it was removed otherwise. */
export async function readDoneDay(ctx: TenantContext, userId: number): Promise<string> {
  const [found] = await ctx.db
    .select({ day: userRemoval.removeOn })
    .from(userRemoval)
    .innerJoin(mailUser, itsUser)
    .where(and(ofUser(ctx, userId), eq(userRemoval.doneAt, mailUser.removedAt)));
  return found?.day ?? '';
}

export async function noteProblem(
  { db, caller }: TenantContext,
  userIds: readonly number[],
  problem: 'forbidden' | 'conflict',
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .update(userRemoval)
    .set({ problem, doneAt: null })
    .where(and(eq(userRemoval.accountId, caller.accountId), anyOfIds(userRemoval.userId, userIds)));
}

/** All that is due of an admin who may no longer. */
export async function noteForbidden(
  db: Database,
  { accountId, adminId }: { readonly accountId: number; readonly adminId: number | null },
  now: Date,
): Promise<void> {
  const whose = adminId === null ? isNull(userRemoval.adminId) : eq(userRemoval.adminId, adminId);
  await db
    .update(userRemoval)
    .set({ problem: 'forbidden' })
    .from(account)
    .where(
      and(eq(account.id, userRemoval.accountId), eq(userRemoval.accountId, accountId), whose, isDue(now)),
    );
}
