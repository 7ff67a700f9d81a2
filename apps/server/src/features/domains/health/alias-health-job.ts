import { drizzle } from 'drizzle-orm/node-postgres';
import { inTransaction } from '../../../db/transaction.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker } from '../../../kernel/jobs.ts';
import { checkDomain } from './check-domain.ts';
import { nextCheck } from './health-job.ts';
import {
  type DomainId,
  finishAliasCheck,
  readChecks,
  readSubject,
  saveChecks,
  takeDueAlias,
} from './health-store.ts';
import { verdictOn } from './health-verdict.ts';

/** Also runs right after somebody asked for a check. */
export const checkAliasHealthJob = jobKind<object>('check-alias-domain-health', { schedule: '* * * * *' });

const lanes = 2;
const sliceSeconds = 18;
/** A check that is lost with its process is made again after this time. */
const leaseSeconds = 120;

/** Checks the alias domains that are due: only what mail needs, for they have no hosts of their own. */
export function aliasHealthWorker(parts: FeatureParts): JobWorker {
  return jobWorker(checkAliasHealthJob, async () => {
    const until = Date.now() + sliceSeconds * 1000;
    await Promise.all(Array.from({ length: lanes }, () => checkUntil(parts, until)));
  });
}

async function checkUntil(parts: FeatureParts, end: number): Promise<void> {
  while (Date.now() < end) {
    const now = parts.clock.now();
    const until = new Date(now.getTime() + leaseSeconds * 1000);
    const taken = await takeDueAlias(parts.database.db, { now, until });
    if (taken === undefined) return;
    await checkTaken(parts, taken, until);
  }
}

async function checkTaken(parts: FeatureParts, taken: DomainId, until: Date): Promise<void> {
  const subject = await readSubject(parts.database.db, taken);
  if (subject === undefined) return;
  const results = await checkDomain(parts, subject);
  const now = parts.clock.now();
  await inTransaction(parts.database.pool, async (client) => {
    const db = drizzle(client);
    const health = verdictOn(subject, results, await readChecks(db, taken), parts.expectedRecords);
    const change = { health, now, until, nextDueAt: nextCheck(results, now) };
    if (await finishAliasCheck(db, taken, change))
      await saveChecks(db, taken, results, { now, addedAt: subject.createdAt });
  });
}
