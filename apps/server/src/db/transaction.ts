import type { Pool, PoolClient } from 'pg';

/** Commits what `run` did, or nothing of it. */
export async function inTransaction<Value>(
  pool: Pool,
  run: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const value = await run(client);
    await client.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A connection that could not even roll back is not given to anybody else.
    client.release(broken);
  }
}
