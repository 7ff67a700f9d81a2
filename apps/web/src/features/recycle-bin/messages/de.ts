import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Papierkorb',
  purpose:
    'In den letzten {days} Tagen entfernte Domains mit allem, was darin war. Danach werden sie endgültig gelöscht.',
  search: 'Domain suchen',
  empty: 'Der Papierkorb ist leer',
  emptyHint:
    'Entfernte Domains warten hier {days} Tage und lassen sich mit allem, was darin war, wiederherstellen.',
  column: {
    name: 'Domain',
    removedBy: 'Entfernt von',
    removedAt: 'Entfernt',
    purgeAt: 'Endgültig gelöscht',
  },
  row: { restore: 'Wiederherstellen', purge: 'Endgültig löschen' },
  bulk: {
    restore: '{num, plural, one {# Domain wiederherstellen} other {{shown} Domains wiederherstellen}}',
    purge: '{num, plural, one {# Domain endgültig löschen} other {{shown} Domains endgültig löschen}}',
  },
  ask: {
    purgeOne: '{name} endgültig löschen?',
    purge: '{num, plural, one {# Domain endgültig löschen?} other {{shown} Domains endgültig löschen?}}',
    purgeText:
      'Alle Benutzer, Aliasse, Listen und Alias-Domains darin werden mit gelöscht, samt allen E-Mails. Niemand kann sie zurückholen.',
  },
  reason: {
    conflict: 'Der Name wird wieder verwendet, als Domain oder als Alias-Domain. Entfernen Sie zuerst diese.',
    limit_reached:
      'In Ihrem Konto ist kein Platz dafür: Die Domain oder ihr Inhalt würde die Limits überschreiten.',
  },
  facts: {
    kind: 'Art',
  },
  menu: {
    recycleBin: 'Papierkorb',
  },
  jobs: {
    restoreItems: 'Aus dem Papierkorb wiederherstellen',
    purgeItems: 'Endgültig aus dem Papierkorb löschen',
  },
  operations: {
    restoreItems: 'Aus dem Papierkorb wiederhergestellt',
    purgeItems: 'Aus dem Papierkorb endgültig gelöscht',
  },
} satisfies SameKeys<typeof english>;
