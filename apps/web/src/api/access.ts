import { accessMap } from 'virtual:access-map';
import type { ActionName } from '@posthouse/contract';
import { isGranted } from '@posthouse/contract/core/permissions';
import { currentRights, useSession } from './session.ts';

/** Whether the signed-in admin may run an action at all; the server checks again. */
export function can(name: ActionName): boolean {
  return isGranted(accessMap[name], currentRights());
}

export function useCan(name: ActionName): boolean {
  const session = useSession();
  const rights = session && { role: session.userRole, permissions: session.permissions };
  return isGranted(accessMap[name], rights);
}
