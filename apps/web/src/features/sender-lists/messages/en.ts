export const messages = {
  of: {
    whitelist: {
      title: 'Whitelist',
      purpose: 'Senders whose mail always goes to the inbox, whatever the spam filter says.',
      empty: 'The whitelist is empty',
      emptyHint:
        'Mail from senders on the whitelist always goes to the inbox. Add an address such as anna@partner.example, or a domain with all its addresses.',
    },
    blacklist: {
      title: 'Blacklist',
      purpose: 'Senders whose mail is always refused.',
      empty: 'The blacklist is empty',
      emptyHint:
        'Mail from senders on the blacklist doesn’t arrive, not even in the spam folder. Add an address such as offers@spam.example, or a domain with all its addresses.',
    },
  },
  search: 'Search by address or note',
  readOnly: 'You can view this entry but not change it.',
  never: 'None in the last 30 days',
  user: 'User',
  expired: 'Expired {day}',
  column: {
    address: 'Address or domain',
    note: 'Note',
    expires: 'Expires',
    hits: 'Hits in 30 days',
    lastHit: 'Last hit',
    created: 'Added',
    createdBy: 'Added by',
  },
  filter: {
    includeUsers: 'Include users’ lists',
    expired: 'Expired',
  },
  scope: {
    account: 'Whole account',
    domain: 'One domain',
    user: 'One user',
  },
  form: {
    scope: 'Applies to',
    scopeHint: 'A user’s own entries are checked first, then those of the domain, then those of the account.',
    domain: 'Domain',
    chooseDomain: 'Choose a domain',
    user: 'User',
    chooseUser: 'Choose a user',
    address: 'E-mail address or domain',
    addressHint: 'For example anna@partner.example or partner.example. A domain includes its subdomains.',
    ignore_spf: 'Ignore SPF',
    ignoreSpfHint:
      'Without this, mail that fails the SPF check is filtered as usual, because the sender may be forged. With it, anyone who fakes this address gets through.',
    apply_to_headers: 'Apply to headers',
    applyToHeadersHint: 'Also checks the From address that readers see, not just the envelope sender.',
    expires: 'Expires',
    expiresHint: 'The last day it counts. Leave it empty to keep the entry until you remove it.',
    note: 'Note',
    noteHint: 'Only admins see it.',
    save: 'Save',
  },
  other: {
    whitelist: 'Also on the whitelist',
    blacklist: 'Also on the blacklist',
    hint: 'This sender is on both lists. The blacklist wins: mail is refused.',
  },
  add: {
    whitelist: 'Add to whitelist',
    blacklist: 'Add to blacklist',
  },
  ofUser: {
    hint: 'This user’s own entries. They are checked before those of the domain and the account.',
    lists: 'Lists of the user',
  },
  bulk: {
    remove: '{num, plural, one {Remove # entry} other {Remove {shown} entries}}',
  },
  ask: {
    remove: '{num, plural, one {Remove # entry?} other {Remove {shown} entries?}}',
    removeOne: 'Remove {name}?',
    text: {
      whitelist: 'Mail from there is filtered as usual again. This can’t be undone.',
      blacklist: 'Mail from there is filtered as usual again. This can’t be undone.',
    },
  },
  facts: {
    address: 'Address or domain',
    scope: 'Applies to',
    apply_to_headers: 'Apply to headers',
    note: 'Note',
    expires: 'Expires',
    ignore_spf: 'Ignore SPF',
  },
  values: {
    scope: {
      account: 'Whole account',
    },
  },
  goTo: {
    words: {
      whitelist: 'allowlist, safe senders, accept, trusted senders, spam filter',
      blacklist: 'blocklist, block senders, refuse, spam filter',
      addWhitelist: 'allow sender, accept mail from, safe sender',
      addBlacklist: 'block sender, refuse mail from',
      exportWhitelist: 'download whitelist, CSV, spreadsheet',
      exportBlacklist: 'download blacklist, CSV, spreadsheet',
    },
    actions: {
      addWhitelist: 'Add to whitelist',
      addBlacklist: 'Add to blacklist',
      exportWhitelist: 'Export whitelist',
      exportBlacklist: 'Export blacklist',
    },
  },
  menu: {
    whitelist: 'Whitelist',
    blacklist: 'Blacklist',
  },
  jobs: {
    removeWhitelist: 'Removing whitelist entries',
    removeBlacklist: 'Removing blacklist entries',
  },
  deeds: {
    exportWhitelist: 'Whitelist exported',
    exportBlacklist: 'Blacklist exported',
    addWhitelist: '{name} added to the whitelist',
    addBlacklist: '{name} added to the blacklist',
    updateWhitelist: 'Whitelist entry {name} changed',
    updateBlacklist: 'Blacklist entry {name} changed',
    removeWhitelist:
      '{num, plural, =1 {{name} removed from the whitelist} other {{shown} whitelist entries removed}}',
    removeBlacklist:
      '{num, plural, =1 {{name} removed from the blacklist} other {{shown} blacklist entries removed}}',
  },
  operations: {
    exportWhitelist: 'Exported the whitelist',
    exportBlacklist: 'Exported the blacklist',
    addWhitelist: 'Added a whitelist entry',
    addBlacklist: 'Added a blacklist entry',
    updateWhitelist: 'Changed a whitelist entry',
    updateBlacklist: 'Changed a blacklist entry',
    removeWhitelist: 'Removed a whitelist entry',
    removeBlacklist: 'Removed a blacklist entry',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'sender-lists': typeof messages;
  }
}
