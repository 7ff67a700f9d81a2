import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { inTransaction } from '../../../db/transaction.ts';
import { alertOfDomain } from '../../../domain/domain-alerts.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker } from '../../../kernel/jobs.ts';
import { type CheckResults, checkDomain } from './check-domain.ts';
import { isUnanswered, shortened } from './check-result.ts';
import {
  finishCheck,
  mayAlert,
  putOff,
  readChecks,
  readSubject,
  saveChecks,
  type TakenDomain,
  takeDueDomain,
} from './health-store.ts';
import { confirmed, gotWorse, worstOf } from './health-verdict.ts';
import { recordNames } from './record-names.ts';

/** Also runs right after somebody asked for a check. */
export const checkHealthJob = jobKind<object>('check-domain-health', { schedule: '* * * * *' });

const together = 3;
/** Between two domains: there is a day for all of them, and requests come first. */
const pauseMs = 100;
/** A domain begun at the end of it is still done well before the job would count as lost. */
const sliceSeconds = 18;
const leaseSeconds = 120;
const againHours = 24;
/** One mail about a domain in this time: whoever changes its type to and fro must not fill mailboxes. */
const alertHours = 6;
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
    const judged: CheckResults = new Map(
      [...results].map(([record, result]) => [
        record,
        confirmed(record, shortened(result), before.get(record)),
      ]),
    );
    const verdict = { health: worstOf(judged.values()), now, nextDueAt: nextCheck(judged, now) };
    if (!(await finishCheck(db, taken, verdict))) return;
    await saveChecks(db, taken, judged, { now, addedAt: subject.createdAt });
    const worse = gotWorse(judged, before);
    if (worse.length === 0) return;
    const since = new Date(now.getTime() - alertHours * 3_600_000);
    if (!(await mayAlert(db, taken, { now, since }))) return;
    await alertOfDomain(parts, client, {
      ...taken,
      text: 'domainWorse',
      values: {
        domain: subject.ascii,
        records: worse.map((record) => recordNames[record]).join('\n'),
        link: `${parts.settings.publicUrl}/domains/domainlist`,
      },
    });
  });
}

/** Once a day, a little earlier or later each time: domains added together do not stay together. */
function nextCheck(results: CheckResults, now: Date): Date {
  const minutes = [...results.values()].some(isUnanswered) ? retryMinutes : againHours * 60;
  const spread = 0.9 + Math.random() * 0.2;
  return new Date(now.getTime() + minutes * spread * 60_000);
}
