import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Auto-Whitelist',
  purpose:
    'Adressen, an die Ihre Benutzer geschrieben haben. Antworten von dort werden in der Domain dieses Benutzers angenommen.',
  search: 'Nach Adresse suchen',
  empty: 'Noch keine Adressen',
  emptyHint:
    'Schreibt ein Benutzer an jemanden außerhalb Ihres Kontos, erscheint die Adresse von selbst hier, und Antworten werden angenommen. Für das Konto oder eine Domain lässt sich das abschalten:',
  settings: 'Filtereinstellungen',
  writtenBy: 'Angeschrieben von {name}',
  column: {
    address: 'Adresse',
    email: 'Angeschrieben von',
    domain: 'Domain',
    last: 'Zuletzt',
    first: 'Zuerst',
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
      'Über E-Mails von dort entscheiden sofort die anderen Regeln. Schreibt ein Benutzer wieder an die Adresse, kommt sie zurück.',
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
    removeAutoWhitelist: 'Adressen aus der Auto-Whitelist entfernen',
  },
  deeds: {
    removeAutoWhitelist:
      '{num, plural, =1 {{name} aus der Auto-Whitelist entfernt} other {{shown} Adressen aus der Auto-Whitelist entfernt}}',
  },
  operations: {
    removeAutoWhitelist: 'Adresse aus der Auto-Whitelist entfernt',
  },
} satisfies SameKeys<typeof english>;
