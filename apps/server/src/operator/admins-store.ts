import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import { account } from '../db/schema/account.ts';
import { admin, adminRecoveryCode, adminTwoFactor } from '../db/schema/admin.ts';
import { attemptCounter, oneTimeKey, session } from '../db/schema/session.ts';
import { hashKey, randomKey } from '../kernel/random-keys.ts';
import { sessionLifetime } from '../kernel/sessions.ts';

export interface AdminRow {
  readonly accountId: number;
  readonly adminId: number;
  readonly username: string;
  readonly active: boolean;
  readonly accountName: string;
  readonly accountState: (typeof account.$inferSelect)['state'];
  readonly lastLoginAt: Date | null;
}

/** Two operators who change one admin at once wait for each other. */
export async function lockAdmin(db: Database, username: string): Promise<AdminRow | undefined> {
  const [row] = await db
    .select({
      accountId: admin.accountId,
      adminId: admin.id,
      username: admin.username,
      active: admin.active,
      accountName: account.name,
      accountState: account.state,
      lastLoginAt: admin.lastLoginAt,
    })
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(eq(admin.username, username))
    .for('update', { of: admin });
  return row;
}

export async function savePassword(
  db: Database,
  { accountId, adminId }: AdminRow,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .update(admin)
    .set({ passwordHash, passwordChangedAt: now, passwordNoticeDays: null })
    .where(and(eq(admin.accountId, accountId), eq(admin.id, adminId)));
}

/** Links and half-finished logins that somebody got with the former password, and a lock it may have led to. */
export async function forgetPendingEntries(db: Database, admin: AdminRow): Promise<void> {
  await db
    .delete(oneTimeKey)
    .where(and(eq(oneTimeKey.accountId, admin.accountId), eq(oneTimeKey.adminId, admin.adminId)));
  await db
    .delete(attemptCounter)
    .where(and(eq(attemptCounter.kind, 'login'), eq(attemptCounter.subjectHash, hashKey(admin.username))));
}

/** Answers whether there was one in force. */
export async function removeSecondFactor(db: Database, { accountId, adminId }: AdminRow): Promise<boolean> {
  const removed = await db
    .delete(adminTwoFactor)
    .where(and(eq(adminTwoFactor.accountId, accountId), eq(adminTwoFactor.adminId, adminId)))
    .returning({ enabledAt: adminTwoFactor.enabledAt });
  await db
    .delete(adminRecoveryCode)
    .where(and(eq(adminRecoveryCode.accountId, accountId), eq(adminRecoveryCode.adminId, adminId)));
  return removed.some(({ enabledAt }) => enabledAt !== null);
}

export const loginLinkSeconds = 60;

/** A session nobody has yet: whoever brings the token in time has it. No password was given for it. */
export async function openLinkSession(db: Database, admin: AdminRow, now: Date): Promise<string> {
  const token = randomKey();
  await db.insert(session).values({
    accountId: admin.accountId,
    adminId: admin.adminId,
    tokenHash: hashKey(token),
    createdAt: now,
    authenticatedAt: null,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime.absoluteHours * 3_600_000),
    firstUseBefore: new Date(now.getTime() + loginLinkSeconds * 1_000),
    previousLoginAt: admin.lastLoginAt,
  });
  return token;
}
