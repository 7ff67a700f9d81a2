import type { FeatureParts } from '../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker } from '../../kernel/jobs.ts';
import { deleteExpired } from './housekeeping-store.ts';

const forgetExpiredJob = jobKind<object>('forget-expired-sessions', { everyMinutes: 15 });

/** Sessions, keys, counters and known addresses that no longer count. */
export function housekeepingWorker({ clock }: FeatureParts): JobWorker {
  return jobWorker(forgetExpiredJob, (_data, { database }) => deleteExpired(database.db, clock.now()));
}
