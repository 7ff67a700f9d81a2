export const messages = {
  title: 'IP Access Lists',
  purpose:
    'Mail servers whose messages are always accepted or refused, by IP address. If several entries match, the one with the lowest preference decides; entries of a domain come before those of the account.',
  search: 'Search by address or description',
  empty: 'No entries yet',
  emptyHint:
    'Allow the server of a partner so that its mail is never treated as spam, or block a network that only sends unwanted mail. Add the first entry.',
  readOnly: 'You can view this entry but not change it.',
  column: {
    note: 'Note',
    created: 'Added',
  },
  type: {
    allow: 'Allowed',
    block: 'Blocked',
  },
  scope: {
    account: 'Whole account',
    domain: 'One domain',
  },
  place: {
    label: 'Applies to',
    account: 'Whole account',
    hint: 'Mail to this domain, or to every domain of the account.',
  },
  note: {
    shadowed: 'Never used: {ip} comes first',
    overlaps: 'Except {ip}',
    shadowedText:
      'This entry never decides: {ip} is checked before it and covers the same servers. Give this entry a lower preference, or remove it.',
    overlapsText: '{ip} is checked before this entry and says the opposite for part of it.',
    open: 'Open {ip}',
  },
  form: {
    ipHint: 'An IPv4 or IPv6 address, or a network in CIDR notation: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    typeHint: 'Mail from allowed servers is never treated as spam. Mail from blocked servers is refused.',
    allow: 'Allow',
    block: 'Block',
    preferenceHint: 'Enter 0–9999. The lowest is checked first.',
    preferenceNew:
      'Enter 0–9999; the lowest is checked first. If you leave it empty, the entry comes after the others.',
    descriptionHint: 'For example “Newsletter server of our agency”.',
    save: 'Save',
  },
  add: {
    title: 'Add entry',
  },
  row: {
    edit: 'Edit',
    remove: 'Remove',
  },
  bulk: {
    remove: '{num, plural, one {Remove # entry} other {Remove {shown} entries}}',
  },
  ask: {
    removeOne: 'Remove {name}?',
    remove: '{num, plural, one {Remove # entry?} other {Remove {shown} entries?}}',
    removeText: 'Mail from there is filtered as usual again. This can’t be undone.',
  },
  facts: {
    ip: 'Address or network',
    type: 'Type',
    preference: 'Preference',
    description: 'Description',
    domain: 'Domain',
  },
  values: {
    type: {
      allow: 'Allow',
      block: 'Block',
    },
  },
  goTo: {
    words: {
      ipAccess: 'block server, allow server, blocked IP addresses, allowed IP addresses, network, CIDR',
      addIpAccess: 'block IP address, allow IP address, new entry',
    },
    actions: {
      addIpAccess: 'Add entry to the IP access lists',
    },
  },
  menu: {
    ipAccess: 'IP Access Lists',
  },
  jobs: {
    removeIpAccess: 'Removing entries from the IP access lists',
  },
  deeds: {
    addIpAccess: '{name} added to the IP access lists',
    updateIpAccess: 'Entry {name} changed',
    removeIpAccess: '{num, plural, =1 {Entry {name} removed} other {{shown} entries removed}}',
  },
  operations: {
    addIpAccess: 'Added an entry to the IP access lists',
    updateIpAccess: 'Changed an entry of the IP access lists',
    removeIpAccess: 'Removed an entry from the IP access lists',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'ip-access': typeof messages;
  }
}
