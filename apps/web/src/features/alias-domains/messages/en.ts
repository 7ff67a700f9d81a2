export const messages = {
  title: 'Alias Domains',
  purpose:
    'Other names for your domains: mail to any address there reaches the same name at the real domain.',
  search: 'Search alias domain or domain',
  empty: 'No alias domains yet',
  emptyHint:
    'With example.net as an alias domain of example.com, mail to anna@example.net reaches anna@example.com. Add one and prove with a DNS record that it is yours.',
  column: {
    aliasdomain: 'Alias domain',
    domain: 'Real domain',
    verification: 'Verification',
    created: 'Added',
    verified: 'Verified',
  },
  row: { verify: 'Verify now', remove: 'Remove' },
  bulk: {
    remove: '{num, plural, one {Remove # alias domain} other {Remove {shown} alias domains}}',
  },
  ask: {
    removeOne: 'Remove {name}?',
    remove: '{num, plural, one {Remove # alias domain?} other {Remove {shown} alias domains?}}',
    removeText:
      'Mail to addresses there is refused at once, and the name is free for others. The real domain and its mail stay untouched. This cannot be undone, but you can add the alias domain again.',
  },
  add: {
    title: 'Add alias domain',
    aliasdomain: 'Alias domain',
    aliasdomainHint: 'The other name, for example example.net.',
    domain: 'Real domain',
    domainHint: 'One of your domains; the mail arrives there.',
    choose: 'Choose a domain',
    noDomains: 'There is no domain an alias domain could stand for. Add a domain first.',
    taken: 'This name is in your account already, as a domain or an alias domain.',
    added: '{name} was added',
    another: 'Add another',
  },
  facts: {
    domain: 'Domain',
    aliasdomain: 'Alias domain',
  },
  menu: {
    aliasDomains: 'Alias Domains',
  },
  jobs: {
    removeAliasDomains: 'Removing alias domains',
  },
  operations: {
    addAliasDomain: 'Added an alias domain',
    removeAliasDomains: 'Removed an alias domain',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'alias-domains': typeof messages;
  }
}
