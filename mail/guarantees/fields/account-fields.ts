import { because, type FieldCoverage, guaranteed, onlyShown, sameAs } from './coverage.ts';

const restoredUser = guaranteed('a user that is removed and restored has its mail again');
const restoredDomain = guaranteed(
  'a domain that is removed and restored has its users with their mail, and its aliases, again',
);
const ended = guaranteed(
  'each of aliases, lists and smart lists is refused while it is disabled or removed, takes mail again, and leaves its name once it is gone',
);
const restoredFolder = guaranteed(
  'a public folder follows the panel: renamed, moved, removed and restored with what is in it',
);
const imported = guaranteed(
  'users and aliases from a file have their mail and logins once it is applied, and lose them when that is undone',
);
const ofPanel = because('only about the panel and the e-mails it sends itself');
const plans: FieldCoverage = {
  users: imported,
  aliases: imported,
  list_members: sameAs('addListMembers.members'),
  builder: sameAs('addUser'),
  whitelist: sameAs('addWhitelist'),
  blacklist: sameAs('addBlacklist'),
};
const allPlans: FieldCoverage = { ...plans, offboarding: sameAs('planOffboarding') };

/** The account as a whole: its settings, its recycle bin, and what is imported into it. */
export const accountFields: FieldCoverage = {
  updateSettings: {
    does: because('only its timezone concerns mail'),
    ui_timeout: ofPanel,
    language: ofPanel,
    timezone: guaranteed(
      'an account has its own timezone, in which the last day of an application password ends',
    ),
    dateformat: onlyShown,
    homecountry: because('not used by the mail engine yet: it knows no countries'),
    quota_alert_cc: because('not used by the mail engine yet: nobody is told about full mailboxes'),
    password_max_age_days: because('only about passwords of admins'),
    twofa_required: because('only about logins of admins'),
  },
  setLanguage: ofPanel,
  setAlerts: ofPanel,
  setSavedView: ofPanel,
  removeSavedView: ofPanel,
  updateSystemText: ofPanel,
  resetSystemText: ofPanel,
  restoreItems: {
    does: restoredUser,
    kind: {
      domains: restoredDomain,
      users: restoredUser,
      aliases: ended,
      lists: ended,
      smart_lists: ended,
      public_folders: restoredFolder,
    },
  },
  purgeItems: {
    does: ended,
    kind: {
      domains: guaranteed(
        'a domain of a former owner that was deleted for good leaves nothing to its next one',
      ),
      users: guaranteed('a user that was deleted for good leaves nothing to one of the same name'),
      aliases: ended,
      lists: ended,
      smart_lists: ended,
      public_folders: guaranteed('a public folder that was deleted for good leaves its name to an empty one'),
    },
  },
  planImport: { does: imported, kind: plans, csv: imported, domain: sameAs('addWhitelist.domain') },
  setPlanWaiting: because('only says when rows are applied, which `applyPlan` does'),
  applyPlan: { does: imported, kind: allPlans },
  undoPlan: { does: imported, kind: allPlans },
  downloadPlan: because('only a file about what was imported'),
};
