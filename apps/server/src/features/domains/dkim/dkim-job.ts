import { drizzle } from 'drizzle-orm/node-postgres';
import { inTransaction } from '../../../db/transaction.ts';
import { dueWorker } from '../../../kernel/due-work.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { type JobWorker, jobKind, type RunningJob } from '../../../kernel/jobs.ts';
import { dkimHost, isRecordOf } from './dkim-record.ts';
import { activateKey, deleteRetiredKeys, keyLeases, readWaitingKey, type TakenKey } from './dkim-store.ts';

/** Also runs right after a key was made. */
export const checkDkimJob = jobKind<object>('check-dkim', { everyMinutes: 5 });

/** A key is looked for by every run of the job, but not sooner than this: each new key of anyone makes a run. */
const againSeconds = 60;
const retiringDays = 7;

/** A new key takes over once the world can see it; the old one goes a week later. */
export function dkimWorker(parts: FeatureParts): JobWorker {
  return dueWorker(checkDkimJob, parts, async (job) => {
    const retiredBefore = new Date(parts.clock.now().getTime() - retiringDays * 86_400_000);
    await deleteRetiredKeys(job.database.db, retiredBefore);
    return {
      leases: keyLeases,
      atOnce: 10,
      sliceSeconds: 40,
      work: (taken: TakenKey) => checkKey(parts, job, taken),
    };
  });
}

async function checkKey(
  { dns, clock }: FeatureParts,
  { database }: RunningJob,
  taken: TakenKey,
): Promise<void> {
  const key = await readWaitingKey(database.db, taken);
  if (key === undefined) return;
  const answer = await dns.txt(dkimHost(taken.selector, key.ascii));
  const resolves =
    answer.status === 'found' && answer.values.some((value) => isRecordOf(key.publicKey, value));
  const now = clock.now();
  if (resolves) await inTransaction(database.pool, (client) => activateKey(drizzle(client), taken, now));
  else await keyLeases.putOff(database.db, taken, new Date(now.getTime() + againSeconds * 1000));
}
