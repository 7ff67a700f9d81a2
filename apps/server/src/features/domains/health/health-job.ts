import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../../db/pool.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { dueWorker } from '../../../kernel/due-work.ts';
import { type JobKind, type JobWorker, jobKind, type RunningJob } from '../../../kernel/jobs.ts';
import { activateSeenKeys, findSigningKey } from '../dkim/dkim-store.ts';
import type { DomainsParts } from '../domains-parts.ts';
import { type CheckResults, checkDomain } from './check-domain.ts';
import { checkSigning } from './check-signing.ts';
import {
  aliasDomainChecks,
  type DueChecks,
  domainChecks,
  type ReadSubject,
  readChecks,
  readSubject,
  saveChecks,
  type TakenDomain,
} from './health-store.ts';
import { verdictOn } from './health-verdict.ts';

/** These also run right after somebody asked for a check. */
export const checkHealthJob = jobKind<object>('check-domain-health', { everyMinutes: 1 });
export const checkAliasHealthJob = jobKind<object>('check-alias-domain-health', { everyMinutes: 1 });

const againHours = 24;
/** Sooner where the DNS gave no answer: that may be over in a moment. */
const retryMinutes = 15;

/** Domains and alias domains each have their own, so that neither waits for the other. */
export const healthWorkers = (parts: DomainsParts): JobWorker[] => [
  workerOn(parts, checkHealthJob, domainChecks),
  workerOn(parts, checkAliasHealthJob, aliasDomainChecks),
];

/** Checks those that are due, several side by side: one with slow servers holds up none of the others. */
function workerOn(parts: DomainsParts, kind: JobKind<object>, checks: DueChecks): JobWorker {
  return dueWorker(kind, parts, (job) => ({
    leases: checks.leases,
    atOnce: 3,
    // A domain begun at the end of it is still done well before the job would count as lost.
    sliceSeconds: 18,
    pauseMs: 100,
    work: (taken: TakenDomain) => checkTaken(parts, job, checks, taken),
  }));
}

async function checkTaken(
  parts: DomainsParts,
  job: RunningJob,
  checks: DueChecks,
  taken: TakenDomain,
): Promise<void> {
  const subject = await readSubject(job.database.db, taken);
  // Removed in this very moment.
  if (subject === undefined) return;
  const seen = await checkDomain(parts, subject);
  const now = parts.clock.now();
  await inTransaction(job.database.pool, async (client) => {
    const db = drizzle(client);
    const results = await withSigning(parts, db, taken, { subject, seen, now });
    const before = await readChecks(db, taken);
    const health = verdictOn(subject, results, before, parts.expectedRecords);
    if (!(await checks.finish(db, taken, { health, now, nextDueAt: nextCheck(results, now) }))) return;
    await saveChecks(db, taken, results, { now, addedAt: subject.createdAt });
  });
}

interface SeenRecords {
  readonly subject: ReadSubject;
  readonly seen: CheckResults;
  readonly now: Date;
}

/** Where the record of a new key is seen, that key signs from now on; whether anything does is asked as the engine asks. */
async function withSigning(
  { secrets }: DomainsParts,
  db: Database,
  taken: TakenDomain,
  { subject, seen, now }: SeenRecords,
): Promise<CheckResults> {
  const record = seen.get('dkim');
  if (record?.status !== 'ok') return seen;
  await activateSeenKeys(db, taken, subject.keys, now);
  const key = await findSigningKey(db, subject.ascii);
  return new Map([...seen, ['dkim', checkSigning(secrets, record, key)]]);
}

/** Once a day, a little earlier or later each time: domains added together do not stay together. */
function nextCheck(results: CheckResults, now: Date): Date {
  const isUnanswered = [...results.values()].some(({ status }) => status === 'unknown');
  const minutes = isUnanswered ? retryMinutes : againHours * 60;
  const spread = 0.9 + Math.random() * 0.2;
  return new Date(now.getTime() + minutes * spread * 60_000);
}
