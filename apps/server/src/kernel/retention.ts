import { type KeptByTime, keepParts, keptByTime } from '../db/kept-by-time.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { jobKind, jobWorker } from './jobs.ts';

/** Also soon after a start. What is written before that lies in a part for all the rest, however long nobody was there. */
const retentionJob = jobKind<object>('retention', { everyMinutes: 60, seconds: 3_600, isResumable: true });

type Retention = Pick<Config, 'historyDays' | 'mailLoginDays'>;

/** Keeps what grows with time as long as the operator wants. */
export function retentionWorker({ historyDays, mailLoginDays }: Retention, clock: Clock) {
  const days: Readonly<Record<KeptByTime, number>> = {
    account_history: historyDays,
    mail_login: mailLoginDays,
  };
  return jobWorker(retentionJob, async (_data, { database }) => {
    for (const table of keptByTime) {
      await inTransaction(database.pool, (client) =>
        keepParts(client, table, { days: days[table], now: clock.now() }),
      );
    }
  });
}
