import { hash } from 'node:crypto';
import { areas, type Rights } from '@posthouse/contract/core/permissions';
import type { ActingAdmin } from './acting-admin.ts';

/** Equal as long as an admin has the same rights and is offered the same: a panel that sees another value asks again. */
export function rightsVersion(
  { role, permissions, domains }: Rights & Pick<ActingAdmin, 'domains'>,
  offer: string,
): string {
  const levels = areas.map((area) => permissions[area]);
  const reach = domains === 'all' ? domains : [...domains].sort((one, other) => one - other);
  const text = JSON.stringify([role, levels, reach, offer]);
  return hash('sha256', text, 'base64url').slice(0, 16);
}
