import { accessMap } from 'virtual:access-map';
import type { ActionName } from '@posthouse/contract';
import { isGranted, isInScope } from '@posthouse/contract/core/permissions';
import { currentRights, useSession } from './session.ts';

/** Whether the signed-in admin may run an action at all; the server checks again. */
export function can(name: ActionName): boolean {
  const { requirement, scope } = accessMap[name];
  const rights = currentRights();
  return isGranted(requirement, rights) && isInScope(scope, rights);
}

/** The same, kept up to date while the session changes. */
export function useCan(name: ActionName): boolean {
  useSession();
  return can(name);
}
