import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { bulkJob } from '../../db/schema/job.ts';

/**
 * Jobs that wait for other systems and whose turn it is: of each account the one that waited longest, and none while another is at
 * work or was asked to wait. Accounts go by turns, however many jobs they have.
 */
export async function listOutsideJobs(db: Database, now: Date, actions: readonly string[]) {
  const { rows } = await db.execute<{ account_id: string; id: string; admin_id: string }>(sql`
    select account_id, id, admin_id from (
      select distinct on (account_id) account_id, id, admin_id, max(touched_at) over of_account as last_turn
        from ${bulkJob}
       where state = 'running' and ${inArray(bulkJob.action, [...actions])}
      window of_account as (partition by account_id)
       order by account_id, touched_at, id) as first
     where last_turn <= ${now} order by last_turn, id limit 20`);
  return rows.map((row) => ({
    accountId: Number(row.account_id),
    id: Number(row.id),
    adminId: Number(row.admin_id),
  }));
}

/** False where somebody else begins, or is at work on, this or another of the account; held until the transaction ends. */
export async function isAccountsTurn(
  db: Database,
  { accountId }: { readonly accountId: number },
  { now, actions }: { readonly now: Date; readonly actions: readonly string[] },
): Promise<boolean> {
  const { rows } = await db.execute<{ is_free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`outside jobs ${accountId}`}, 0)) as is_free`,
  );
  if (!rows[0]?.is_free) return false;
  const running = and(eq(bulkJob.accountId, accountId), eq(bulkJob.state, 'running'));
  const kept = and(running, gt(bulkJob.touchedAt, now), inArray(bulkJob.action, [...actions]));
  return (await db.$count(bulkJob, kept)) === 0;
}

const renewedMs = 20_000;

/** However long the work takes, its job is nobody else's meanwhile; a process that ends renews nothing. */
export async function whileRenewing<Result>(
  renew: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  let renewal: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // The next one may succeed, and until then it is kept.
    renewal = renew().catch(() => undefined);
  }, renewedMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewal;
  }
}
