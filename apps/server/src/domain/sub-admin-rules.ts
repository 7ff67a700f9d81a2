import { AppError } from '@posthouse/contract/core/errors';
import { areas, hasLevel, type Permissions, type Role } from '@posthouse/contract/core/permissions';
import type { Session } from '../kernel/sessions.ts';

type DomainIds = readonly number[] | undefined;

/** Nobody gives more than they have: no higher level, no domain they are kept from. */
export function demandMayGrant(
  session: Session,
  { permissions, domainIds }: { permissions: Partial<Permissions>; domainIds: DomainIds },
): void {
  if (!isWithinOwn(session, permissions) || !isWithinDomains(session, domainIds)) {
    throw new AppError('forbidden');
  }
}

/**
 * Nobody changes themselves, the main admin, nor someone who has more: whoever sets the password of a stronger sub-admin would have
 * their rights.
 */
export function mayManage(
  session: Session,
  target: {
    readonly adminId: number;
    readonly role: Role;
    readonly permissions: Permissions;
    readonly domainIds: DomainIds;
  },
): boolean {
  const isOther = target.role === 'subadmin' && target.adminId !== session.adminId;
  return isOther && isWithinOwn(session, target.permissions) && isWithinDomains(session, target.domainIds);
}

function isWithinOwn(session: Session, permissions: Partial<Permissions>): boolean {
  return areas.every((area) => hasLevel(session, { area, level: permissions[area] ?? 0 }));
}

function isWithinDomains({ domainIds: own }: Session, wanted: DomainIds): boolean {
  return own === undefined || (wanted?.every((id) => own.includes(id)) ?? false);
}
