import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/pool.ts';
import { account } from '../../../db/schema/account.ts';
import { admin, adminRecoveryCode, adminTwoFactor } from '../../../db/schema/admin.ts';
import type { AdminKey } from '../../../kernel/actor.ts';
import { hashKey } from '../../../kernel/random-keys.ts';

const ofAdmin = ({ accountId, adminId }: AdminKey) =>
  and(eq(adminTwoFactor.accountId, accountId), eq(adminTwoFactor.adminId, adminId));

export async function findTwoFactor(db: Database, key: AdminKey) {
  const [row] = await db.select().from(adminTwoFactor).where(ofAdmin(key));
  return row;
}

const isRequired = sql<boolean>`(${account.twofaRequired} and ${admin.role} = 'subadmin')`;
/** What is required of somebody is also allowed to them; for a query that joins account and admin. */
export const twoFactorAllowed = sql<boolean>`(${admin.twofaAllowed} or ${isRequired})`;

/** What an admin may and must do about two-factor authentication. */
export async function readTwoFactorRules(
  db: Database,
  { accountId, adminId }: AdminKey,
): Promise<{ readonly allowed: boolean; readonly required: boolean }> {
  const [row] = await db
    .select({ allowed: twoFactorAllowed, required: isRequired })
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(and(eq(admin.accountId, accountId), eq(admin.id, adminId)));
  return row ?? { allowed: false, required: false };
}

export async function savePendingSecret(
  db: Database,
  key: AdminKey,
  pendingSecret: Buffer,
  pendingExpiresAt: Date,
): Promise<void> {
  await db
    .insert(adminTwoFactor)
    .values({ ...key, pendingSecret, pendingExpiresAt })
    .onConflictDoUpdate({
      target: [adminTwoFactor.accountId, adminTwoFactor.adminId],
      set: { pendingSecret, pendingExpiresAt },
    });
}

/** The secret that waits for its first code; of two who confirm at once, the second finds none, not even a newer one. */
export async function lockPendingSecret(db: Database, key: AdminKey, now: Date): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ pendingSecret: adminTwoFactor.pendingSecret })
    .from(adminTwoFactor)
    .where(and(ofAdmin(key), isNull(adminTwoFactor.enabledAt), gt(adminTwoFactor.pendingExpiresAt, now)))
    .for('update');
  return row?.pendingSecret ?? undefined;
}

export async function activateSecret(
  db: Database,
  key: AdminKey,
  { secret, step, now, recoveryCodes }: { secret: Buffer; step: number; now: Date; recoveryCodes: string[] },
): Promise<void> {
  await db
    .update(adminTwoFactor)
    .set({ secret, enabledAt: now, lastUsedStep: step, pendingSecret: null, pendingExpiresAt: null })
    .where(ofAdmin(key));
  await replaceRecoveryCodes(db, key, recoveryCodes);
}

/** The old ones are gone at the same moment. */
export async function replaceRecoveryCodes(
  db: Database,
  { accountId, adminId }: AdminKey,
  codes: readonly string[],
): Promise<void> {
  const key = { accountId, adminId };
  await forgetRecoveryCodes(db, key);
  await db.insert(adminRecoveryCode).values(codes.map((code) => ({ ...key, codeHash: hashKey(code) })));
}

/** Waits for whoever changes it; false when it is off, or was set up anew since that moment. */
export async function lockTwoFactor(db: Database, key: AdminKey, enabledAt: Date): Promise<boolean> {
  const locked = await db
    .select({ enabledAt: adminTwoFactor.enabledAt })
    .from(adminTwoFactor)
    .where(and(ofAdmin(key), eq(adminTwoFactor.enabledAt, enabledAt)))
    .for('update');
  return locked.length > 0;
}

/** How many still work, for a query that joins the admin. */
export const recoveryCodesLeft = sql<number>`(select count(*)::int from ${adminRecoveryCode}
  where ${adminRecoveryCode.accountId} = ${admin.accountId} and ${adminRecoveryCode.adminId} = ${admin.id}
    and ${adminRecoveryCode.usedAt} is null)`;

export async function removeTwoFactor(db: Database, key: AdminKey): Promise<void> {
  await db.delete(adminTwoFactor).where(ofAdmin(key));
  await forgetRecoveryCodes(db, key);
}

async function forgetRecoveryCodes(db: Database, { accountId, adminId }: AdminKey): Promise<void> {
  await db
    .delete(adminRecoveryCode)
    .where(and(eq(adminRecoveryCode.accountId, accountId), eq(adminRecoveryCode.adminId, adminId)));
}

/**
 * Marks a time step used; false when it, or a later one, was used before: a code counts once. One that lies in the
 * future was left behind by a clock that was wrong, and is forgotten.
 */
export async function consumeStep(
  db: Database,
  key: AdminKey,
  { step, latest }: { step: number; latest: number },
): Promise<boolean> {
  const used = await db
    .update(adminTwoFactor)
    .set({ lastUsedStep: step })
    .where(
      and(ofAdmin(key), or(lt(adminTwoFactor.lastUsedStep, step), gt(adminTwoFactor.lastUsedStep, latest))),
    )
    .returning({ step: adminTwoFactor.lastUsedStep });
  return used.length > 0;
}

export async function consumeRecoveryCode(
  db: Database,
  { accountId, adminId }: AdminKey,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(adminRecoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(adminRecoveryCode.accountId, accountId),
        eq(adminRecoveryCode.adminId, adminId),
        eq(adminRecoveryCode.codeHash, hashKey(code)),
        isNull(adminRecoveryCode.usedAt),
      ),
    )
    .returning({ one: sql<number>`1` });
  return used.length > 0;
}

/** How many recovery codes still work. */
export async function countRecoveryCodes(db: Database, { accountId, adminId }: AdminKey): Promise<number> {
  return db.$count(
    adminRecoveryCode,
    and(
      eq(adminRecoveryCode.accountId, accountId),
      eq(adminRecoveryCode.adminId, adminId),
      isNull(adminRecoveryCode.usedAt),
    ),
  );
}
