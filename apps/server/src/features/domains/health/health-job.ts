import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { inTransaction } from '../../../db/transaction.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker } from '../../../kernel/jobs.ts';
import { type CheckResults, checkDomain } from './check-domain.ts';
import {
  finishCheck,
  putOff,
  readChecks,
  readSubject,
  saveChecks,
  type TakenDomain,
  takeDueDomain,
} from './health-store.ts';
import { verdictOn } from './health-verdict.ts';

/** Also runs right after somebody asked for a check. */
export const checkHealthJob = jobKind<object>('check-domain-health', { schedule: '* * * * *' });

const together = 3;
/** Between two domains: there is a day for all of them, and requests come first. */
const pauseMs = 100;
/** A domain begun at the end of it is still done well before the job would count as lost. */
const sliceSeconds = 18;
const leaseSeconds = 120;
const againHours = 24;
/** Sooner where the DNS gave no answer: that may be over in a moment. */
const retryMinutes = 15;

/** Checks the domains that are due, several side by side: one with slow servers holds up none of the others. */
export function healthWorker(parts: FeatureParts): JobWorker {
  return jobWorker(checkHealthJob, async () => {
    const until = Date.now() + sliceSeconds * 1000;
    const lanes = Array.from({ length: together }, () => checkUntil(parts, until));
    const ended = await Promise.allSettled(lanes);
    // Only now: the job must not seem over while others still work.
    for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
    const isMoreDue = ended.some((lane) => lane.status === 'fulfilled' && lane.value === 'out of time');
    if (!isMoreDue) return;
    await inTransaction(parts.database.pool, (client) => parts.jobs.enqueue(client, checkHealthJob, {}));
  });
}

async function checkUntil(parts: FeatureParts, until: number): Promise<'nothing due' | 'out of time'> {
  while (Date.now() < until) {
    const now = parts.clock.now();
    const leaseUntil = new Date(now.getTime() + leaseSeconds * 1000);
    const taken = await takeDueDomain(parts.database.db, { now, leaseUntil });
    if (taken === undefined) return 'nothing due';
    await checkTaken(parts, taken).catch(async (error: unknown) => {
      // Put off, or it would be the first again and keep the others waiting.
      await putOff(parts.database.db, taken, new Date(now.getTime() + againHours * 3_600_000));
      throw error;
    });
    await sleep(pauseMs);
  }
  return 'out of time';
}

async function checkTaken(parts: FeatureParts, taken: TakenDomain): Promise<void> {
  const subject = await readSubject(parts.database.db, taken);
  // Removed in this very moment.
  if (subject === undefined) return;
  const results = await checkDomain(parts, subject);
  const now = parts.clock.now();
  await inTransaction(parts.database.pool, async (client) => {
    const db = drizzle(client);
    const before = await readChecks(db, taken);
    const health = verdictOn(subject, results, before, parts.expectedRecords);
    if (!(await finishCheck(db, taken, { health, now, nextDueAt: nextCheck(results, now) }))) return;
    await saveChecks(db, taken, results, { now, addedAt: subject.createdAt });
  });
}

/** Once a day, a little earlier or later each time: domains added together do not stay together. */
export function nextCheck(results: CheckResults, now: Date): Date {
  const isUnanswered = [...results.values()].some(({ status }) => status === 'unknown');
  const minutes = isUnanswered ? retryMinutes : againHours * 60;
  const spread = 0.9 + Math.random() * 0.2;
  return new Date(now.getTime() + minutes * spread * 60_000);
}
