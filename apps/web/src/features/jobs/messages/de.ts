import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Aufgaben im Hintergrund',
  button: '{num, plural, =0 {Aufgaben im Hintergrund} one {# Aufgabe läuft} other {# Aufgaben laufen}}',
  hint: 'Sie können diesen Seitenbereich oder den Browser schließen. Die Aufgabe läuft weiter.',
  empty: 'Keine Aufgaben in den letzten 24 Stunden',
  emptyHint: 'Aktionen für viele Einträge laufen im Hintergrund und erscheinen hier.',
  undo: 'Rückgängig',
  undoOne: 'Rückgängig: {name}',
  stop: 'Anhalten',
  stopOne: 'Anhalten: {name}',
  failures: 'Fehlgeschlagen',
  showFailures:
    '{num, plural, one {# fehlgeschlagenen Eintrag zeigen} other {{shown} fehlgeschlagene Einträge zeigen}}',
  hideFailures: 'Fehlgeschlagene Einträge ausblenden',
  details: 'Details',
  openPlan: 'Import öffnen',
  ended: {
    finished: '{name}: {done} erledigt',
    partly: '{name}: {done} erledigt, {failed} fehlgeschlagen',
    stopped: '{name} wurde angehalten: {done} von {total} erledigt',
    failed: '{name} ist fehlgeschlagen: {done} von {total} erledigt. Versuchen Sie den Rest erneut.',
  },
  deeds: {
    stopJob: 'Die Hintergrundaufgabe wird angehalten',
  },
  operations: {
    stopJob: 'Hintergrundaufgabe angehalten',
  },
  facts: {
    operation: 'Vorgang',
  },
} satisfies SameKeys<typeof english>;
