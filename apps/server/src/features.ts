import { type Actions, actions } from '@posthouse/contract';
import { accountHistoryFeature } from './features/account-history/account-history-actions.ts';
import { addressesFeature } from './features/addresses/addresses-actions.ts';
import { alertsFeature } from './features/alerts/alerts-actions.ts';
import { aliasDomainsFeature } from './features/alias-domains/alias-domains-actions.ts';
import { aliasesFeature } from './features/aliases/aliases-actions.ts';
import { recycledAliases } from './features/aliases/aliases-store.ts';
import { aliasHandOver } from './features/aliases/hand-over-aliases.ts';
import { aliasesPlan } from './features/aliases/import/aliases-plan.ts';
import { auditFeature } from './features/audit/audit-actions.ts';
import { brandingFeature } from './features/branding/branding-actions.ts';
import type { BuilderParts } from './features/builder/builder-part.ts';
import { builderPlan } from './features/builder/builder-plan.ts';
import { chatUsersFeature } from './features/chat-users/chat-users-actions.ts';
import { domainsFeature } from './features/domains/domains-actions.ts';
import type { DomainsParts } from './features/domains/domains-parts.ts';
import { domainsPlan } from './features/domains/import/domains-plan.ts';
import { isDomainEmpty } from './features/domains/import/domains-plan-store.ts';
import { recycledDomains } from './features/domains/recycled-domains-store.ts';
import { autoWhitelistFeature } from './features/filtering/auto-whitelist/auto-whitelist-actions.ts';
import { ipAccessFeature } from './features/filtering/ip-access/ip-access-actions.ts';
import { sendersPlan } from './features/filtering/sender-lists/import/senders-plan.ts';
import { senderListsFeature } from './features/filtering/sender-lists/sender-lists-actions.ts';
import { filterSettingsFeature } from './features/filtering/settings/filter-settings-actions.ts';
import { spamReportsFeature } from './features/filtering/spam-reports/spam-reports-actions.ts';
import { testFilterFeature } from './features/filtering/test-filter/test-filter-actions.ts';
import { homeFeature } from './features/home/home-actions.ts';
import { jobsFeature } from './features/jobs/jobs-actions.ts';
import { listHandOver } from './features/lists/hand-over-lists.ts';
import { isListUnused, listsPlan } from './features/lists/import/lists-plan.ts';
import { listMembersPlan } from './features/lists/import/members-plan.ts';
import { listsFeature } from './features/lists/lists-actions.ts';
import { recycledLists } from './features/lists/lists-store.ts';
import { lastLoginsFeature } from './features/logs/last-logins/last-logins-actions.ts';
import { logsFeature } from './features/logs/logs-actions.ts';
import { plansFeature } from './features/plans/plans-actions.ts';
import { folderWithdrawal } from './features/public-folders/folder-withdrawal.ts';
import { publicFoldersFeature } from './features/public-folders/public-folders-actions.ts';
import { recycledFolders } from './features/public-folders/recycled-folders-store.ts';
import { recycleBinFeature } from './features/recycle-bin/recycle-bin-actions.ts';
import { savedViewsFeature } from './features/saved-views/saved-views-actions.ts';
import { incidentsFeature } from './features/security/incidents/incidents-actions.ts';
import { securityFeature } from './features/security/security-actions.ts';
import { sessionFeature } from './features/session/session-actions.ts';
import { settingsFeature } from './features/settings/settings-actions.ts';
import { smartListHandOver } from './features/smart-lists/hand-over-smart-lists.ts';
import { smartListsFeature } from './features/smart-lists/smart-lists-actions.ts';
import { recycledSmartLists } from './features/smart-lists/smart-lists-store.ts';
import { subAdminsFeature } from './features/sub-admins/sub-admins-actions.ts';
import { trustedIpsFeature } from './features/trusted-ips/trusted-ips-actions.ts';
import { userBulkChangesFeature } from './features/users/bulk-changes-actions.ts';
import { deliveryFeature } from './features/users/delivery/delivery-feature.ts';
import { explainLoginFeature } from './features/users/explain-login/explain-login-actions.ts';
import { forwardsFeature } from './features/users/forwards/forwards-actions.ts';
import { usersPlan } from './features/users/import/users-plan.ts';
import { offboardingPlan } from './features/users/offboarding/offboarding-plan.ts';
import { mailboxWithdrawal } from './features/users/offboarding/parts/mailbox-withdrawal.ts';
import { offboardingFeature } from './features/users/offboarding/removals-actions.ts';
import { userOverviewFeature } from './features/users/overview/overview-actions.ts';
import { passwordHandoverFeature } from './features/users/password-handover/password-handover-actions.ts';
import { userPasswordsFeature } from './features/users/passwords/passwords-actions.ts';
import { recycledUsers } from './features/users/recycled-users-store.ts';
import { removalFeature } from './features/users/removal/removal-actions.ts';
import { sharingFeature } from './features/users/sharing/sharing-actions.ts';
import { usersFeature } from './features/users/users-actions.ts';
import type { Feature, FeatureParts } from './kernel/feature.ts';
import type { Handlers } from './kernel/handlers.ts';
import type { PlanKinds } from './rules/plans/plan-kind.ts';
import type { Recyclables } from './rules/recycle-bin/recyclable.ts';
import { isAddressUnused, isUserUnused } from './rules/recycle-bin/unused-addresses.ts';

/** What passes through the recycle bin, by kind; a kind of the contract that nobody brings does not compile. */
const recyclables: Recyclables = {
  domains: recycledDomains,
  users: recycledUsers,
  aliases: recycledAliases,
  lists: recycledLists,
  smart_lists: recycledSmartLists,
  public_folders: recycledFolders,
};

/** What a customer is built of. */
const builderParts = (parts: FeatureParts): BuilderParts => ({
  domain: {
    plan: domainsPlan,
    like: actions.addDomain,
    bin: { kind: 'domains', things: recycledDomains },
    isUnused: isDomainEmpty,
  },
  user: {
    plan: usersPlan(parts),
    like: actions.addUser,
    bin: { kind: 'users', things: recycledUsers },
    isUnused: isUserUnused,
  },
  alias: {
    plan: aliasesPlan,
    like: actions.addAlias,
    bin: { kind: 'aliases', things: recycledAliases },
    isUnused: isAddressUnused,
  },
  list: {
    plan: listsPlan,
    like: actions.addList,
    bin: { kind: 'lists', things: recycledLists },
    isUnused: isListUnused,
  },
});

/** What is planned before it is done, by kind; the same holds for it. */
const planKinds = (parts: FeatureParts): PlanKinds => ({
  users: usersPlan(parts),
  aliases: aliasesPlan,
  list_members: listMembersPlan,
  builder: builderPlan(builderParts(parts)),
  whitelist: sendersPlan('allow'),
  blacklist: sendersPlan('block'),
  offboarding: offboardingPlan(parts, {
    handOvers: { aliases: aliasHandOver, lists: listHandOver, smart_lists: smartListHandOver },
    withdrawals: { mailboxes: mailboxWithdrawal, public_folders: folderWithdrawal },
  }),
});

const features = [
  accountHistoryFeature,
  addressesFeature,
  alertsFeature,
  aliasDomainsFeature,
  aliasesFeature,
  auditFeature,
  brandingFeature,
  chatUsersFeature,
  domainsFeature,
  filterSettingsFeature,
  ipAccessFeature,
  autoWhitelistFeature,
  testFilterFeature,
  homeFeature,
  jobsFeature,
  lastLoginsFeature,
  listsFeature,
  logsFeature,
  (parts: FeatureParts) => plansFeature(parts, planKinds(parts)),
  publicFoldersFeature,
  (parts: FeatureParts) => recycleBinFeature(parts, recyclables),
  savedViewsFeature,
  securityFeature,
  incidentsFeature,
  senderListsFeature,
  spamReportsFeature,
  sessionFeature,
  settingsFeature,
  smartListsFeature,
  subAdminsFeature,
  trustedIpsFeature,
  userOverviewFeature,
  userPasswordsFeature,
  passwordHandoverFeature,
  usersFeature,
  explainLoginFeature,
  forwardsFeature,
  removalFeature,
  userBulkChangesFeature,
  sharingFeature,
  deliveryFeature,
  offboardingFeature,
] as const;

type Together<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type AllHandlers = Together<ReturnType<(typeof features)[number]>['handlers']>;

/** Every feature put together; an action of the contract without a handler does not compile. */
export function createFeatures(parts: DomainsParts): Required<Feature<Actions>> {
  const made = features.map((feature) => feature(parts));
  const handlers: AllHandlers = Object.assign({}, ...made.map((feature) => feature.handlers));
  return {
    handlers: handlers satisfies Handlers<Actions>,
    workers: made.flatMap((feature) => feature.workers ?? []),
    longWork: made.flatMap((feature) => feature.longWork ?? []),
    pages: made.flatMap((feature) => feature.pages ?? []),
    exporters: made.flatMap((feature) => feature.exporters ?? []),
  };
}
