import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Alias-Domains',
  purpose:
    'Zusätzliche Namen für Ihre Domains. E-Mails an eine Adresse der Alias-Domain erreichen dieselbe Adresse der echten Domain.',
  search: 'Alias-Domains suchen',
  empty: 'Noch keine Alias-Domains',
  emptyHint:
    'Ist example.net eine Alias-Domain von example.com, erreicht eine E-Mail an anna@example.net das Postfach anna@example.com. Fügen Sie eine hinzu und bestätigen Sie sie mit einem DNS-Eintrag.',
  column: {
    aliasdomain: 'Alias-Domain',
    domain: 'Echte Domain',
    verification: 'Bestätigung',
    created: 'Hinzugefügt',
    verified: 'Bestätigt',
    health: 'Zustand',
  },
  row: {
    verify: 'Jetzt bestätigen',
    remove: 'Entfernen',
  },
  bulk: {
    remove: '{num, plural, one {# Alias-Domain entfernen} other {{shown} Alias-Domains entfernen}}',
  },
  ask: {
    removeOne: '{name} entfernen?',
    remove: '{num, plural, one {# Alias-Domain entfernen?} other {{shown} Alias-Domains entfernen?}}',
    removeText:
      'E-Mails an ihre Adressen werden sofort abgelehnt, und andere können den Namen verwenden. Die echte Domain ist nicht betroffen. Das lässt sich nicht rückgängig machen, aber Sie können die Alias-Domain erneut hinzufügen.',
  },
  add: {
    title: 'Alias-Domain hinzufügen',
    aliasdomain: 'Alias-Domain',
    aliasdomainHint: 'Zum Beispiel example.net',
    domain: 'Echte Domain',
    domainHint: 'Die Domain, bei der die E-Mails ankommen.',
    choose: 'Domains suchen',
    noDomains: 'Fügen Sie zuerst eine Domain hinzu: Eine Alias-Domain braucht eine echte Domain.',
    taken: 'Dieser Name ist bereits in Ihrem Konto, als Domain oder als Alias-Domain.',
  },
  facts: {
    domain: 'Domain',
    aliasdomain: 'Alias-Domain',
  },
  goTo: {
    words: {
      aliasDomains: 'Zweitname, zusätzliche Domain, weitere Domain',
      addAliasDomain: 'neue Alias-Domain, Alias-Domain anlegen',
    },
    actions: {
      addAliasDomain: 'Alias-Domain hinzufügen',
    },
  },
  menu: {
    aliasDomains: 'Alias-Domains',
  },
  jobs: {
    removeAliasDomains: 'Alias-Domains entfernen',
  },
  deeds: {
    addAliasDomain: 'Alias-Domain {name} hinzugefügt',
    removeAliasDomains:
      '{num, plural, =1 {Alias-Domain {name} entfernt} other {{shown} Alias-Domains entfernt}}',
  },
  operations: {
    addAliasDomain: 'Alias-Domain hinzugefügt',
    removeAliasDomains: 'Alias-Domain entfernt',
  },
  health: 'DNS-Zustand',
} satisfies SameKeys<typeof english>;
