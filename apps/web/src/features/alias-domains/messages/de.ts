import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Alias-Domains',
  purpose:
    'Andere Namen für Ihre Domains: E-Mails an jede Adresse dort erreichen denselben Namen bei der echten Domain.',
  search: 'Alias-Domain oder Domain suchen',
  empty: 'Noch keine Alias-Domains',
  emptyHint:
    'Mit example.net als Alias-Domain von example.com erreicht eine E-Mail an anna@example.net anna@example.com. Fügen Sie eine hinzu, und weisen Sie mit einem DNS-Eintrag nach, dass sie Ihnen gehört.',
  column: {
    aliasdomain: 'Alias-Domain',
    domain: 'Echte Domain',
    verification: 'Bestätigung',
    created: 'Hinzugefügt',
    verified: 'Bestätigt',
  },
  row: { verify: 'Jetzt bestätigen', remove: 'Entfernen' },
  bulk: {
    remove: '{num, plural, one {# Alias-Domain entfernen} other {{shown} Alias-Domains entfernen}}',
  },
  ask: {
    removeOne: '{name} entfernen?',
    remove: '{num, plural, one {# Alias-Domain entfernen?} other {{shown} Alias-Domains entfernen?}}',
    removeText:
      'E-Mails an Adressen dort werden sofort abgelehnt, und der Name ist für andere frei. Die echte Domain und ihre E-Mails bleiben unberührt. Das lässt sich nicht rückgängig machen, aber Sie können die Alias-Domain wieder hinzufügen.',
  },
  add: {
    title: 'Alias-Domain hinzufügen',
    aliasdomain: 'Alias-Domain',
    aliasdomainHint: 'Der andere Name, zum Beispiel example.net.',
    domain: 'Echte Domain',
    domainHint: 'Eine Ihrer Domains; dort kommen die E-Mails an.',
    choose: 'Domain wählen',
    noDomains:
      'Es gibt keine Domain, für die eine Alias-Domain stehen könnte. Fügen Sie zuerst eine Domain hinzu.',
    taken: 'Dieser Name ist bereits in Ihrem Konto, als Domain oder als Alias-Domain.',
    added: '{name} wurde hinzugefügt',
    another: 'Weitere hinzufügen',
  },
  facts: {
    domain: 'Domain',
    aliasdomain: 'Alias-Domain',
  },
  menu: {
    aliasDomains: 'Alias-Domains',
  },
  jobs: {
    removeAliasDomains: 'Alias-Domains entfernen',
  },
  operations: {
    addAliasDomain: 'Alias-Domain hinzugefügt',
    removeAliasDomains: 'Alias-Domain entfernt',
  },
} satisfies SameKeys<typeof english>;
