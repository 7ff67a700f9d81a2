import type { Pool } from 'pg';

/** A folder that is not yet where it should be, or that has become full or not full. */
export interface FolderWork {
  readonly account_id: string;
  readonly folder_id: string;
  readonly type: 'mail' | 'appointment' | 'contact' | 'note' | 'task';
  /** Null where Dovecot does not have it yet. */
  readonly place: string | null;
  /** Null where it is gone for good. */
  readonly wanted: string | null;
  readonly is_full: boolean;
  /** Another folder is still where this one should be. */
  readonly is_taken: boolean;
}

const columns = 'account_id::text, folder_id::text, type, place, wanted, is_full, is_taken';

/** Only so much of each account, so that none waits for all of another. Nearer to the top comes first, what is deleted last. */
export async function listFolderWork(
  pool: Pool,
  mostOfAccount: number,
  without: readonly string[],
): Promise<FolderWork[]> {
  const { rows } = await pool.query<FolderWork>(
    `select ${columns} from (
       select *, row_number() over (partition by account_id order by wanted nulls last, place desc) as turn
         from engine.folder_work where folder_id <> all ($2::bigint[])) as work
      where turn <= $1 order by turn`,
    [mostOfAccount, without],
  );
  return rows;
}

/** The same of one folder: nothing where all is done. */
export async function findFolderWork(
  pool: Pool,
  { account_id, folder_id }: Pick<FolderWork, 'account_id' | 'folder_id'>,
): Promise<FolderWork | undefined> {
  const { rows } = await pool.query<FolderWork>(
    `select ${columns} from engine.folder_work where account_id = $1 and folder_id = $2`,
    [account_id, folder_id],
  );
  return rows[0];
}

export async function notePlace(
  pool: Pool,
  { account_id, folder_id, is_full }: FolderWork,
  place: string,
): Promise<void> {
  await pool.query('select engine.note_folder_place($1, $2, $3, $4)', [
    account_id,
    folder_id,
    place,
    is_full,
  ]);
}

export async function forgetPlace(pool: Pool, { account_id, folder_id }: FolderWork): Promise<void> {
  await pool.query('select engine.forget_folder_place($1, $2)', [account_id, folder_id]);
}

export async function listFolderAccounts(pool: Pool, after: string, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id::text from engine.folder_accounts($1, $2) as account (id)',
    [after, most],
  );
  return rows.map(({ id }) => id);
}

export interface FolderUse {
  readonly place: string;
  readonly guid: string;
  readonly bytes: number;
}

export async function noteFolderUse(pool: Pool, account: string, uses: readonly FolderUse[]): Promise<void> {
  await pool.query('select engine.note_folder_use($1, $2)', [account, JSON.stringify(uses)]);
}
