import { AppError } from '@posthouse/contract/core/errors';
import { areas, hasLevel, type Permissions, type Role } from '@posthouse/contract/core/permissions';
import type { Session } from '../kernel/sessions.ts';

/** Nobody gives more than they have. */
export function demandMayGrant(session: Session, permissions: Partial<Permissions>): void {
  if (!isWithinOwn(session, permissions)) throw new AppError('forbidden');
}

/**
 * Nobody changes themselves, the main admin, nor someone who has more: whoever sets the password of a stronger sub-admin would have
 * their rights.
 */
export function mayManage(
  session: Session,
  target: { readonly adminId: number; readonly role: Role; readonly permissions: Permissions },
): boolean {
  const isOther = target.role === 'subadmin' && target.adminId !== session.adminId;
  return isOther && isWithinOwn(session, target.permissions);
}

function isWithinOwn(session: Session, permissions: Partial<Permissions>): boolean {
  return areas.every((area) => hasLevel(session, { area, level: permissions[area] ?? 0 }));
}
