import { AppError } from '@posthouse/contract/core/errors';
import type { ClientBase, Pool } from 'pg';
import type { Caller, PassKey } from './caller.ts';
import type { Clock } from './clock.ts';
import { type At, loadSession } from './sessions.ts';

interface PassKind {
  /** Keeps what lets the caller in as it is until the transaction ends. */
  lock(accountId: number, id: number): string;
  /** The caller it lets in now, if any. */
  load(
    connection: Pool | ClientBase,
    key: { accountId: number; id: number },
    at: At,
  ): Promise<Caller | undefined>;
}

const passKinds: Readonly<Record<PassKey['kind'], PassKind>> = {
  session: {
    lock: (accountId, id) =>
      `select from session where account_id = ${accountId} and id = ${id} for key share`,
    load: loadSession,
  },
};

/**
 * Begins a transaction in which account, admin and pass stay as they are: whoever suspends, disables, lowers or logs out
 * waits for its end, or was first and is seen by it. Always in this order. An admin's own commands go one after the
 * other, so that two which change that admin do not wait for each other; the same for the account where one says that it
 * changes it. Plain text, for one trip to the database does all of it; the numbers are ours.
 */
export function beginLocked(
  { accountId, adminId, pass: { kind, id } }: Caller,
  { changesAccount }: { changesAccount: boolean },
): string {
  return [
    'begin',
    `select from account where id = ${whole(accountId)} for ${changesAccount ? 'no key update' : 'share'}`,
    `select from admin where account_id = ${whole(accountId)} and id = ${whole(adminId)} for no key update`,
    passKinds[kind].lock(whole(accountId), whole(id)),
  ].join('; ');
}

/** Who the caller is now that nothing of it can change; one whose pass ended meanwhile is out. */
export async function reloadCaller(
  client: ClientBase,
  { accountId, pass }: Caller,
  { remoteIp, clock }: { remoteIp: string; clock: Clock },
): Promise<Caller> {
  const caller = await loadCaller(client, accountId, pass, { remoteIp, now: clock.now() });
  if (caller === undefined) throw new AppError('session_invalid');
  return caller;
}

/** The same caller again, for what it ordered a moment ago; undefined when its pass ended, or it may no longer. */
export function loadCaller(
  connection: Pool | ClientBase,
  accountId: number,
  { kind, id }: PassKey,
  at: At,
): Promise<Caller | undefined> {
  return passKinds[kind].load(connection, { accountId, id }, at);
}

function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new Error(`no id: ${value}`);
  return value;
}
