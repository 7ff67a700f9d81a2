import { jobKind } from '../../kernel/jobs.ts';

/** An unverified claim ends after so many days. */
export const claimDays = 7;
/** Its admins are told this long before: also one who was mailed just then hears of it the day after, in time. */
export const noticeDaysBefore = 2;

/** Looks for the proofs of claims that are due: every minute, and right after one was made. */
export const checkOwnershipJob = jobKind<object>('check-ownership', { everyMinutes: 1 });

/** Minutes after a check without proof until the next one: soon at first, then hourly. */
const waits = [1, 4, 10, 60] as const;

export function nextCheck(checks: number, now: Date): Date {
  const minutes = waits[Math.min(checks, waits.length) - 1] ?? 60;
  return new Date(now.getTime() + minutes * 60_000);
}
