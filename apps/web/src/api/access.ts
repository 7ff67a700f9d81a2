import { accessMap } from 'virtual:access-map';
import type { ActionName } from '@posthouse/contract';
import { mayRun } from '@posthouse/contract/core/permissions';
import { currentRights, useSession } from './session.ts';

/** Whether the admin who is logged in may run an action at all; the server checks again. */
export function can(name: ActionName): boolean {
  return mayRun(accessMap[name], currentRights());
}

/** The same, kept up to date while the session changes. */
export function useCan(name: ActionName): boolean {
  useSession();
  return can(name);
}
