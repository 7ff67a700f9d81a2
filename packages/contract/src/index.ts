import type { Action, AnswerOf, InputOf } from './core/action.ts';
import { accountHistoryActions } from './features/account-history.ts';
import { addressesActions } from './features/addresses.ts';
import { alertsActions } from './features/alerts.ts';
import { aliasDomainsActions } from './features/alias-domains.ts';
import { aliasesActions } from './features/aliases.ts';
import { auditActions } from './features/audit.ts';
import { brandingActions } from './features/branding.ts';
import { chatUsersActions } from './features/chat-users.ts';
import { domainsActions } from './features/domains.ts';
import { autoWhitelistActions } from './features/filtering/auto-whitelist.ts';
import { filterSettingsActions } from './features/filtering/filter-settings.ts';
import { ipAccessActions } from './features/filtering/ip-access.ts';
import { senderListsActions } from './features/filtering/sender-lists.ts';
import { spamReportsActions } from './features/filtering/spam-reports.ts';
import { testFilterActions } from './features/filtering/test-filter.ts';
import { homeActions } from './features/home.ts';
import { jobsActions } from './features/jobs.ts';
import { listsActions } from './features/lists.ts';
import { lastLoginsActions } from './features/logs/last-logins.ts';
import { logsActions } from './features/logs.ts';
import { plansActions } from './features/plans.ts';
import { publicFoldersActions } from './features/public-folders.ts';
import { recycleBinActions } from './features/recycle-bin.ts';
import { savedViewsActions } from './features/saved-views.ts';
import { incidentsActions } from './features/security/incidents.ts';
import { securityActions } from './features/security.ts';
import { sessionActions } from './features/session.ts';
import { settingsActions } from './features/settings.ts';
import { smartListsActions } from './features/smart-lists.ts';
import { subAdminsActions } from './features/sub-admins.ts';
import { trustedIpsActions } from './features/trusted-ips.ts';
import { userBulkChangesActions } from './features/users/bulk-changes.ts';
import { deliveryRulesActions } from './features/users/delivery-rules.ts';
import { explainLoginActions } from './features/users/explain-login.ts';
import { forwardsActions } from './features/users/forwards.ts';
import { offboardingActions } from './features/users/offboarding.ts';
import { userOverviewActions } from './features/users/overview.ts';
import { passwordHandoverActions } from './features/users/password-handover.ts';
import { userPasswordsActions } from './features/users/passwords.ts';
import { removalActions } from './features/users/removal.ts';
import { sharingActions } from './features/users/sharing.ts';
import { vacationActions } from './features/users/vacation.ts';
import { usersActions } from './features/users.ts';

/** The registry: every action of the product, by the name it has on the wire. */
export const actions = {
  ...accountHistoryActions,
  ...addressesActions,
  ...alertsActions,
  ...aliasDomainsActions,
  ...aliasesActions,
  ...auditActions,
  ...brandingActions,
  ...chatUsersActions,
  ...domainsActions,
  ...filterSettingsActions,
  ...incidentsActions,
  ...ipAccessActions,
  ...autoWhitelistActions,
  ...testFilterActions,
  ...homeActions,
  ...jobsActions,
  ...lastLoginsActions,
  ...listsActions,
  ...logsActions,
  ...plansActions,
  ...publicFoldersActions,
  ...recycleBinActions,
  ...savedViewsActions,
  ...securityActions,
  ...senderListsActions,
  ...spamReportsActions,
  ...sessionActions,
  ...settingsActions,
  ...smartListsActions,
  ...subAdminsActions,
  ...trustedIpsActions,
  ...userOverviewActions,
  ...userPasswordsActions,
  ...passwordHandoverActions,
  ...usersActions,
  ...explainLoginActions,
  ...forwardsActions,
  ...removalActions,
  ...userBulkChangesActions,
  ...sharingActions,
  ...deliveryRulesActions,
  ...vacationActions,
  ...offboardingActions,
};

export type Actions = typeof actions;
export type ActionName = keyof Actions;
export type ActionInput<Name extends ActionName> = InputOf<Actions[Name]>;
export type ActionAnswer<Name extends ActionName> = AnswerOf<Actions[Name]>;

/** Own keys only: `constructor` and `__proto__` are no actions. */
export function findAction(name: string): Action | undefined {
  return Object.hasOwn(actions, name) ? actions[name as ActionName] : undefined;
}
