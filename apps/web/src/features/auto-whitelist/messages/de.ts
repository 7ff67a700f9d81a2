import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Auto-Whitelist',
  purpose:
    'Adressen, an die Ihre Benutzer geschrieben haben. E-Mails von dort gelten in der Domain des Benutzers, der geschrieben hat, nicht als Spam.',
  search: 'Nach Adresse suchen',
  empty: 'Noch keine Adressen',
  emptyHint:
    'Schreibt ein Benutzer an jemanden außerhalb Ihres Kontos, erscheint die Adresse hier, und Antworten gelten nicht als Spam. Für das Konto oder eine Domain lässt sich das ausschalten:',
  settings: 'Filtereinstellungen',
  writtenBy: 'Angeschrieben von {name}',
  column: {
    address: 'Adresse',
    email: 'Angeschrieben von',
    domain: 'Domain',
    last: 'Zuletzt',
    first: 'Erstmals',
  },
  row: {
    remove: 'Entfernen',
  },
  bulk: {
    remove: '{num, plural, one {# Adresse entfernen} other {{shown} Adressen entfernen}}',
  },
  ask: {
    removeOne: '{name} entfernen?',
    remove: '{num, plural, one {# Adresse entfernen?} other {{shown} Adressen entfernen?}}',
    removeText:
      'E-Mails von dort werden wieder wie üblich gefiltert. Schreibt ein Benutzer erneut an die Adresse, kommt sie zurück.',
  },
  facts: {
    address: 'Adresse',
    domain: 'Domain',
  },
  goTo: {
    words: {
      autoWhitelist: 'bekannte Absender, Empfänger, Kontakte, Antworten, angeschrieben',
    },
  },
  menu: {
    autoWhitelist: 'Auto-Whitelist',
  },
  jobs: {
    removeAutoWhitelist: 'Adressen von der Auto-Whitelist entfernen',
  },
  deeds: {
    removeAutoWhitelist:
      '{num, plural, =1 {{name} von der Auto-Whitelist entfernt} other {{shown} Adressen von der Auto-Whitelist entfernt}}',
  },
  operations: {
    removeAutoWhitelist: 'Adresse von der Auto-Whitelist entfernt',
  },
} satisfies SameKeys<typeof english>;
