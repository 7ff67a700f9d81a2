import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/pool.ts';
import { admin, adminRecoveryCode, adminTwoFactor } from '../../../db/schema/admin.ts';
import type { AdminKey } from '../../../kernel/context.ts';
import { hashKey } from '../../../kernel/random-keys.ts';

const ofAdmin = ({ accountId, adminId }: AdminKey) =>
  and(eq(adminTwoFactor.accountId, accountId), eq(adminTwoFactor.adminId, adminId));

export async function findTwoFactor(db: Database, key: AdminKey) {
  const [row] = await db.select().from(adminTwoFactor).where(ofAdmin(key));
  return row;
}

export async function isTwoFactorAllowed(db: Database, { accountId, adminId }: AdminKey): Promise<boolean> {
  const [row] = await db
    .select({ allowed: admin.twofaAllowed })
    .from(admin)
    .where(and(eq(admin.accountId, accountId), eq(admin.id, adminId)));
  return row?.allowed ?? false;
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
  await forgetRecoveryCodes(db, key);
  await db
    .insert(adminRecoveryCode)
    .values(recoveryCodes.map((code) => ({ ...key, codeHash: hashKey(code) })));
}

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
