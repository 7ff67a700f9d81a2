import type { Pool } from 'pg';

/** Something that was deleted for good, and may still have files. */
export interface Leftover {
  readonly id: string;
  readonly kind: 'user' | 'public_folder';
  /** A user’s name at that time. */
  readonly name: string;
}

export async function listLeftoverAccounts(pool: Pool, without: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct account_id::text as id from engine.leftover_work where account_id <> all ($1::bigint[])`,
    [without],
  );
  return rows.map(({ id }) => id);
}

export async function listLeftovers(pool: Pool, account: string, most: number): Promise<Leftover[]> {
  const { rows } = await pool.query<Leftover>(
    'select id::text, kind, name from engine.leftover_work where account_id = $1 order by id limit $2',
    [account, most],
  );
  return rows;
}

export async function noteFound(pool: Pool, account: string, id: string): Promise<void> {
  await pool.query('select engine.note_leftover_found($1, $2)', [account, id]);
}

export async function noteDeleted(pool: Pool, account: string, ids: readonly string[]): Promise<void> {
  await pool.query('select engine.note_leftovers_deleted($1, $2)', [account, ids]);
}

export async function listGoneAccounts(pool: Pool, without: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ number: string }>(
    'select number::text from engine.account_leftover_work where number <> all ($1::bigint[])',
    [without],
  );
  return rows.map(({ number }) => number);
}

export async function noteAccountDeleted(pool: Pool, account: string): Promise<void> {
  await pool.query('select engine.note_account_deleted($1)', [account]);
}

/** Of these names, those that no user of the account has. */
export async function findUnknownMailboxes(
  pool: Pool,
  account: string,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from engine.unknown_mailboxes($1, $2) as unknown (name)',
    [account, names],
  );
  return rows.map(({ name }) => name);
}
