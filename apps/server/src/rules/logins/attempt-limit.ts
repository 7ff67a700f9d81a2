import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { attemptCounter } from '../../db/schema/session.ts';
import { hashKey } from '../../kernel/random-keys.ts';

/** Ten failures in ten minutes lock for 15 minutes; each further lock lasts twice as long, up to three hours. */
export const attemptRule = {
  attempts: 10,
  windowMinutes: 10,
  firstLockMinutes: 15,
  longestLockMinutes: 180,
  /** Quiet time after which locks are short again. */
  forgetMinutes: 24 * 60,
} as const;

export interface Counter {
  readonly attempts: number;
  readonly windowStartedAt: Date;
  readonly lockedUntil: Date | null;
  readonly lockCount: number;
}

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

/** A clock that was set back leaves moments of the future behind: they count for nothing. */
function isFromFuture({ windowStartedAt, lockedUntil }: Counter, now: Date): boolean {
  const tolerated = minutesAfter(now, 1);
  return (
    windowStartedAt > tolerated ||
    (lockedUntil !== null && lockedUntil > minutesAfter(tolerated, attemptRule.longestLockMinutes))
  );
}

/** The counter after one more attempt. The attempt that reaches the limit is still tried, and locks those after it. */
export function afterAttempt(counter: Counter | undefined, now: Date): Counter {
  const before = counter && !isFromFuture(counter, now) ? counter : undefined;
  if (before?.lockedUntil && before.lockedUntil > now) return { ...before, attempts: before.attempts + 1 };
  const quiet = before && minutesAfter(before.windowStartedAt, attemptRule.forgetMinutes) <= now;
  const lockCount = before && !quiet ? before.lockCount : 0;
  const freshWindow =
    !before ||
    before.lockedUntil !== null ||
    minutesAfter(before.windowStartedAt, attemptRule.windowMinutes) <= now;
  const attempts = freshWindow ? 1 : before.attempts + 1;
  const windowStartedAt = freshWindow ? now : before.windowStartedAt;
  if (attempts < attemptRule.attempts) return { attempts, windowStartedAt, lockedUntil: null, lockCount };
  const lockMinutes = Math.min(attemptRule.firstLockMinutes * 2 ** lockCount, attemptRule.longestLockMinutes);
  return { attempts, windowStartedAt, lockedUntil: minutesAfter(now, lockMinutes), lockCount: lockCount + 1 };
}

/** The counter when the attempt that was counted last turned out to be none: a lock it led to was not meant either. */
export function withoutAttempt({ attempts, lockedUntil, lockCount, ...counter }: Counter): Counter {
  const wasLocked = lockedUntil !== null;
  return {
    ...counter,
    attempts: Math.max(0, Math.min(attempts, attemptRule.attempts) - 1),
    lockedUntil: null,
    lockCount: wasLocked ? lockCount - 1 : lockCount,
  };
}

export interface AttemptKey {
  readonly kind: (typeof attemptCounter.$inferSelect)['kind'];
  /** What was submitted, whether it exists or not; stored hashed. */
  readonly subject: string;
  /** An address that keeps a counter of its own, or empty for all others together. */
  readonly source: string;
}

const sameKey = ({ kind, subject, source }: AttemptKey) =>
  and(
    eq(attemptCounter.kind, kind),
    eq(attemptCounter.subjectHash, hashKey(subject)),
    eq(attemptCounter.source, source),
  );

/** Counts before anything is checked, so that many guesses at once do not slip past. Answers the minutes to wait, or 0. */
export async function countAttemptOf(db: Database, key: AttemptKey, now: Date): Promise<number> {
  const keyColumns = { kind: key.kind, subjectHash: hashKey(key.subject), source: key.source };
  await db
    .insert(attemptCounter)
    .values({ ...keyColumns, attempts: 0, windowStartedAt: now })
    .onConflictDoNothing();
  const [before] = await db.select().from(attemptCounter).where(sameKey(key)).for('update');
  const after = afterAttempt(before, now);
  await db.update(attemptCounter).set(after).where(sameKey(key));
  if (after.lockedUntil === null || after.attempts <= attemptRule.attempts) return 0;
  return Math.ceil((after.lockedUntil.getTime() - now.getTime()) / 60_000);
}

/** Until when nothing more is tried, where that is so. */
export async function findLock(db: Database, key: AttemptKey, now: Date): Promise<Date | undefined> {
  const [counter] = await db.select().from(attemptCounter).where(sameKey(key));
  return counter?.lockedUntil && counter.lockedUntil > now ? counter.lockedUntil : undefined;
}

/** Takes an attempt back that was counted and tried, and was no failure. */
export async function takeAttemptBack(db: Database, key: AttemptKey): Promise<void> {
  const [counted] = await db.select().from(attemptCounter).where(sameKey(key)).for('update');
  if (counted) await db.update(attemptCounter).set(withoutAttempt(counted)).where(sameKey(key));
}

export async function forgetAttempts(db: Database, key: AttemptKey): Promise<void> {
  await db.delete(attemptCounter).where(sameKey(key));
}
