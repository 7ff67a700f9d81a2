import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Listen',
  purpose: 'Adressen, die E-Mails an viele Mitglieder verteilen oder den Spamfilter trainieren.',
  search: 'Nach Adresse oder Notiz suchen',
  empty: 'Noch keine Listen',
  emptyHint:
    'Eine Verteilerliste ist eine Adresse für viele Personen: E-Mails an team@example.com gehen an alle Mitglieder. Zwei weitere Listentypen trainieren den Spamfilter. Fügen Sie die erste hinzu.',
  importMembers: 'Mitglieder importieren',
  readOnly: 'Sie können diese Liste ansehen, aber nicht ändern.',
  column: {
    email: 'Liste',
    type: 'Typ',
    members: 'Mitglieder',
    note: 'Notiz',
    active: 'Status',
    domain: 'Domain',
    created: 'Hinzugefügt',
  },
  member: 'Mit dem Mitglied',
  type: {
    distribution: 'Verteilerliste',
    spam: 'Spam-Training',
    notspam: 'Kein-Spam-Training',
  },
  typeHint: {
    distribution: 'E-Mails an die Liste gehen an alle Mitglieder.',
    spam: 'Benutzer senden nicht erkannten Spam hierher, und der Spamfilter lernt, ihn zu erkennen.',
    notspam:
      'Benutzer senden E-Mails hierher, die fälschlich als Spam markiert wurden, und der Spamfilter lernt, sie durchzulassen.',
  },
  state: {
    active: 'Aktiv',
    disabled: 'Deaktiviert',
  },
  form: {
    name: 'Name',
    nameHint: 'Der Teil der Adresse vor dem @, zum Beispiel team.',
    nameChange: 'Wenn Sie ihn ändern, kommen E-Mails an die alte Adresse hier nicht mehr an.',
    domain: 'Domain',
    domainHint: 'Nur bestätigte Domains können Listen haben.',
    chooseDomain: 'Domain wählen',
    type: 'Typ',
    members: 'Mitglieder',
    note: 'Notiz',
    noteHint: 'Nur Administratoren sehen sie.',
    save: 'Speichern',
  },
  add: {
    title: 'Liste hinzufügen',
    added: '{name} wurde hinzugefügt',
    leftOver:
      'Einige Mitglieder konnten nicht hinzugefügt werden. Korrigieren Sie sie hier, oder öffnen Sie die Liste und fügen Sie sie später hinzu.',
  },
  page: {
    back: 'Alle Listen',
    tabs: 'Teile der Liste',
    members: 'Mitglieder',
    use: 'Verwendung',
    settings: 'Einstellungen',
    gone: 'Diese Liste gibt es nicht',
    goneHint: 'Vielleicht wurde sie entfernt. Entfernte Listen bleiben 30 Tage im Papierkorb.',
  },
  use: {
    address: 'Adresse',
    how: 'Leiten Sie die Nachricht als Anhang weiter, damit der Filter sie vollständig sieht. Nur Benutzer von {domain} dürfen an diese Adresse senden; niemand bekommt diese Nachrichten zu lesen. Das Gelernte zählt nur für Ihr Konto; der Filter wendet es an, sobald es 20 Nachrichten jeder Art gibt, Spam und kein Spam.',
    spam: {
      title: 'Nicht erkannten Spam hierher senden',
      text: 'Wenn Spam im Posteingang landet, leiten Benutzer von {domain} ihn an diese Adresse weiter. Der Spamfilter lernt, ähnliche Nachrichten zu erkennen.',
    },
    notspam: {
      title: 'Fälschlich als Spam markierte E-Mails hierher senden',
      text: 'Wenn eine erwünschte Nachricht im Spamordner landet, leiten Benutzer von {domain} sie an diese Adresse weiter. Der Spamfilter lernt, ähnliche Nachrichten durchzulassen.',
    },
  },
  bulk: {
    enable: '{num, plural, one {# Liste aktivieren} other {{shown} Listen aktivieren}}',
    disable: '{num, plural, one {# Liste deaktivieren} other {{shown} Listen deaktivieren}}',
    remove: '{num, plural, one {# Liste entfernen} other {{shown} Listen entfernen}}',
  },
  ask: {
    enable: '{num, plural, one {# Liste aktivieren?} other {{shown} Listen aktivieren?}}',
    enableText: 'E-Mails dorthin werden wieder angenommen.',
    disable: '{num, plural, one {# Liste deaktivieren?} other {{shown} Listen deaktivieren?}}',
    disableOne: '{name} deaktivieren?',
    disableText:
      'E-Mails dorthin werden ab jetzt abgelehnt. Die Mitglieder bleiben erhalten, und Sie können das jederzeit rückgängig machen.',
    remove: '{num, plural, one {# Liste entfernen?} other {{shown} Listen entfernen?}}',
    removeOne: '{name} entfernen?',
    removeText:
      'E-Mails dorthin werden sofort abgelehnt. Sie können alles samt Mitgliedern {days} Tage lang aus dem Papierkorb wiederherstellen; so lange bleiben Namen reserviert.',
  },
  facts: {
    email: 'Liste',
    type: 'Typ',
    note: 'Notiz',
    active: 'Aktiv',
    members: 'Mitglieder',
  },
  values: {
    type: {
      distribution: 'Verteilerliste',
      spam: 'Spam-Training',
      notspam: 'Kein-Spam-Training',
    },
  },
  goTo: {
    words: {
      lists: 'Verteiler, Verteilerlisten, Mailinglisten, Gruppen, Mitglieder, Spam-Training, Spam melden',
      addList: 'neue Liste, Liste anlegen, neuer Verteiler, neue Gruppe',
      exportLists: 'Listen herunterladen, CSV, Tabelle',
    },
    actions: {
      addList: 'Liste hinzufügen',
      exportLists: 'Listen exportieren',
    },
  },
  menu: {
    lists: 'Listen',
  },
  jobs: {
    enableLists: 'Listen aktivieren',
    disableLists: 'Listen deaktivieren',
    removeLists: 'Listen entfernen',
    removeListMembers: 'Mitglieder einer Liste entfernen',
  },
  deeds: {
    exportLists: 'Listen exportiert',
    addList: 'Liste {name} hinzugefügt',
    updateList: 'Liste {name} geändert',
    exportListMembers: 'Mitglieder exportiert',
    addListMembers: 'Mitglieder hinzugefügt',
    removeListMembers: '{num, plural, =1 {Mitglied {name} entfernt} other {{shown} Mitglieder entfernt}}',
    enableLists: '{num, plural, =1 {Liste {name} aktiviert} other {{shown} Listen aktiviert}}',
    disableLists: '{num, plural, =1 {Liste {name} deaktiviert} other {{shown} Listen deaktiviert}}',
    removeLists: '{num, plural, =1 {Liste {name} entfernt} other {{shown} Listen entfernt}}',
  },
  operations: {
    exportLists: 'Listen exportiert',
    addList: 'Liste hinzugefügt',
    updateList: 'Liste geändert',
    exportListMembers: 'Mitglieder einer Liste exportiert',
    addListMembers: 'Mitglieder zu einer Liste hinzugefügt',
    removeListMembers: 'Mitglieder aus einer Liste entfernt',
    enableLists: 'Liste aktiviert',
    disableLists: 'Liste deaktiviert',
    removeLists: 'Liste entfernt',
  },
} satisfies SameKeys<typeof english>;
