import type { Pool } from 'pg';

/** A list as mail to it is handled. */
export interface ListAtAddress {
  readonly reason: 'list' | 'smart_list' | 'retrain';
  readonly account_id: string;
  readonly id: string;
  readonly email: string;
  readonly retrains: 'spam' | 'notspam' | null;
  readonly password_hash: string | null;
  /** Whoever posts gets the message too. */
  readonly copy_to_sender: boolean;
}

export async function findList(pool: Pool, address: string): Promise<ListAtAddress | undefined> {
  const { rows } = await pool.query<ListAtAddress>(
    `select reason, account_id::text, id::text, email, retrains, password_hash, copy_to_sender
       from engine.list_at($1)`,
    [address],
  );
  return rows[0];
}

/** Whether a sender can post to the list at an address: `yes`, with its password, or who else could. */
export type Posting = 'yes' | 'password' | 'members' | 'users' | 'nobody';

/** Undefined where there is no list. */
export async function mayPost(pool: Pool, address: string, sender: string): Promise<Posting | undefined> {
  const { rows } = await pool.query<{ may: Posting | null }>('select engine.may_post($1, $2) as may', [
    address,
    sender,
  ]);
  return rows[0]?.may ?? undefined;
}

type ListKey = Pick<ListAtAddress, 'account_id' | 'id'>;

export interface ListTarget {
  readonly position: string;
  readonly target: string;
}

export async function listTargets(
  pool: Pool,
  { account_id, id }: ListKey,
  after: string,
  most: number,
): Promise<ListTarget[]> {
  const { rows } = await pool.query<ListTarget>(
    'select position, target from engine.list_targets($1, $2, $3, $4)',
    [...[account_id, id, after, most]],
  );
  return rows;
}

export async function listOwners(pool: Pool, { account_id, id }: ListKey): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    'select * from engine.list_owners($1, $2) as owner (email)',
    [account_id, id],
  );
  return rows.map(({ email }) => email);
}

/** Those who can take somebody off the list. */
export async function listManagers(pool: Pool, { account_id, id }: ListKey): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    'select * from engine.list_managers($1, $2) as manager (email)',
    [account_id, id],
  );
  return rows.map(({ email }) => email);
}

/** A message that is handed to the members of a list. */
export interface ListDelivery {
  readonly list: ListKey;
  readonly message: Buffer;
}

/** How long it is held without a note. */
const heldSeconds = 15;

export interface BegunDelivery {
  readonly state: 'begun' | 'held' | 'finished';
  readonly fence: string;
  /** The member up to whom it has been handed on; empty for one that is new. */
  readonly passed: string;
}

/** Whoever begins holds the message: nobody else hands it on meanwhile. */
export async function beginListDelivery(
  pool: Pool,
  { list, message }: ListDelivery,
): Promise<BegunDelivery | undefined> {
  const { rows } = await pool.query<BegunDelivery>(
    `select state, now_fence::text as fence, so_far as passed from engine.begin_list_delivery($1, $2, $3, $4)`,
    [list.account_id, list.id, message, heldSeconds],
  );
  return rows[0];
}

/** Notes how far it has come; false where somebody else holds it by now. */
export async function noteListProgress(
  pool: Pool,
  { list, message }: ListDelivery,
  { fence, passed }: Pick<BegunDelivery, 'fence' | 'passed'>,
): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    'select engine.note_list_progress($1, $2, $3, $4, $5, $6) as may',
    [list.account_id, list.id, message, fence, passed, heldSeconds],
  );
  return rows[0]?.may ?? false;
}

export async function endListDelivery(
  pool: Pool,
  { list, message }: ListDelivery,
  { fence, isFinished }: { readonly fence: string; readonly isFinished: boolean },
): Promise<void> {
  await pool.query('select engine.end_list_delivery($1, $2, $3, $4, $5)', [
    ...[list.account_id, list.id, message, fence, isFinished],
  ]);
}

export async function forgetProgress(pool: Pool): Promise<void> {
  await pool.query('select engine.forget_list_progress()');
}

export async function nameOfDomain(pool: Pool, id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string | null }>('select engine.name_of_domain($1) as name', [
    id,
  ]);
  return rows[0]?.name ?? undefined;
}
