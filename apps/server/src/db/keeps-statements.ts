import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/**
 * Whether statements with a name can be used: they are state of a connection to PostgreSQL, and a pooler gives each
 * transaction another one. A pooler that knows them gives them names of its own; any other passes ours on.
 */
export async function keepsStatements(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    return (await isDirect(client)) || (await givesOwnNames(client));
  } finally {
    client.release();
  }
}

/** Nobody in between: whoever answers the connection is the process that runs its statements. */
async function isDirect(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === (client as unknown as { processID: number | null }).processID;
}

async function givesOwnNames(client: PoolClient): Promise<boolean> {
  const name = `posthouse-${randomUUID()}`;
  // In a transaction, which no pooler splits.
  await client.query('begin');
  const { rows } = await client.query<{ passed_on: boolean }>({
    name,
    text: 'select exists (select from pg_prepared_statements where name = $1) as passed_on',
    values: [name],
  });
  const isPassedOn = rows[0]?.passed_on !== false;
  if (isPassedOn) await client.query(`deallocate "${name}"`);
  await client.query('commit');
  return !isPassedOn;
}
