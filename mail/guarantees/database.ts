import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { instance } from './house.ts';

/** As if what is counted of a place had happened so long before: nobody waits for real. */
export const movePast = (place: string, time: string) =>
  change(
    `update login_guess set failed_at = failed_at - $2::interval, blocked_at = blocked_at - $2::interval,
       blocked_until = blocked_until - $2::interval where network = $1`,
    [place, time],
  );

/** As if the last day of an entry had passed. */
export const expireSenderEntry = (id: string) =>
  change(`update sender_entry set expires_at = now() - interval '1 second' where id = $1`, [id]);

async function change(statement: string, values: readonly string[]): Promise<void> {
  const client = new pg.Client({
    host: join(instance.folder, 'data/socket'),
    user: 'posthouse',
    database: 'posthouse',
    password: (await readFile(join(instance.folder, 'data/postgres.password'), 'utf8')).trim(),
  });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
