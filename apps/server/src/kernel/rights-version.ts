import { createHash } from 'node:crypto';
import { areas, type Rights } from '@posthouse/contract/core/permissions';
import type { ActingAdmin } from './acting-admin.ts';

/** What else decides what an admin is offered: two-factor authentication, and the maxima of the account. */
export const offerColumns = `
  json_build_array(a.twofa_allowed, c.max_basic_users, c.max_enhanced_users, c.max_domains, c.max_exchange_users,
    c.max_external_users, c.max_chat_users, c.max_quota_mb, c.autogrow_quota)::text as offer`;

/** Equal as long as an admin has the same rights and is offered the same: a panel that sees another value asks again. */
export function rightsVersion(
  { role, permissions, domains }: Rights & Pick<ActingAdmin, 'domains'>,
  offer: string,
): string {
  const levels = areas.map((area) => permissions[area]);
  const reach = domains === 'all' ? domains : [...domains].sort((one, other) => one - other);
  const text = JSON.stringify([role, levels, reach, offer]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
