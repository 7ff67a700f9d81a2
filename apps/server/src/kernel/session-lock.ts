import { AppError } from '@posthouse/contract/core/errors';
import type { ClientBase } from 'pg';
import type { Clock } from './clock.ts';
import { loadSessionById, type Session } from './sessions.ts';

/**
 * Begins a transaction in which account, admin and session stay as they are: whoever suspends, disables, lowers or signs
 * out waits for its end, or was first and is seen by it. Always in this order. An admin's own commands go one after the
 * other, so that two which change that admin do not wait for each other; the same for the account where one says that it
 * changes it. Plain text, for one trip to the database does all of it; the numbers are ours.
 */
export function beginLocked(
  { accountId, adminId, id }: Session,
  { changesAccount }: { changesAccount: boolean },
): string {
  return [
    'begin',
    `select from account where id = ${whole(accountId)} for ${changesAccount ? 'no key update' : 'share'}`,
    `select from admin where account_id = ${whole(accountId)} and id = ${whole(adminId)} for no key update`,
    `select from session where account_id = ${whole(accountId)} and id = ${whole(id)} for key share`,
  ].join('; ');
}

/** Who the caller is now that nothing of it can change; a session that ended meanwhile is over. */
export async function reloadSession(
  client: ClientBase,
  { id }: Session,
  { remoteIp, clock }: { remoteIp: string; clock: Clock },
): Promise<Session> {
  const session = await loadSessionById(client, id, { remoteIp, now: clock.now() });
  if (session === undefined) throw new AppError('session_invalid');
  return session;
}

function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new Error(`no id: ${value}`);
  return value;
}
