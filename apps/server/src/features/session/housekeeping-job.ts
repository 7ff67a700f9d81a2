import { lt, sql } from 'drizzle-orm';
import { adminKnownIp } from '../../db/schema/admin.ts';
import { attemptCounter, oneTimeKey, session } from '../../db/schema/session.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker } from '../../kernel/jobs.ts';

const forgetExpiredJob = jobKind<object>('forget-expired-sessions', { everyMinutes: 15 });

/** Sessions, keys and counters that no longer count are deleted; nothing reads them any more. */
export function housekeepingWorker({ clock }: FeatureParts): JobWorker {
  return jobWorker(forgetExpiredJob, async (_data, { database: { db } }) => {
    const now = clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    await db.delete(session).where(lt(session.expiresAt, now));
    await db.delete(oneTimeKey).where(lt(oneTimeKey.expiresAt, now));
    await db
      .delete(attemptCounter)
      .where(
        sql`${attemptCounter.windowStartedAt} < ${daysAgo(2)} and coalesce(${attemptCounter.lockedUntil}, ${daysAgo(2)}) < ${now}`,
      );
    await db.delete(adminKnownIp).where(lt(adminKnownIp.lastUsedAt, daysAgo(90)));
  });
}
