import { accountHistoryScreens } from '../features/account-history/account-history-screens.ts';
import { aliasDomainsScreens } from '../features/alias-domains/alias-domains-screens.ts';
import { aliasesScreens } from '../features/aliases/aliases-screens.ts';
import { auditScreens } from '../features/audit/audit-screens.ts';
import { autoWhitelistScreens } from '../features/auto-whitelist/auto-whitelist-screens.ts';
import { brandingScreens } from '../features/branding/branding-screens.ts';
import { builderScreens } from '../features/builder/builder-screens.ts';
import { chatUsersScreens } from '../features/chat-users/chat-users-screens.ts';
import { domainsScreens } from '../features/domains/domains-screens.ts';
import { filterSettingsScreens } from '../features/filter-settings/filter-settings-screens.ts';
import { homeScreens } from '../features/home/home-screens.ts';
import { ipAccessScreens } from '../features/ip-access/ip-access-screens.ts';
import { lastLoginsScreens } from '../features/last-logins/last-logins-screens.ts';
import { listsScreens } from '../features/lists/lists-screens.ts';
import { logsScreens } from '../features/logs/logs-screens.ts';
import { offboardingScreens } from '../features/offboarding/offboarding-screens.ts';
import { plansScreens } from '../features/plans/plans-screens.ts';
import { publicFoldersScreens } from '../features/public-folders/public-folders-screens.ts';
import { recycleBinScreens } from '../features/recycle-bin/recycle-bin-screens.ts';
import { securityScreens } from '../features/security/security-screens.ts';
import { senderListsScreens } from '../features/sender-lists/sender-lists-screens.ts';
import { sessionScreens } from '../features/session/session-screens.ts';
import { settingsScreens } from '../features/settings/settings-screens.ts';
import { smartListsScreens } from '../features/smart-lists/smart-lists-screens.ts';
import { subAdminsScreens } from '../features/sub-admins/sub-admins-screens.ts';
import { trustedIpsScreens } from '../features/trusted-ips/trusted-ips-screens.ts';
import { usersScreens } from '../features/users/users-screens.ts';
import type { Screen } from '../ui/navigation/screen.ts';

/** Every screen behind the login, as the features declare them. */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...securityScreens,
  ...trustedIpsScreens,
  ...sessionScreens,
  ...logsScreens,
  ...lastLoginsScreens,
  ...accountHistoryScreens,
  ...domainsScreens,
  ...aliasDomainsScreens,
  ...settingsScreens,
  ...subAdminsScreens,
  ...usersScreens,
  ...aliasesScreens,
  ...listsScreens,
  ...smartListsScreens,
  ...auditScreens,
  ...filterSettingsScreens,
  ...senderListsScreens,
  ...autoWhitelistScreens,
  ...ipAccessScreens,
  ...publicFoldersScreens,
  ...builderScreens,
  ...offboardingScreens,
  ...plansScreens,
  ...chatUsersScreens,
  ...brandingScreens,
  ...recycleBinScreens,
];
