import type { Pool } from 'pg';

/** A folder that is not yet where it should be, has become full or not full, or has another quota. */
export interface FolderWork {
  readonly account_id: string;
  readonly folder_id: string;
  readonly type: 'mail' | 'appointment' | 'contact' | 'note' | 'task';
  /** Null where Dovecot does not have it yet. */
  readonly place: string | null;
  /** Null where it is gone for good. */
  readonly wanted: string | null;
  readonly is_full: boolean;
  readonly quota_mb: string;
  /** Another folder is still where this one should be. */
  readonly is_taken: boolean;
}

const columns = 'account_id::text, folder_id::text, type, place, wanted, is_full, quota_mb::text, is_taken';

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
  { account_id, folder_id, is_full, quota_mb }: FolderWork,
  place: string,
): Promise<void> {
  await pool.query('select engine.note_folder_place($1, $2, $3, $4, $5)', [
    account_id,
    folder_id,
    place,
    is_full,
    quota_mb,
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

interface FolderLimit {
  readonly folder_id: string;
  /** The name by which Dovecot finds it. */
  readonly mask: string;
  readonly bytes: string;
}

export async function listFolderLimits(pool: Pool, account: string): Promise<FolderLimit[]> {
  const { rows } = await pool.query<FolderLimit>(
    'select folder_id::text, mask, bytes::text from engine.folder_limits($1)',
    [account],
  );
  return rows;
}

/** The users with a right in a folder. */
export async function listFolderReaders(pool: Pool, account: string, folder: string): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    'select email from engine.folder_readers($1, $2) as reader (email)',
    [account, folder],
  );
  return rows.map(({ email }) => email);
}

/** What a user shall be subscribed to: places of folders and names of mailboxes by their numbers. */
export interface Subscriptions {
  readonly account_id: string;
  readonly user_id: string;
  readonly email: string;
  readonly folders: Readonly<Record<string, string>>;
  readonly mailboxes: Readonly<Record<string, string>>;
}

export async function findSubscriptions(pool: Pool, email: string): Promise<Subscriptions | undefined> {
  const { rows } = await pool.query<Subscriptions>(
    'select account_id::text, user_id::text, email, folders, mailboxes from engine.subscriptions_of($1)',
    [email],
  );
  return rows[0];
}

export async function listSubscribers(
  pool: Pool,
  after: string,
  most: number,
): Promise<{ readonly user_id: string; readonly email: string }[]> {
  const { rows } = await pool.query('select user_id::text, email from engine.subscribers($1, $2)', [
    after,
    most,
  ]);
  return rows;
}
