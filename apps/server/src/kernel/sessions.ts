import { type Duty, duties } from '@posthouse/contract/core/duties';
import type { ClientBase, Pool } from 'pg';
import { type ActingAdmin, type RightsRow, rightsColumns, rightsOf } from './acting-admin.ts';
import { hashKey } from './random-keys.ts';
import { offerColumns, rightsVersion } from './rights-version.ts';

/** The signed-in admin, as every call sees it: read afresh each time, so a change of rights counts at once. */
export interface Session extends ActingAdmin {
  readonly id: number;
  readonly accountName: string;
  readonly authenticatedAt: Date | null;
  /** Until it is met, only what the contract allows despite it works. */
  readonly duty: Duty | undefined;
  /** The main admin looks through it: queries only. */
  readonly isReadOnly: boolean;
  /** Tells the panel whether the rights it knows are still those of the admin. */
  readonly rightsVersion: string;
}

export const sessionLifetime = {
  absoluteHours: 12,
  /** `last_seen` is written no more often than this, and the idle end waits that much longer. */
  touchSeconds: 30,
} as const;

interface SessionRow extends RightsRow {
  id: number;
  account_id: number;
  admin_id: number;
  username: string;
  account_name: string;
  authenticated_at: Date | null;
  is_read_only: boolean;
  password_expired: boolean;
  twofa_missing: boolean;
  viewed_from: number | null;
  viewer_id: number;
  viewer_name: string;
  offer: string;
  touch: boolean;
}

/**
 * One query decides: session alive, admin active, account not suspended, address allowed. Where the main admin looks
 * through a sub-admin's session (v), it is the main admin (w) who must still be in, from an allowed address, and whose
 * duties count.
 * $1 token hash or id, $2 remote address, $3 now, $4 touch seconds.
 */
const sessionQuery = (key: 's.token_hash' | 's.id') => `
  select s.id, s.account_id, s.admin_id, a.username, ${rightsColumns}, ${offerColumns}, c.name as account_name, s.authenticated_at,
         s.viewed_from is not null as is_read_only, s.viewed_from, w.id as viewer_id, w.username as viewer_name,
         c.password_max_age_days > 0
           and w.password_changed_at <= $3::timestamptz - make_interval(days => c.password_max_age_days) as password_expired,
         c.twofa_required and w.role = 'subadmin' and not exists (
           select from admin_two_factor f
            where f.account_id = w.account_id and f.admin_id = w.id and f.enabled_at is not null) as twofa_missing,
         s.last_seen_at < $3::timestamptz - make_interval(secs => $4) as touch
    from session s
    join admin a on a.account_id = s.account_id and a.id = s.admin_id
    join account c on c.id = s.account_id
    left join session v on v.account_id = s.account_id and v.id = s.viewed_from
    join admin w on w.account_id = s.account_id and w.id = coalesce(v.admin_id, s.admin_id)
   where ${key} = $1
     and s.expires_at > $3
     and s.last_seen_at > $3::timestamptz - make_interval(mins => c.ui_timeout_minutes, secs => $4)
     and (v.id is null or (v.expires_at > $3
       and v.last_seen_at > $3::timestamptz - make_interval(mins => c.ui_timeout_minutes, secs => $4)))
     and a.active
     and w.active
     and c.state = 'active'
     and (coalesce(v.any_address, s.any_address) or not w.ip_restricted or exists (
           select from admin_ip_range r
            where r.account_id = s.account_id and r.admin_id = w.id and $2::inet <<= r.range))`;

const touchSession = `
  update session set last_seen_at = $3 where account_id = $1 and id in ($2, $4)`;

interface At {
  readonly remoteIp: string;
  readonly now: Date;
}

/** Finds the session of a token; `extend` is false for requests nobody asked for. */
export async function loadSession(
  pool: Pool,
  token: string,
  { extend, ...at }: At & { extend: boolean },
): Promise<Session | undefined> {
  const row = await findRow(pool, byToken, hashKey(token), at);
  if (row === undefined) return undefined;
  if (row.touch && extend) {
    // Whoever looks on is at work in the session they look from, too.
    const touched = await pool.query(touchSession, [row.account_id, row.id, at.now, row.viewed_from]);
    if (touched.rowCount === 0) return undefined;
  }
  return sessionOf(row);
}

/** The same without a sign of life: a request has begun, and nobody knows yet for what. */
export function findSession(pool: Pool, token: string, at: At): Promise<Session | undefined> {
  return loadSession(pool, token, { ...at, extend: false });
}

/** The same session again, for what it ordered a moment ago; undefined when it ended, or may no longer. */
export async function loadSessionById(
  connection: Pool | ClientBase,
  id: number,
  at: At,
): Promise<Session | undefined> {
  const row = await findRow(connection, byId, id, at);
  return row && sessionOf(row);
}

const byToken = sessionQuery('s.token_hash');
const byId = sessionQuery('s.id');

async function findRow(
  connection: Pool | ClientBase,
  text: string,
  key: Buffer | number,
  { remoteIp, now }: At,
): Promise<SessionRow | undefined> {
  const found = await connection.query<SessionRow>(text, [key, remoteIp, now, sessionLifetime.touchSeconds]);
  return found.rows[0];
}

function sessionOf(row: SessionRow): Session {
  const rights = rightsOf(row);
  return {
    id: row.id,
    accountId: row.account_id,
    adminId: row.admin_id,
    adminname: row.username,
    accountName: row.account_name,
    authenticatedAt: row.authenticated_at,
    isReadOnly: row.is_read_only,
    viewer: { accountId: row.account_id, adminId: row.viewer_id, adminname: row.viewer_name },
    duty: duties.find((duty) => row[duty]),
    ...rights,
    rightsVersion: rightsVersion(rights, row.offer),
  };
}
