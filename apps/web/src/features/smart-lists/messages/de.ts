import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Smarte Listen',
  purpose: 'Listen mit Regeln dafür, wer an sie senden darf und wer Nachrichten erhält.',
  search: 'Nach Adresse oder Notiz suchen',
  empty: 'Noch keine smarten Listen',
  emptyHint:
    'Bei einer smarten Liste bestimmen Sie, wer an sie senden darf: alle, nur Mitglieder oder wer ein Passwort kennt. Auf Wunsch gehören automatisch alle Benutzer der Domain dazu. Fügen Sie die erste hinzu.',
  readOnly: 'Sie können diese smarte Liste ansehen, aber nicht ändern.',
  column: {
    email: 'Smarte Liste',
    type: 'Typ',
    protection: 'Schutz',
    members: 'Mitglieder',
    note: 'Notiz',
    active: 'Status',
    domain: 'Domain',
    created: 'Hinzugefügt',
  },
  member: 'Mit dem Mitglied',
  type: {
    members: 'Einzelne Mitglieder',
    all: 'Alle Benutzer der Domain',
  },
  typeHint: {
    members: 'Sie wählen die Mitglieder selbst aus.',
    all: 'Alle Benutzer der Domain gehören dazu, neue kommen automatisch hinzu.',
  },
  protection: {
    none: 'Keiner',
    members: 'Nur Mitglieder',
    password: 'Passwort',
  },
  protectionHint: {
    none: 'Alle dürfen an die Liste senden, auch Personen außerhalb Ihres Kontos.',
    members:
      'Nur Eigentümer und Mitglieder mit Senderecht dürfen senden. Andere Nachrichten werden abgelehnt.',
    password:
      'Wer das Passwort kennt, darf senden. Der Betreff muss mit dem Passwort in eckigen Klammern beginnen, zum Beispiel „[geheim] Sommerfest“. Das Passwort wird vor der Zustellung entfernt.',
  },
  state: {
    active: 'Aktiv',
    disabled: 'Deaktiviert',
  },
  form: {
    name: 'Name',
    nameHint: 'Der Teil der Adresse vor dem @, zum Beispiel news.',
    nameChange: 'Wenn Sie ihn ändern, kommen E-Mails an die alte Adresse hier nicht mehr an.',
    domain: 'Domain',
    domainHint: 'Nur bestätigte Domains können smarte Listen haben.',
    chooseDomain: 'Domain wählen',
    type: 'Typ',
    protection: 'Schutz',
    password: 'Passwort zum Senden',
    newPassword: 'Neues Passwort zum Senden',
    passwordHint:
      '6–60 Zeichen, ohne eckige Klammern. Geben Sie es nur an Personen weiter, die senden sollen.',
    setPassword: 'Neues Passwort vergeben',
    copy: 'Kopie an den Absender senden',
    copyHint:
      'Benutzer, die an die Liste senden, erhalten ihre Nachricht ebenfalls. Externe Absender erhalten sie nur, wenn sie Mitglied sind.',
    owners: 'Eigentümer',
    ownersHint:
      'Eigentümer dürfen immer senden, auch ohne Passwort. Sie erhalten auch die Meldungen, wenn eine Nachricht nicht zugestellt werden kann.',
    ownersSearch: 'Benutzer nach Name oder Adresse suchen',
    ownersEmpty: 'Keine Eigentümer.',
    note: 'Notiz',
    noteHint: 'Nur Administratoren sehen sie.',
    save: 'Speichern',
  },
  members: {
    post: 'Darf senden',
    receive: 'Empfängt',
    postOf: '{name} darf senden',
    receiveOf: '{name} empfängt Nachrichten',
    forAll:
      'Gilt für alle Adressen, die Sie jetzt hinzufügen. Sie können es später für jedes Mitglied ändern.',
    all: 'Alle Benutzer von {domain} gehören zu dieser Liste',
    allText:
      'Neue Benutzer kommen automatisch hinzu. Um die Mitglieder selbst auszuwählen, ändern Sie in den Einstellungen den Typ.',
    allKept:
      '{num, plural, one {# einzelnes Mitglied bleibt für später gespeichert, wird aber zurzeit nicht verwendet.} other {# einzelne Mitglieder bleiben für später gespeichert, werden aber zurzeit nicht verwendet.}}',
  },
  add: {
    title: 'Smarte Liste hinzufügen',
  },
  page: {
    back: 'Alle smarten Listen',
    tabs: 'Teile der smarten Liste',
    members: 'Mitglieder',
    settings: 'Einstellungen',
    preview: 'Vorschau',
    gone: 'Diese smarte Liste gibt es nicht',
    goneHint: 'Vielleicht wurde sie entfernt. Entfernte smarte Listen bleiben 30 Tage im Papierkorb.',
  },
  preview: {
    receiving: 'Wer empfängt',
    receivers:
      '{num, plural, =0 {Noch empfängt niemand Nachrichten an diese Liste.} one {# Adresse empfängt Nachrichten an diese Liste.} other {{shown} Adressen empfangen Nachrichten an diese Liste.}}',
    posting: 'Wer senden darf',
    posters:
      '{num, plural, =0 {Noch darf kein Mitglied oder Eigentümer senden.} one {# Mitglied oder Eigentümer darf senden.} other {{shown} Mitglieder und Eigentümer dürfen senden.}}',
    shown:
      '{num, plural, one {Die erste Adresse, die Sie sehen können:} other {Die ersten {shown} Adressen, die Sie sehen können:}}',
    disabled: 'Diese Liste ist deaktiviert und lehnt alle Nachrichten ab.',
    by: {
      none: 'Alle dürfen senden.',
      members:
        'Nur Eigentümer und Mitglieder mit Senderecht dürfen senden. Andere Nachrichten werden abgelehnt.',
      password:
        'Senden darf, wer den Betreff mit dem Passwort in eckigen Klammern beginnt. Eigentümer dürfen auch ohne Passwort senden.',
    },
  },
  bulk: {
    enable: '{num, plural, one {# smarte Liste aktivieren} other {{shown} smarte Listen aktivieren}}',
    disable: '{num, plural, one {# smarte Liste deaktivieren} other {{shown} smarte Listen deaktivieren}}',
    remove: '{num, plural, one {# smarte Liste entfernen} other {{shown} smarte Listen entfernen}}',
  },
  ask: {
    enable: '{num, plural, one {# smarte Liste aktivieren?} other {{shown} smarte Listen aktivieren?}}',
    enableText: 'E-Mails dorthin werden wieder angenommen.',
    disable: '{num, plural, one {# smarte Liste deaktivieren?} other {{shown} smarte Listen deaktivieren?}}',
    disableOne: '{name} deaktivieren?',
    disableText:
      'E-Mails dorthin werden ab jetzt abgelehnt. Mitglieder und Einstellungen bleiben erhalten, und Sie können das jederzeit rückgängig machen.',
    remove: '{num, plural, one {# smarte Liste entfernen?} other {{shown} smarte Listen entfernen?}}',
    removeOne: '{name} entfernen?',
    removeText:
      'E-Mails dorthin werden sofort abgelehnt. Sie können alles samt Mitgliedern {days} Tage lang aus dem Papierkorb wiederherstellen; so lange bleiben Namen reserviert.',
  },
  facts: {
    email: 'Smarte Liste',
    type: 'Typ',
    protection: 'Schutz',
    copy_to_sender: 'Kopie an den Absender',
    note: 'Notiz',
    owners: 'Eigentümer',
    active: 'Aktiv',
    members: 'Mitglieder',
    can_post: 'Darf senden',
    can_receive: 'Empfängt',
    password_changed: 'Neues Passwort',
  },
  values: {
    type: {
      members: 'Einzelne Mitglieder',
      all: 'Alle Benutzer der Domain',
    },
    protection: {
      none: 'Keiner',
      members: 'Nur Mitglieder',
      password: 'Passwort',
    },
  },
  goTo: {
    words: {
      smartLists:
        'Mailinglisten, Ankündigungen, Rundschreiben, moderierte Listen, Gruppen, Mitglieder, Passwort, Eigentümer',
      addSmartList: 'neue smarte Liste, smarte Liste anlegen, neues Rundschreiben',
      exportSmartLists: 'smarte Listen herunterladen, CSV, Tabelle',
    },
    actions: {
      addSmartList: 'Smarte Liste hinzufügen',
      exportSmartLists: 'Smarte Listen exportieren',
    },
  },
  menu: {
    smartLists: 'Smarte Listen',
  },
  jobs: {
    enableSmartLists: 'Smarte Listen aktivieren',
    disableSmartLists: 'Smarte Listen deaktivieren',
    removeSmartLists: 'Smarte Listen entfernen',
    removeSmartListMembers: 'Mitglieder einer smarten Liste entfernen',
  },
  deeds: {
    exportSmartLists: 'Smarte Listen exportiert',
    addSmartList: 'Smarte Liste {name} hinzugefügt',
    updateSmartList: 'Smarte Liste {name} geändert',
    setSmartListMembers: 'Mitglieder geändert',
    removeSmartListMembers:
      '{num, plural, =1 {Mitglied {name} entfernt} other {{shown} Mitglieder entfernt}}',
    enableSmartLists:
      '{num, plural, =1 {Smarte Liste {name} aktiviert} other {{shown} smarte Listen aktiviert}}',
    disableSmartLists:
      '{num, plural, =1 {Smarte Liste {name} deaktiviert} other {{shown} smarte Listen deaktiviert}}',
    removeSmartLists:
      '{num, plural, =1 {Smarte Liste {name} entfernt} other {{shown} smarte Listen entfernt}}',
  },
  operations: {
    exportSmartLists: 'Smarte Listen exportiert',
    addSmartList: 'Smarte Liste hinzugefügt',
    updateSmartList: 'Smarte Liste geändert',
    setSmartListMembers: 'Mitglieder einer smarten Liste geändert',
    removeSmartListMembers: 'Mitglieder aus einer smarten Liste entfernt',
    enableSmartLists: 'Smarte Liste aktiviert',
    disableSmartLists: 'Smarte Liste deaktiviert',
    removeSmartLists: 'Smarte Liste entfernt',
  },
} satisfies SameKeys<typeof english>;
