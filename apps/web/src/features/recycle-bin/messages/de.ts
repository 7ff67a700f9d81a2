import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Papierkorb',
  purpose:
    'In den letzten {days} Tagen entfernte Domains mit allem, was darin war. Danach werden sie endgültig gelöscht.',
  search: 'Domain suchen',
  empty: 'Der Papierkorb ist leer',
  emptyHint:
    'Entfernte Domains bleiben {days} Tage hier und lassen sich mit allem, was darin war, wiederherstellen.',
  column: {
    name: 'Domain',
    removedBy: 'Entfernt von',
    removedAt: 'Entfernt',
    purgeAt: 'Endgültige Löschung',
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
      'Damit werden auch alle Benutzer, Aliasse, Listen und Alias-Domains darin gelöscht, samt allen E-Mails. Das lässt sich nicht rückgängig machen.',
  },
  reason: {
    conflict: 'Der Name wird wieder verwendet, als Domain oder als Alias-Domain. Entfernen Sie zuerst diese.',
    limit_reached: 'Mit der Wiederherstellung würden die Limits Ihres Kontos überschritten.',
  },
  facts: {
    kind: 'Art',
  },
  goTo: {
    words: {
      recycleBin: 'Mülleimer, gelöscht, entfernt, wiederherstellen',
    },
  },
  values: {
    kind: {
      domains: 'Domain',
    },
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
