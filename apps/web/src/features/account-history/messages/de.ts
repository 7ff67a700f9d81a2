import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Kontoverlauf',
  purpose: 'Wer in diesem Konto wann was geändert hat.',
  search: 'Administrator, Aktion, Ziel suchen',
  empty: 'Noch keine Änderungen',
  emptyHint: 'Hier erscheint, was Administratoren in diesem Konto ändern.',
  column: {
    at: 'Zeit',
    adminname: 'Administrator',
    action: 'Aktion',
    target: 'Ziel',
    outcome: 'Ergebnis',
    remoteip: 'IP-Adresse',
  },
  outcome: {
    done: 'Erledigt',
    refused: 'Abgelehnt',
    pending: 'Nicht abgeschlossen',
  },
  by: 'von {name}',
  changes: 'Änderungen',
  caption: '{name}: vorher und nachher',
  facts: {
    format: 'Format',
    search: 'Suche',
  },
  menu: {
    logs: 'Protokolle',
    accountHistory: 'Kontoverlauf',
  },
  operations: {
    exportAccountHistory: 'Kontoverlauf exportiert',
  },
} satisfies SameKeys<typeof english>;
