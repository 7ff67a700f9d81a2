import { AppError } from '@posthouse/contract/core/errors';
import type { Database } from '../../db/pool.ts';
import { countRunningJobs } from './long-job-store.ts';

/** Jobs go by turns: an account with any number of them would keep its own waiting for as many. */
const mostRunningJobs = 10;
const retrySeconds = 60;

export async function demandRoom({
  db,
  caller,
}: {
  readonly db: Database;
  readonly caller: { readonly accountId: number };
}): Promise<void> {
  if ((await countRunningJobs(db, caller)) < mostRunningJobs) return;
  throw new AppError('rate_limited', { params: { seconds: retrySeconds } });
}
