export const messages = {
  title: 'Auto Whitelist',
  purpose:
    'Addresses your users have written to. Mail from there isn’t treated as spam in the domain of the user who wrote.',
  search: 'Search by address',
  empty: 'No addresses yet',
  emptyHint:
    'When a user writes to someone outside your account, the address appears here, and replies aren’t treated as spam. You can turn this off for the account or for a domain:',
  settings: 'Filter settings',
  writtenBy: 'Written to by {name}',
  column: {
    address: 'Address',
    email: 'Written to by',
    domain: 'Domain',
    last: 'Last time',
    first: 'First time',
  },
  row: {
    remove: 'Remove',
  },
  bulk: {
    remove: '{num, plural, one {Remove # address} other {Remove {shown} addresses}}',
  },
  ask: {
    removeOne: 'Remove {name}?',
    remove: '{num, plural, one {Remove # address?} other {Remove {shown} addresses?}}',
    removeText:
      'Mail from there is filtered as usual again. If a user writes to the address again, it comes back.',
  },
  facts: {
    address: 'Address',
    domain: 'Domain',
  },
  goTo: {
    words: {
      autoWhitelist: 'known senders, recipients, contacts, replies, written to',
    },
  },
  menu: {
    autoWhitelist: 'Auto Whitelist',
  },
  jobs: {
    removeAutoWhitelist: 'Removing addresses from the auto whitelist',
  },
  deeds: {
    removeAutoWhitelist:
      '{num, plural, =1 {{name} removed from the auto whitelist} other {{shown} addresses removed from the auto whitelist}}',
  },
  operations: {
    removeAutoWhitelist: 'Removed an address from the auto whitelist',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'auto-whitelist': typeof messages;
  }
}
