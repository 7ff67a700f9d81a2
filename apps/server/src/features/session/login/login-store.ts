import { and, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/pool.ts';
import { account } from '../../../db/schema/account.ts';
import { accountHistory } from '../../../db/schema/account-history.ts';
import { admin, adminIpRange, adminKnownIp, adminTwoFactor } from '../../../db/schema/admin.ts';
import { session } from '../../../db/schema/session.ts';
import type { Actor, AdminKey } from '../../../kernel/actor.ts';
import type { CallContext } from '../../../kernel/context.ts';
import { hashKey, randomKey } from '../../../kernel/random-keys.ts';
import { sessionLifetime } from '../../../kernel/sessions.ts';

export interface LoginCandidate extends Actor {
  /** Null for somebody who was invited and has not chosen a password yet. */
  readonly passwordHash: string | null;
  readonly mayEnter: boolean;
  readonly ipAllowed: boolean;
  readonly ipKnown: boolean;
  readonly twoFactorOn: boolean;
  readonly lastLoginAt: Date | null;
}

const knownIpDays = 30;

/** One subscriber of IPv6 changes address all the time: their network counts. */
export const networkOfAddress = (remoteIp: string) =>
  sql`network(set_masklen(${remoteIp}::inet, case family(${remoteIp}::inet) when 6 then 64 else 32 end))`;

const selection = (remoteIp: string, now: Date) => ({
  accountId: admin.accountId,
  adminId: sql<number>`${admin.id}`.mapWith(Number).as('admin_id'),
  adminname: admin.username,
  passwordHash: admin.passwordHash,
  mayEnter: sql<boolean>`${admin.active} and ${account.state} = 'active'`.as('may_enter'),
  ipAllowed: sql<boolean>`not ${admin.ipRestricted} or exists (
    select from ${adminIpRange} where ${adminIpRange.accountId} = ${admin.accountId}
       and ${adminIpRange.adminId} = ${admin.id} and ${remoteIp}::inet <<= ${adminIpRange.range})`.as(
    'ip_allowed',
  ),
  ipKnown: sql<boolean>`exists (
    select from ${adminKnownIp} where ${and(
      eq(adminKnownIp.accountId, admin.accountId),
      eq(adminKnownIp.adminId, admin.id),
      sql`${adminKnownIp.remoteIp} <<= ${networkOfAddress(remoteIp)}`,
      gt(adminKnownIp.lastUsedAt, new Date(now.getTime() - knownIpDays * 86_400_000)),
    )})`.as('ip_known'),
  twoFactorOn: sql<boolean>`exists (
    select from ${adminTwoFactor} where ${and(
      eq(adminTwoFactor.accountId, admin.accountId),
      eq(adminTwoFactor.adminId, admin.id),
      isNotNull(adminTwoFactor.enabledAt),
    )})`.as('two_factor_on'),
  lastLoginAt: admin.lastLoginAt,
});

/**
 * By confirmed address, else by user name. An address that somebody proved to be theirs wins over a user name that
 * anybody may choose.
 */
export async function findLoginCandidate(
  ctx: CallContext,
  loginName: string,
): Promise<LoginCandidate | undefined> {
  const name = loginName.toLowerCase();
  const isTheirAddress = and(eq(admin.email, name), isNotNull(admin.emailConfirmedAt));
  const [found] = await ctx.db
    .select(selection(ctx.remoteIp, ctx.now))
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(or(eq(admin.username, name), isTheirAddress))
    .orderBy(desc(sql`${isTheirAddress}`))
    .limit(1);
  return found;
}

/** Waits for whoever changes this admin right now, then reads what came of it. */
export async function lockLoginCandidate(
  ctx: CallContext,
  key: AdminKey,
): Promise<LoginCandidate | undefined> {
  await ctx.db
    .select({ id: admin.id })
    .from(admin)
    .where(and(eq(admin.accountId, key.accountId), eq(admin.id, key.adminId)))
    .for('no key update');
  return getLoginCandidate(ctx, key);
}

export async function getLoginCandidate(
  ctx: CallContext,
  key: AdminKey,
): Promise<LoginCandidate | undefined> {
  const [row] = await ctx.db
    .select(selection(ctx.remoteIp, ctx.now))
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(and(eq(admin.accountId, key.accountId), eq(admin.id, key.adminId)));
  return row;
}

/** A login that was completed is one entry of the history, not one that was and one that was not. */
export async function forgetPendingLogin(
  db: Database,
  { accountId, adminId }: AdminKey,
  { requestId, now }: { readonly requestId: string; readonly now: Date },
): Promise<void> {
  await db.delete(accountHistory).where(
    and(
      eq(accountHistory.accountId, accountId),
      eq(accountHistory.adminId, adminId),
      eq(accountHistory.action, 'login'),
      eq(accountHistory.outcome, 'pending'),
      eq(accountHistory.requestId, requestId),
      // Nobody has longer than that for the second step.
      gt(accountHistory.at, new Date(now.getTime() - 3_600_000)),
    ),
  );
}

/** Opens a session for somebody who proved who they are; the plain token exists only in the answer. */
export async function openSession(ctx: CallContext, candidate: LoginCandidate): Promise<string> {
  const token = await insertSession(ctx, candidate, { authenticatedAt: ctx.now, anyAddress: false });
  await rememberLogin(ctx.db, candidate, ctx);
  return token;
}

/** Opens a session that no password was given for. */
export function openLinkedSession(
  ctx: CallContext,
  candidate: LoginCandidate,
  { anyAddress }: { anyAddress: boolean },
): Promise<string> {
  return insertSession(ctx, candidate, { authenticatedAt: null, anyAddress });
}

async function insertSession(
  ctx: CallContext,
  { accountId, adminId, lastLoginAt }: LoginCandidate,
  proof: { authenticatedAt: Date | null; anyAddress: boolean },
): Promise<string> {
  const token = randomKey();
  await ctx.db.insert(session).values({
    accountId,
    adminId,
    tokenHash: hashKey(token),
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + sessionLifetime.absoluteHours * 3_600_000),
    previousLoginAt: lastLoginAt,
    remoteIp: ctx.remoteIp,
    userAgent: ctx.userAgent,
    ...proof,
  });
  return token;
}

async function rememberLogin(
  db: Database,
  { accountId, adminId }: LoginCandidate,
  { now, remoteIp }: { now: Date; remoteIp: string },
): Promise<void> {
  await db
    .update(admin)
    .set({ lastLoginAt: now })
    .where(and(eq(admin.accountId, accountId), eq(admin.id, adminId)));
  await db
    .insert(adminKnownIp)
    .values({ accountId, adminId, remoteIp, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [adminKnownIp.accountId, adminKnownIp.adminId, adminKnownIp.remoteIp],
      set: { lastUsedAt: now },
    });
}
