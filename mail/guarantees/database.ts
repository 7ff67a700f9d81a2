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

/** As if the pause between two reports were over; a user who has none planned yet is planned. */
export const makeReportDue = (userId: string) =>
  change(
    `insert into spam_report (account_id, user_id, due_at) select account_id, id, now() from mail_user where id = $1
     on conflict (account_id, user_id) do update set due_at = excluded.due_at`,
    [userId],
  );

/** Whether a user’s turn is over, also where there was nothing to tell. */
export const hadReportTurn = async (userId: string) =>
  (await change('select from spam_report where user_id = $1 and due_at > now()', [userId])) === 1;

/** Answers how many rows it was about. */
async function change(statement: string, values: readonly string[]): Promise<number> {
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
