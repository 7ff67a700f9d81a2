import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Papierkorb',
  empty: 'Der Papierkorb ist leer',
  column: {
    removedBy: 'Entfernt von',
    removedAt: 'Entfernt',
    purgeAt: 'Endgültige Löschung',
  },
  row: { restore: 'Wiederherstellen', purge: 'Endgültig löschen' },
  ask: {
    purgeOne: '{name} endgültig löschen?',
  },
  mailOfPurged: {
    soon: 'Die zugehörigen E-Mails werden innerhalb weniger Minuten vom Server gelöscht.',
    later: 'Die zugehörigen E-Mails werden vom Server gelöscht, sobald das E-Mail-System wieder läuft.',
  },
  reason: {
    folderConflict:
      'Ein anderer Ordner hat inzwischen diesen Namen, oder den übergeordneten Ordner gibt es nicht mehr. Benennen Sie den anderen um, oder stellen Sie zuerst den übergeordneten Ordner wieder her.',
    folderLimit: 'Die Domain hat zu viele öffentliche Ordner. Entfernen Sie zuerst einige.',
    conflict:
      'Der Name wird wieder als Domain oder Alias-Domain verwendet, oder das Audit-Postfach dieser Domain ist nicht nutzbar. Entfernen Sie die andere Domain oder Alias-Domain, oder stellen Sie das Audit-Postfach wieder her oder aktivieren Sie es, und versuchen Sie es dann erneut.',
    needed:
      'Wird für das Audit einer anderen Domain gebraucht. Wählen Sie für diese unter „Compliance“ zuerst ein anderes Postfach.',
    limit_reached:
      'Dafür hat Ihr Konto keinen Platz oder Speicherplatz mehr frei. Geben Sie etwas frei oder bitten Sie Ihren Anbieter um mehr.',
  },
  of: {
    domains: {
      purpose:
        'In den letzten {days} Tagen entfernte Domains mit allem, was darin war. Danach werden sie endgültig gelöscht.',
      search: 'Domains suchen',
      emptyHint:
        'Entfernte Domains bleiben {days} Tage hier und lassen sich mit allem, was darin war, wiederherstellen.',
      column: 'Domain',
      restore: '{num, plural, one {# Domain wiederherstellen} other {{shown} Domains wiederherstellen}}',
      purge: '{num, plural, one {# Domain endgültig löschen} other {{shown} Domains endgültig löschen}}',
      askPurge: '{num, plural, one {# Domain endgültig löschen?} other {{shown} Domains endgültig löschen?}}',
      purgeText:
        'Damit wird auch alles darin gelöscht: Benutzer, Aliasse, Listen, öffentliche Ordner und Alias-Domains. Das lässt sich nicht rückgängig machen.',
    },
    users: {
      purpose:
        'In den letzten {days} Tagen entfernte Benutzer mit ihren E-Mails. Danach werden sie endgültig gelöscht.',
      search: 'Benutzer suchen',
      emptyHint:
        'Entfernte Benutzer bleiben {days} Tage hier und lassen sich mit E-Mails und Einstellungen wiederherstellen.',
      column: 'Adresse',
      restore: '{num, plural, one {# Benutzer wiederherstellen} other {{shown} Benutzer wiederherstellen}}',
      purge: '{num, plural, one {# Benutzer endgültig löschen} other {{shown} Benutzer endgültig löschen}}',
      askPurge:
        '{num, plural, one {# Benutzer endgültig löschen?} other {{shown} Benutzer endgültig löschen?}}',
      purgeText: 'Damit werden auch alle Einstellungen gelöscht. Das lässt sich nicht rückgängig machen.',
    },
    aliases: {
      purpose:
        'In den letzten {days} Tagen entfernte Aliasse. Danach werden sie endgültig gelöscht, und ihre Namen sind wieder frei.',
      search: 'Aliasse suchen',
      emptyHint:
        'Entfernte Aliasse bleiben {days} Tage hier und lassen sich mit ihren Zielen wiederherstellen.',
      column: 'Alias',
      restore: '{num, plural, one {# Alias wiederherstellen} other {{shown} Aliasse wiederherstellen}}',
      purge: '{num, plural, one {# Alias endgültig löschen} other {{shown} Aliasse endgültig löschen}}',
      askPurge: '{num, plural, one {# Alias endgültig löschen?} other {{shown} Aliasse endgültig löschen?}}',
      purgeText:
        'Namen können danach wieder verwendet werden. E-Mails werden nicht gelöscht. Das lässt sich nicht rückgängig machen.',
    },
    lists: {
      purpose:
        'In den letzten {days} Tagen entfernte Listen mit ihren Mitgliedern. Danach werden sie endgültig gelöscht.',
      search: 'Listen suchen',
      emptyHint:
        'Entfernte Listen bleiben {days} Tage hier und lassen sich mit ihren Mitgliedern wiederherstellen.',
      column: 'Liste',
      restore: '{num, plural, one {# Liste wiederherstellen} other {{shown} Listen wiederherstellen}}',
      purge: '{num, plural, one {# Liste endgültig löschen} other {{shown} Listen endgültig löschen}}',
      askPurge: '{num, plural, one {# Liste endgültig löschen?} other {{shown} Listen endgültig löschen?}}',
      purgeText: 'Mitgliederlisten werden ebenfalls gelöscht. Das lässt sich nicht rückgängig machen.',
    },
    smart_lists: {
      purpose:
        'In den letzten {days} Tagen entfernte smarte Listen mit ihren Mitgliedern. Danach werden sie endgültig gelöscht.',
      search: 'Smarte Listen suchen',
      emptyHint:
        'Entfernte smarte Listen bleiben {days} Tage hier und lassen sich mit Mitgliedern und Einstellungen wiederherstellen.',
      column: 'Smarte Liste',
      restore:
        '{num, plural, one {# smarte Liste wiederherstellen} other {{shown} smarte Listen wiederherstellen}}',
      purge:
        '{num, plural, one {# smarte Liste endgültig löschen} other {{shown} smarte Listen endgültig löschen}}',
      askPurge:
        '{num, plural, one {# smarte Liste endgültig löschen?} other {{shown} smarte Listen endgültig löschen?}}',
      purgeText:
        'Mitgliederlisten und alle Einstellungen werden ebenfalls gelöscht. Das lässt sich nicht rückgängig machen.',
    },
    public_folders: {
      purpose:
        'In den letzten {days} Tagen entfernte öffentliche Ordner mit allem Inhalt. Danach werden sie endgültig gelöscht.',
      search: 'Öffentliche Ordner suchen',
      emptyHint:
        'Entfernte öffentliche Ordner bleiben {days} Tage hier und lassen sich mit Unterordnern und allem Inhalt wiederherstellen.',
      column: 'Ordner',
      restore: '{num, plural, one {# Ordner wiederherstellen} other {{shown} Ordner wiederherstellen}}',
      purge: '{num, plural, one {# Ordner endgültig löschen} other {{shown} Ordner endgültig löschen}}',
      askPurge: '{num, plural, one {# Ordner endgültig löschen?} other {{shown} Ordner endgültig löschen?}}',
      purgeText: 'Auch alle Unterordner werden gelöscht. Das lässt sich nicht rückgängig machen.',
    },
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
      users: 'Benutzer',
      aliases: 'Alias',
      lists: 'Liste',
      smart_lists: 'Smarte Liste',
      public_folders: 'Öffentlicher Ordner',
    },
  },
  menu: {
    recycleBin: 'Papierkorb',
  },
  jobs: {
    restoreItems: 'Aus dem Papierkorb wiederherstellen',
    purgeItems: 'Endgültig aus dem Papierkorb löschen',
  },
  deeds: {
    restoreItems_domains:
      '{num, plural, =1 {Domain wiederhergestellt} other {{shown} Domains wiederhergestellt}}',
    purgeItems_domains:
      '{num, plural, =1 {Domain endgültig gelöscht} other {{shown} Domains endgültig gelöscht}}',
    restoreItems_users:
      '{num, plural, =1 {Benutzer wiederhergestellt} other {{shown} Benutzer wiederhergestellt}}',
    purgeItems_users:
      '{num, plural, =1 {Benutzer endgültig gelöscht} other {{shown} Benutzer endgültig gelöscht}}',
    restoreItems_aliases:
      '{num, plural, =1 {Alias wiederhergestellt} other {{shown} Aliasse wiederhergestellt}}',
    purgeItems_aliases:
      '{num, plural, =1 {Alias endgültig gelöscht} other {{shown} Aliasse endgültig gelöscht}}',
    restoreItems_lists:
      '{num, plural, =1 {Liste wiederhergestellt} other {{shown} Listen wiederhergestellt}}',
    purgeItems_lists:
      '{num, plural, =1 {Liste endgültig gelöscht} other {{shown} Listen endgültig gelöscht}}',
    restoreItems_smart_lists:
      '{num, plural, =1 {Smarte Liste wiederhergestellt} other {{shown} smarte Listen wiederhergestellt}}',
    purgeItems_smart_lists:
      '{num, plural, =1 {Smarte Liste endgültig gelöscht} other {{shown} smarte Listen endgültig gelöscht}}',
    restoreItems_public_folders:
      '{num, plural, =1 {Öffentlicher Ordner wiederhergestellt} other {{shown} öffentliche Ordner wiederhergestellt}}',
    purgeItems_public_folders:
      '{num, plural, =1 {Öffentlicher Ordner endgültig gelöscht} other {{shown} öffentliche Ordner endgültig gelöscht}}',
  },
  operations: {
    restoreItems: 'Aus dem Papierkorb wiederhergestellt',
    purgeItems: 'Aus dem Papierkorb endgültig gelöscht',
  },
} satisfies SameKeys<typeof english>;
