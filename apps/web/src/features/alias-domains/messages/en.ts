export const messages = {
  title: 'Alias Domains',
  purpose:
    'Additional names for your domains. Mail to an address at an alias domain reaches the same address at the real domain.',
  search: 'Search alias domains',
  empty: 'No alias domains yet',
  emptyHint:
    'If example.net is an alias domain of example.com, mail to anna@example.net reaches anna@example.com. Add one and verify it with a DNS record.',
  column: {
    aliasdomain: 'Alias domain',
    domain: 'Real domain',
    verification: 'Verification',
    created: 'Added',
    verified: 'Verified',
    health: 'Health',
  },
  row: {
    verify: 'Verify now',
    remove: 'Remove',
  },
  bulk: {
    remove: '{num, plural, one {Remove # alias domain} other {Remove {shown} alias domains}}',
  },
  ask: {
    removeOne: 'Remove {name}?',
    remove: '{num, plural, one {Remove # alias domain?} other {Remove {shown} alias domains?}}',
    removeText:
      'Mail to its addresses is refused immediately and others can use the name. The real domain is not affected. You can’t undo this, but you can add the alias domain again.',
  },
  add: {
    title: 'Add alias domain',
    aliasdomain: 'Alias domain',
    aliasdomainHint: 'For example example.net',
    domain: 'Real domain',
    domainHint: 'The domain that receives the mail.',
    choose: 'Search domains',
    noDomains: 'Add a domain first: an alias domain needs a real domain.',
    taken: 'This name is already in your account, as a domain or an alias domain.',
  },
  facts: {
    domain: 'Domain',
    aliasdomain: 'Alias domain',
  },
  goTo: {
    words: {
      aliasDomains: 'second name, additional domain, domain alias, pointer',
      addAliasDomain: 'new alias domain, create alias domain',
    },
    actions: {
      addAliasDomain: 'Add alias domain',
    },
  },
  menu: {
    aliasDomains: 'Alias Domains',
  },
  jobs: {
    removeAliasDomains: 'Removing alias domains',
  },
  deeds: {
    addAliasDomain: 'Alias domain {name} added',
    removeAliasDomains:
      '{num, plural, =1 {Alias domain {name} removed} other {{shown} alias domains removed}}',
  },
  operations: {
    addAliasDomain: 'Added an alias domain',
    removeAliasDomains: 'Removed an alias domain',
  },
  health: 'DNS health',
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'alias-domains': typeof messages;
  }
}
