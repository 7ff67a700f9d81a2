import { inTransaction } from '../../db/transaction.ts';
import type { Clock } from '../clock.ts';
import { type JobKind, type JobQueue, type JobWorker, jobKind, jobWorker } from '../jobs.ts';
import { deleteJobsBefore, deleteUndosBefore, type LongJobKey, listRunningJobs } from './long-job-store.ts';

const tendLongJobs = jobKind<object>('tend-long-jobs', { everyMinutes: 10 });
/** What became of the rows is kept for a week. */
const keptDays = 7;

/** Forgets jobs that ended, and brings those that run back to the queue: a backup has them, but not the queue. */
export function tendLongJobsWorker(
  { jobs, clock }: { readonly jobs: JobQueue; readonly clock: Clock },
  kinds: readonly JobKind<LongJobKey>[],
): JobWorker {
  return jobWorker(tendLongJobs, async (_data, { database: { db, pool } }) => {
    const since = new Date(clock.now().getTime() - keptDays * 86_400_000);
    await deleteJobsBefore(db, since);
    await deleteUndosBefore(db, since);
    const running = await listRunningJobs(db);
    await inTransaction(pool, async (client) => {
      for (const { accountId, id, kind: name } of running) {
        const kind = kinds.find((one) => one.name === name);
        if (kind) await jobs.enqueue(client, kind, { accountId, id });
      }
    });
  });
}
