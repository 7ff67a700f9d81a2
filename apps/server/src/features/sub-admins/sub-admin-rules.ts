import { AppError } from '@posthouse/contract/core/errors';
import { areas, hasLevel, type Permissions } from '@posthouse/contract/core/permissions';
import type { Session } from '../../kernel/sessions.ts';

/** Nobody gives more than they have. */
export function demandMayGrant(session: Session, permissions: Partial<Permissions>): void {
  if (!isWithinOwn(session, permissions)) throw new AppError('forbidden');
}

/**
 * Nobody changes themselves, nor someone who has more: whoever sets the password of a stronger sub-admin would have
 * their rights.
 */
export function mayManage(
  session: Session,
  target: { readonly adminId: number; readonly permissions: Permissions },
): boolean {
  return target.adminId !== session.adminId && isWithinOwn(session, target.permissions);
}

function isWithinOwn(session: Session, permissions: Partial<Permissions>): boolean {
  return areas.every((area) => hasLevel(session, { area, level: permissions[area] ?? 0 }));
}
