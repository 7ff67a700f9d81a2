import { drizzle } from 'drizzle-orm/node-postgres';
import { inTransaction } from '../../../db/transaction.ts';
import { alertOfDomain } from '../../../domain/domain-alerts.ts';
import { workOffDue } from '../../../kernel/due-work.ts';
import { type JobWorker, jobKind, jobWorker, type RunningJob } from '../../../kernel/jobs.ts';
import type { DomainsParts } from '../domains-parts.ts';
import { type CheckResults, checkDomain } from './check-domain.ts';
import { isUnanswered, shortened } from './check-result.ts';
import {
  finishCheck,
  healthLeases,
  mayAlert,
  readChecks,
  readSubject,
  saveChecks,
  type TakenDomain,
} from './health-store.ts';
import { confirmed, gotWorse, worstOf } from './health-verdict.ts';
import { recordNames } from './record-names.ts';

/** Also runs right after somebody asked for a check. */
export const checkHealthJob = jobKind<object>('check-domain-health', { everyMinutes: 1 });

const againHours = 24;
/** One mail about a domain in this time: whoever changes its type to and fro must not fill mailboxes. */
const alertHours = 6;
/** Sooner where the DNS gave no answer: that may be over in a moment. */
const retryMinutes = 15;

/** Checks the domains that are due, several side by side: one with slow servers holds up none of the others. */
export function healthWorker(parts: DomainsParts): JobWorker {
  return jobWorker(checkHealthJob, async (_data, job) => {
    const ended = await workOffDue(job, parts.clock, {
      leases: healthLeases,
      atOnce: 3,
      // A domain begun at the end of it is still done well before the job would count as lost.
      sliceSeconds: 18,
      pauseMs: 100,
      work: (taken) => checkTaken(parts, job, taken),
    });
    if (ended === 'nothing due') return;
    await inTransaction(job.database.pool, (client) => parts.jobs.enqueue(client, checkHealthJob, {}));
  });
}

async function checkTaken(parts: DomainsParts, job: RunningJob, taken: TakenDomain): Promise<void> {
  const subject = await readSubject(job.database.db, taken);
  // Removed in this very moment.
  if (subject === undefined) return;
  const results = await checkDomain(parts, subject);
  const now = parts.clock.now();
  await inTransaction(job.database.pool, async (client) => {
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
