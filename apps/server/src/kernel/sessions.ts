import { duties } from '@posthouse/contract/core/duties';
import type { ClientBase, Pool } from 'pg';
import { everyRight, type RightsRow, rightsOf } from './acting-admin.ts';
import type { Caller } from './caller.ts';
import { hashKey } from './random-keys.ts';
import { rightsVersion } from './rights-version.ts';

export const sessionLifetime = {
  absoluteHours: 12,
  /** `last_seen` is written no more often than this, and the idle end waits that much longer. */
  touchSeconds: 30,
} as const;

/** What `find_session` answers: the session is alive, its admin active, its account not suspended, the address allowed. */
interface FoundSession {
  id: number;
  account_id: number;
  admin_id: number;
  username: string;
  account_name: string;
  /** Null for the main admin. */
  rights: RightsRow | null;
  authenticated_at: string | null;
  password_expired: boolean;
  twofa_missing: boolean;
  viewed_from: number | null;
  viewer_id: number;
  viewer_name: string;
  offer: string;
  touch: boolean;
}

const findSession = 'select find_session($1, $2, $3, $4, $5, $6) as found';

const touchSession = `
  update session set last_seen_at = $3 where account_id = $1 and id in ($2, $4)`;

export interface At {
  readonly remoteIp: string;
  readonly now: Date;
}

/** Who has a token; `extend` is false for requests nobody asked for. */
export async function callerOfToken(
  pool: Pool,
  token: string,
  { extend, ...at }: At & { extend: boolean },
): Promise<Caller | undefined> {
  const found = await find(pool, [hashKey(token), null, null], at);
  if (found === undefined) return undefined;
  if (found.touch && extend) {
    // Whoever looks on is at work in the session they look from, too.
    const touched = await pool.query(touchSession, [found.account_id, found.id, at.now, found.viewed_from]);
    if (touched.rowCount === 0) return undefined;
  }
  return callerOf(found);
}

/** The same without a sign of life: a request has begun, and nobody knows yet for what. */
export function findCaller(pool: Pool, token: string, at: At): Promise<Caller | undefined> {
  return callerOfToken(pool, token, { ...at, extend: false });
}

interface SessionKey {
  readonly accountId: number;
  readonly id: number;
}

/** The caller of a session; undefined when it ended, or may no longer. */
export async function loadSession(
  connection: Pool | ClientBase,
  { accountId, id }: SessionKey,
  at: At,
): Promise<Caller | undefined> {
  const found = await find(connection, [null, accountId, id], at);
  return found && callerOf(found);
}

async function find(
  connection: Pool | ClientBase,
  key: [tokenHash: Buffer, accountId: null, id: null] | [tokenHash: null, accountId: number, id: number],
  { remoteIp, now }: At,
): Promise<FoundSession | undefined> {
  const { rows } = await connection.query<{ found: FoundSession | null }>({
    name: 'find_session',
    text: findSession,
    values: [...key, remoteIp, now, sessionLifetime.touchSeconds],
  });
  return rows[0]?.found ?? undefined;
}

function callerOf(found: FoundSession): Caller {
  const { account_id: accountId, authenticated_at: since } = found;
  const rights = rightsOf(found.rights ?? everyRight);
  return {
    pass: { kind: 'session', id: found.id, authenticatedAt: since === null ? null : new Date(since) },
    accountId,
    adminId: found.admin_id,
    adminname: found.username,
    accountName: found.account_name,
    isReadOnly: found.viewed_from !== null,
    viewer: { accountId, adminId: found.viewer_id, adminname: found.viewer_name },
    duty: duties.find((duty) => found[duty]),
    ...rights,
    rightsVersion: rightsVersion(rights, found.offer),
  };
}
