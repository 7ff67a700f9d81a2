import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Aliasse',
  purpose: 'Zusätzliche Adressen, deren E-Mails an Benutzer, Listen oder externe Adressen gehen.',
  search: 'Nach Adresse oder Notiz suchen',
  empty: 'Noch keine Aliasse',
  emptyHint:
    'Ein Alias ist eine Adresse ohne eigenes Postfach. E-Mails an info@example.com gehen zum Beispiel an die Personen, die Sie auswählen. Fügen Sie den ersten hinzu.',
  readOnly: 'Sie können diesen Alias ansehen, aber nicht ändern.',
  more: '+{num}',
  column: {
    email: 'Alias',
    forward: 'Ziele',
    external: 'Extern',
    note: 'Notiz',
    active: 'Status',
    domain: 'Domain',
    created: 'Hinzugefügt',
  },
  state: {
    active: 'Aktiv',
    disabled: 'Deaktiviert',
  },
  external: 'Hat externe Ziele',
  form: {
    alias: 'Alias',
    aliasHint: 'Der Teil der Adresse vor dem @, zum Beispiel info.',
    aliasChange: 'Wenn Sie ihn ändern, kommen E-Mails an die alte Adresse hier nicht mehr an.',
    domain: 'Domain',
    domainHint: 'Nur bestätigte Domains können Aliasse haben.',
    chooseDomain: 'Domain wählen',
    forward: 'Ziele',
    forwardHint:
      'E-Mails an den Alias gehen an jede dieser Adressen. Fügen Sie Benutzer, Aliasse und Listen Ihres Kontos oder beliebige andere Adressen hinzu.',
    search: 'Adresse suchen oder eingeben',
    empty: 'Noch keine Ziele. Fügen Sie mindestens eines hinzu.',
    note: 'Notiz',
    noteHint: 'Nur Administratoren sehen sie.',
    save: 'Speichern',
  },
  add: {
    title: 'Alias hinzufügen',
  },
  bulk: {
    enable: '{num, plural, one {# Alias aktivieren} other {{shown} Aliasse aktivieren}}',
    disable: '{num, plural, one {# Alias deaktivieren} other {{shown} Aliasse deaktivieren}}',
    remove: '{num, plural, one {# Alias entfernen} other {{shown} Aliasse entfernen}}',
  },
  ask: {
    enable: '{num, plural, one {# Alias aktivieren?} other {{shown} Aliasse aktivieren?}}',
    enableText: 'E-Mails dorthin gehen wieder an die Ziele.',
    disable: '{num, plural, one {# Alias deaktivieren?} other {{shown} Aliasse deaktivieren?}}',
    disableOne: '{name} deaktivieren?',
    disableText:
      'E-Mails dorthin werden ab jetzt abgelehnt. Nichts wird gelöscht, und Sie können das jederzeit rückgängig machen.',
    remove: '{num, plural, one {# Alias entfernen?} other {{shown} Aliasse entfernen?}}',
    removeOne: '{name} entfernen?',
    removeText:
      'E-Mails dorthin werden sofort abgelehnt. Über den Papierkorb können Sie das {days} Tage lang rückgängig machen; so lange bleiben Namen reserviert.',
  },
  facts: {
    email: 'Alias',
    forward: 'Ziele',
    note: 'Notiz',
    active: 'Aktiv',
  },
  goTo: {
    words: {
      aliases: 'Weiterleitungsadressen, Umleitung, zusätzliche Adressen, weitere Adressen',
      addAlias: 'neuer Alias, Alias anlegen, Weiterleitungsadresse',
      exportAliases: 'Aliasse herunterladen, CSV, Tabelle',
    },
    actions: {
      addAlias: 'Alias hinzufügen',
      exportAliases: 'Aliasse exportieren',
    },
  },
  menu: {
    aliases: 'Aliasse',
  },
  jobs: {
    enableAliases: 'Aliasse aktivieren',
    disableAliases: 'Aliasse deaktivieren',
    removeAliases: 'Aliasse entfernen',
  },
  deeds: {
    exportAliases: 'Aliasse exportiert',
    addAlias: 'Alias {name} hinzugefügt',
    updateAlias: 'Alias {name} geändert',
    enableAliases: '{num, plural, =1 {Alias {name} aktiviert} other {{shown} Aliasse aktiviert}}',
    disableAliases: '{num, plural, =1 {Alias {name} deaktiviert} other {{shown} Aliasse deaktiviert}}',
    removeAliases: '{num, plural, =1 {Alias {name} entfernt} other {{shown} Aliasse entfernt}}',
  },
  operations: {
    exportAliases: 'Aliasse exportiert',
    addAlias: 'Alias hinzugefügt',
    updateAlias: 'Alias geändert',
    enableAliases: 'Alias aktiviert',
    disableAliases: 'Alias deaktiviert',
    removeAliases: 'Alias entfernt',
  },
} satisfies SameKeys<typeof english>;
