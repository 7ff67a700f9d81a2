import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { adminKnownIp } from '../../db/schema/admin.ts';
import { oneTimePassword, passwordHandover } from '../../db/schema/mail-login.ts';
import { attemptCounter, oneTimeKey, session } from '../../db/schema/session.ts';

const counterDays = 2;
const knownIpDays = 90;

/** Deletes what no longer counts; nothing reads it any more. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const countedSince = daysAgo(counterDays);
  await db.delete(session).where(lt(session.expiresAt, now));
  await db.delete(oneTimeKey).where(lt(oneTimeKey.expiresAt, now));
  await db.delete(oneTimePassword).where(lt(oneTimePassword.expiresAt, now));
  await db.delete(passwordHandover).where(lt(passwordHandover.expiresAt, now));
  await db
    .delete(attemptCounter)
    .where(
      sql`${attemptCounter.windowStartedAt} < ${countedSince} and coalesce(${attemptCounter.lockedUntil}, ${countedSince}) < ${now}`,
    );
  await db.delete(adminKnownIp).where(lt(adminKnownIp.lastUsedAt, daysAgo(knownIpDays)));
}
