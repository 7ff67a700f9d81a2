import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import { account } from '../db/schema/account.ts';
import { admin, adminRecoveryCode, adminTwoFactor } from '../db/schema/admin.ts';
import { oneTimeKey } from '../db/schema/session.ts';
import { forgetLoginAttempts } from '../rules/logins/login-attempts.ts';

export interface AdminRow {
  readonly accountId: number;
  readonly adminId: number;
  readonly username: string;
  readonly active: boolean;
  readonly accountName: string;
  readonly accountState: (typeof account.$inferSelect)['state'];
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

/** Deletes links and unfinished logins made with the old password, and unlocks the login. */
export async function forgetPendingEntries(db: Database, admin: AdminRow): Promise<void> {
  await db
    .delete(oneTimeKey)
    .where(and(eq(oneTimeKey.accountId, admin.accountId), eq(oneTimeKey.adminId, admin.adminId)));
  await forgetLoginAttempts(db, admin);
}

/** Returns whether it was on. */
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

/** Returns whether there was a restriction; the list itself is kept. */
export async function liftIpList(db: Database, { accountId, adminId }: AdminRow): Promise<boolean> {
  const lifted = await db
    .update(admin)
    .set({ ipRestricted: false, ipManaged: false })
    .where(and(eq(admin.accountId, accountId), eq(admin.id, adminId), eq(admin.ipRestricted, true)))
    .returning({ adminId: admin.id });
  return lifted.length > 0;
}
