import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { databaseFailureOf } from './database-failure.ts';
import type { Database } from './pool.ts';

/** Commits what `run` did, or nothing of it; `begin` may lock rows in the same breath. */
export async function inTransaction<Value>(
  pool: Pool,
  run: (client: PoolClient) => Promise<Value>,
  begin = 'begin',
): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const value = await run(client);
    await client.query('commit');
    return value;
  } catch (error) {
    // Where nobody answers, a rollback would only wait once more.
    if (databaseFailureOf(error) === 'away') broken = error as Error;
    else {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
    }
    throw error;
  } finally {
    // A connection that could not even roll back is not given to anybody else.
    client.release(broken);
  }
}

/** Undoes what `run` did when it throws, and leaves the transaction around it usable. */
export async function withSavepoint<Value>(db: Database, run: () => Promise<Value>): Promise<Value> {
  await db.execute(sql`savepoint attempt`);
  try {
    const value = await run();
    await db.execute(sql`release savepoint attempt`);
    return value;
  } catch (error) {
    await db.execute(sql`rollback to savepoint attempt`);
    throw error;
  }
}
