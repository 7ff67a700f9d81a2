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
    hint: 'Mail from blocked senders and spam are still dealt with.',
    whitelistHint:
      'Mail from anyone who isn’t on a whitelist or the auto whitelist is refused. Delivery notices go to the spam folder.',
  },
  autowhitelist: {
    on: 'On',
    off: 'Off',
    hint: 'When a user writes to an address, replies from there are accepted in that domain.',
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
    folder: 'Spam folder',
    inbox: 'Inbox',
    delete: 'Nowhere, it is refused',
    hint: 'Where messages go that look like spam.',
    deleteHint:
      'Spam is refused while the sender’s server is still connected, so the sender hears about it. If other recipients accept the same message, it is dropped here.',
  },
  days: '{num, plural, one {# day} other {# days}}',
  daysHint: 'Older messages in the spam folder are deleted. Enter 1–365, or leave it empty to inherit.',
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
    hint: 'Administrators get a warning when a user logs in from more countries than this. Nobody is locked out.',
  },
  facts: {
    accept_from: 'Accept mail from',
    autowhitelist: 'Auto whitelist',
    sensitivity: 'Sensitivity',
    spam_to: 'Spam goes to',
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
      folder: 'Spam folder',
      inbox: 'Inbox',
      delete: 'Nowhere, it is refused',
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
      'Users teach the filter when they move a message into the spam folder or out of it, or send it to a retrainer. It counts for your account only. It has learned enough from your account to use it.',
    tooFew:
      'Users teach the filter when they move a message into the spam folder or out of it, or send it to a retrainer. It counts for your account only. It uses this from {num} messages of each kind on.',
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
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'filter-settings': typeof messages;
  }
}
