import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { instance } from './house.ts';

/** What no test can wait for is changed in the database; answers how many rows it was about. */
export async function runSql(statement: string, values: readonly unknown[]): Promise<number> {
  const client = new pg.Client({
    host: join(instance.folder, 'data/socket'),
    user: 'posthouse',
    database: 'posthouse',
    password: (await readFile(join(instance.folder, 'data/postgres.password'), 'utf8')).trim(),
  });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** As if what is counted of a place had happened so long before: nobody waits for real. */
export async function movePast(place: string, time: string): Promise<void> {
  await runSql(
    `update login_guess set failed_at = failed_at - $2::interval, blocked_at = blocked_at - $2::interval,
       blocked_until = blocked_until - $2::interval where network = $1`,
    [place, time],
  );
}
