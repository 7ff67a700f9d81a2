import { setTimeout as sleep } from 'node:timers/promises';
import { openListBench } from './list-bench.ts';
import { fillUsers, userLimits } from './user-accounts.ts';

/** What an update of a measured value writes to PostgreSQL’s log, and how many of them stay within their page (HOT). */
const users = Number(process.env['BENCH_USERS'] ?? 50_000);
const updates = 5_000;
const measured = {
  'used quota, within a megabyte': 'used_bytes = greatest(used_bytes, 1000000) - 999',
  'used quota, some megabytes': 'used_bytes = used_bytes + 3000000',
  'last login': 'last_login_at = now()',
};

const bench = await openListBench();
try {
  const accountId = await bench.account('bench-a', userLimits(users, 100));
  await fillUsers(bench.pool, { accountId, name: 'bench-a', users, domains: 100 });
  const chosen = await bench.pool.query<{ id: number }>(
    'select user_id as id from user_measure order by md5(user_id::text) limit $1',
    [updates],
  );
  const ids = chosen.rows.map(({ id }) => id);
  for (const [title, change] of Object.entries(measured)) {
    const [wal, before] = [await walPosition(), await hotUpdates()];
    for (const id of ids)
      await bench.pool.query(`update user_measure set ${change} where account_id = $1 and user_id = $2`, [
        accountId,
        id,
      ]);
    const bytes = ((await walPosition()) - wal) / ids.length;
    const share = ((await hotUpdates()) - before) / ids.length;
    console.log(
      `${title.padEnd(30)} ${bytes.toFixed(0).padStart(5)} bytes of log each, ${(share * 100).toFixed(0)} % within their page`,
    );
  }
} finally {
  await bench.close();
}

async function walPosition(): Promise<number> {
  const { rows } = await bench.pool.query<{ at: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as at`,
  );
  return Number(rows[0]?.at);
}

/** Counters of a connection are written about once a second. */
async function hotUpdates(): Promise<number> {
  await sleep(1_500);
  await bench.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await bench.pool.query<{ hot: string }>(
    `select n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'user_measure'`,
  );
  return Number(rows[0]?.hot);
}
