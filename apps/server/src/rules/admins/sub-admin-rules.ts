import { AppError } from '@posthouse/contract/core/errors';
import { areas, hasLevel, type Permissions, type Role } from '@posthouse/contract/core/permissions';
import type { ActingAdmin, DomainSet } from '../../kernel/acting-admin.ts';

/** Nobody gives more than they have: no higher level, no domain they are kept from. */
export function demandMayGrant(
  caller: ActingAdmin,
  { permissions, domains }: { permissions: Partial<Permissions>; domains: DomainSet },
): void {
  if (!isWithinOwn(caller, permissions) || !isWithinDomains(caller, domains)) {
    throw new AppError('forbidden');
  }
}

/**
 * Nobody changes themselves, the main admin, nor someone who has more: whoever sets the password of a stronger sub-admin would have
 * their rights.
 */
export function mayManage(
  caller: ActingAdmin,
  target: {
    readonly adminId: number;
    readonly role: Role;
    readonly permissions: Permissions;
    readonly domains: DomainSet;
  },
): boolean {
  const isOther = target.role === 'subadmin' && target.adminId !== caller.adminId;
  return isOther && isWithinOwn(caller, target.permissions) && isWithinDomains(caller, target.domains);
}

function isWithinOwn(caller: ActingAdmin, permissions: Partial<Permissions>): boolean {
  return areas.every((area) => hasLevel(caller, { area, level: permissions[area] ?? 0 }));
}

function isWithinDomains({ domains: own }: ActingAdmin, wanted: DomainSet): boolean {
  return own === 'all' || (wanted !== 'all' && wanted.every((id) => own.includes(id)));
}
