import { type KeptByTime, keepParts, keptByTime } from '../db/kept-by-time.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { jobKind, jobWorker } from './jobs.ts';

/** Also soon after a start. What is written before that lies in a part for all the rest, however long nobody was there. */
const retentionJob = jobKind<object>('retention', { everyMinutes: 60, seconds: 3_600, isResumable: true });

type Retention = Pick<Config, 'historyDays' | 'mailLoginDays' | 'incomingLogDays' | 'outgoingLogDays'>;

/** Keeps what grows with time as long as the operator wants. */
export function retentionWorker(kept: Retention, clock: Clock) {
  const days: Readonly<Record<KeptByTime, number>> = {
    account_history: kept.historyDays,
    mail_login: kept.mailLoginDays,
    incoming_mail: kept.incomingLogDays,
    incoming_story: kept.incomingLogDays,
    outgoing_mail: kept.outgoingLogDays,
    outgoing_story: kept.outgoingLogDays,
  };
  return jobWorker(retentionJob, async (_data, { database }) => {
    for (const table of keptByTime) {
      await inTransaction(database.pool, (client) =>
        keepParts(client, table, { days: days[table], now: clock.now() }),
      );
    }
  });
}
