import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabasePool } from '../db/pool.ts';

/**
 * Begins the calls while a change is made but not committed, commits it once each of them waits for it, and answers what
 * became of them: the moment between looking and acting, held open.
 */
export async function raceAgainst<Answer>(
  { pool }: DatabasePool,
  { change, values }: { readonly change: string; readonly values: unknown[] },
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(change, values);
    const answers = Promise.all(calls.map((call) => call()));
    for (let waiting = 0; waiting < calls.length; await sleep(5)) {
      // Not on the same connection: a transaction sees one picture of who waits.
      const { rows } = await pool.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      waiting = rows[0]?.waiting ?? 0;
    }
    await client.query('commit');
    return await answers;
  } finally {
    client.release();
  }
}
