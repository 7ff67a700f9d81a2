import type { Action, AnswerOf, InputOf } from './core/action.ts';
import { accountHistoryActions } from './features/account-history.ts';
import { aliasDomainsActions } from './features/alias-domains.ts';
import { brandingActions } from './features/branding.ts';
import { chatUsersActions } from './features/chat-users.ts';
import { domainsActions } from './features/domains.ts';
import { homeActions } from './features/home.ts';
import { jobsActions } from './features/jobs.ts';
import { recycleBinActions } from './features/recycle-bin.ts';
import { securityActions } from './features/security.ts';
import { sessionActions } from './features/session.ts';
import { settingsActions } from './features/settings.ts';
import { subAdminsActions } from './features/sub-admins.ts';
import { usersActions } from './features/users.ts';

/** The registry: every action of the product, by the name it has on the wire. */
export const actions = {
  ...accountHistoryActions,
  ...aliasDomainsActions,
  ...brandingActions,
  ...chatUsersActions,
  ...domainsActions,
  ...homeActions,
  ...jobsActions,
  ...recycleBinActions,
  ...securityActions,
  ...sessionActions,
  ...settingsActions,
  ...subAdminsActions,
  ...usersActions,
};

export type Actions = typeof actions;
export type ActionName = keyof Actions;
export type ActionInput<Name extends ActionName> = InputOf<Actions[Name]>;
export type ActionAnswer<Name extends ActionName> = AnswerOf<Actions[Name]>;

/** Own keys only: `constructor` and `__proto__` are no actions. */
export function findAction(name: string): Action | undefined {
  return Object.hasOwn(actions, name) ? actions[name as ActionName] : undefined;
}
