import type { Actions } from '@posthouse/contract';
import { accountHistoryHandlers } from './features/account-history/account-history-actions.ts';
import { homeHandlers } from './features/home/home-actions.ts';
import { type SessionParts, sessionHandlers } from './features/session/session-actions.ts';
import { settingsHandlers } from './features/settings/settings-actions.ts';
import { subAdminsHandlers } from './features/sub-admins/sub-admins-actions.ts';
import type { Handlers } from './kernel/handlers.ts';

/** A handler for every action of the contract. */
export function createHandlers(parts: SessionParts): Handlers<Actions> {
  return {
    ...accountHistoryHandlers(),
    ...homeHandlers(),
    ...sessionHandlers(parts),
    ...settingsHandlers(),
    ...subAdminsHandlers(parts),
  };
}
