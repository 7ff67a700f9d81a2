import { and, eq, gt, gte, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { jobDay } from '../../db/schema/job.ts';

const agreeingDays = 3;
const dayMs = 86_400_000;
const dayBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);

/**
 * Whether a job ran today, yesterday and the day before, by its own clock. What deletes for good waits for that: a clock
 * that jumped has no yesterday. Notes today's run.
 */
export async function isDayAgreed(db: Database, job: string, now: Date): Promise<boolean> {
  const today = dayBefore(now, 0);
  const earliest = dayBefore(now, agreeingDays - 1);
  const noted = { job, day: today };
  await db.insert(jobDay).values(noted).onConflictDoNothing();
  await db
    .delete(jobDay)
    .where(and(eq(jobDay.job, job), or(gt(jobDay.day, today), lt(jobDay.day, earliest))));
  const days = await db
    .select({ day: jobDay.day })
    .from(jobDay)
    .where(and(eq(jobDay.job, job), gte(jobDay.day, earliest)));
  return days.length === agreeingDays;
}
