import { drizzle } from 'drizzle-orm/node-postgres';
import { inTransaction } from '../../../db/transaction.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker } from '../../../kernel/jobs.ts';
import { dkimHost, isRecordOf } from './dkim-record.ts';
import { activateKey, deleteRetiredKeys, takeWaitingKeys } from './dkim-store.ts';

/** Also runs right after a key was made. */
export const checkDkimJob = jobKind<object>('check-dkim', { schedule: '*/5 * * * *' });

const together = 10;
const sliceSeconds = 40;
/** A key is looked for once in this time, however many wait. */
const againSeconds = 60;
const retiringDays = 7;

type Waiting = Awaited<ReturnType<typeof takeWaitingKeys>>[number];

/** A new key takes over once the world can see it; the old one goes a week later. */
export function dkimWorker(parts: FeatureParts): JobWorker {
  return jobWorker(checkDkimJob, async () => {
    const { db } = parts.database;
    await deleteRetiredKeys(db, new Date(parts.clock.now().getTime() - retiringDays * 86_400_000));
    const until = Date.now() + sliceSeconds * 1000;
    while (Date.now() < until) {
      const now = parts.clock.now();
      const before = new Date(now.getTime() - againSeconds * 1000);
      const waiting = await takeWaitingKeys(db, { now, before, limit: together });
      if (waiting.length === 0) return;
      await Promise.all(waiting.map((key) => checkKey(parts, key)));
    }
  });
}

async function checkKey({ database, dns, clock }: FeatureParts, key: Waiting): Promise<void> {
  const answer = await dns.txt(dkimHost(key.selector, key.ascii));
  const resolves =
    answer.status === 'found' && answer.values.some((value) => isRecordOf(key.publicKey, value));
  if (!resolves) return;
  await inTransaction(database.pool, (client) => activateKey(drizzle(client), key, key, clock.now()));
}
