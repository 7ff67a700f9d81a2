import { loginLinkPrefix } from '@posthouse/contract/core/wire';
import type { Database } from '../../db/pool.ts';
import type { AdminKey } from '../../kernel/actor.ts';
import { createOneTimeKey } from '../../kernel/one-time-keys.ts';

export interface LoginLinkDetail {
  /** The session it opens passes the admin's own IP list. */
  readonly anyAddress: boolean;
}

export const loginLinkMinutes = 1;

/** What stands behind `?token=` in a link that logs in as an admin. */
export async function createLoginLink(
  db: Database,
  { accountId, adminId }: AdminKey,
  { now, anyAddress }: { now: Date; anyAddress: boolean },
): Promise<string> {
  const key = await createOneTimeKey(db, {
    accountId,
    adminId,
    purpose: 'login_link',
    detail: { anyAddress } satisfies LoginLinkDetail,
    now,
    lifetimeMinutes: loginLinkMinutes,
  });
  return loginLinkPrefix + key;
}
