export const messages = {
  title: 'Filter settings',
  purpose: 'What happens to incoming mail, for the whole account and for individual domains.',
  save: 'Save',
  readOnly: 'You can view these settings but not change them.',
  noDomains: 'No domains yet',
  noDomainsHint: 'Filter settings appear here once you have access to a domain.',
  ownDomains: 'Domains with their own settings',
  moreDomains: 'And {num} more. Search for them above.',
  place: {
    label: 'Settings for',
    account: 'Whole account',
    accountHint: 'These apply to every domain that doesn’t set something else.',
    domainHint: 'Whatever isn’t set here comes from the account.',
  },
  inherit: {
    account: 'From the account: {value}',
    default: 'Default: {value}',
  },
  accept: {
    everyone: 'Everyone',
    whitelist: 'Only senders on a whitelist',
    hint: 'Blacklists and the spam filter still apply.',
    whitelistHint:
      'Also accepted: the auto whitelist, allowed IP addresses and users of your account. All other mail is refused; delivery notices go to the spam folder.',
  },
  autowhitelist: {
    on: 'On',
    off: 'Off',
    hint: 'Once a user has written to an address, mail from there is no longer treated as spam in the user’s domain.',
  },
  sensitivity: {
    option: '{num} – {word}, spam from a score of {score}',
    hint: 'Every message gets a score: the higher it is, the more it looks like spam. A stricter filter catches more spam, but also more wanted mail.',
    veryTolerant: 'very tolerant',
    tolerant: 'tolerant',
    balanced: 'balanced',
    strict: 'strict',
    veryStrict: 'very strict',
  },
  spam: {
    folder: 'Put it in the spam folder',
    inbox: 'Deliver it to the inbox',
    delete: 'Refuse it',
    hint: 'In the inbox, spam looks like any other message.',
    deleteHint:
      'Spam is refused while the sender’s server is still connected, so the sender finds out. If other recipients accept the same message, it is dropped here and the sender isn’t told.',
  },
  days: '{num, plural, one {# day} other {# days}}',
  daysHint:
    'Older messages in the spam folder are deleted. Enter 1–365, or leave it empty for the value shown.',
  report: {
    off: 'Off',
    every: '{num, plural, one {Every # hour} other {Every # hours}}',
    new: 'Messages since the last report',
    all: 'Everything in the spam folder',
    html: 'Formatted (HTML)',
    text: 'Plain text',
    hint: 'Users get an e-mail that lists what is in their spam folder, with a link that moves a message to the inbox. There’s no report when there’s nothing to tell.',
    contentHint: 'Which messages a report lists.',
    formatHint: 'Plain text works in every mail program.',
  },
  countries: {
    off: 'No limit',
    more: '{num, plural, one {Logins from more than # country} other {Logins from more than # countries}}',
    hint: 'A warning appears on Home when a user logs in from more countries than this within 24 hours. Nobody is locked out.',
  },
  facts: {
    accept_from: 'Accept mail from',
    autowhitelist: 'Auto whitelist',
    sensitivity: 'Sensitivity',
    spam_to: 'What to do with spam',
    keep_spam_days: 'Keep spam for (days)',
    report_hours: 'Spam report (hours)',
    report_content: 'Report content',
    report_format: 'Report format',
    login_countries: 'Login location limit (countries)',
  },
  values: {
    accept_from: {
      everyone: 'Everyone',
      whitelist: 'Only senders on a whitelist',
    },
    spam_to: {
      folder: 'Put it in the spam folder',
      inbox: 'Deliver it to the inbox',
      delete: 'Refuse it',
    },
    report_hours: {
      0: 'Off',
    },
    report_content: {
      new: 'Messages since the last report',
      all: 'Everything in the spam folder',
    },
    report_format: {
      html: 'Formatted (HTML)',
      text: 'Plain text',
    },
    login_countries: {
      0: 'No limit',
    },
  },
  lessons: {
    title: 'What users have taught the filter',
    inUse:
      'Users teach the filter by moving messages into or out of the spam folder, or by sending them to a retrainer. What they teach counts for your account only. There are enough messages, so the filter uses it.',
    tooFew:
      'Users teach the filter by moving messages into or out of the spam folder, or by sending them to a retrainer. What they teach counts for your account only. The filter uses it once there are {num} messages of each kind.',
    spam: 'Spam',
    notspam: 'Not spam',
  },
  goTo: {
    words: {
      filterSettings:
        'spam filter, sensitivity, spam folder, antispam, keep spam, test the filter, spam report, quarantine, countries',
    },
  },
  menu: {
    filterSettings: 'Filter settings',
  },
  deeds: {
    updateFilterSettings: 'Filter settings changed',
  },
  operations: {
    updateFilterSettings: 'Changed filter settings',
    releaseSpam: 'Released a message from the spam folder',
  },
  variants: {
    releaseSpam: {
      pending: 'Asked to release a message from the spam folder',
    },
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'filter-settings': typeof messages;
  }
}
