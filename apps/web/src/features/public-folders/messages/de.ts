import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  mail: 'E-Mail',
  appointment: 'Termine',
  contact: 'Kontakte',
  note: 'Notizen',
  task: 'Aufgaben',
};

const profile = {
  owner: 'Eigentümer',
  publishing_editor: 'Veröffentlichender Bearbeiter',
  editor: 'Bearbeiter',
  publishing_author: 'Veröffentlichender Autor',
  author: 'Autor',
  non_editing_author: 'Nicht bearbeitender Autor',
  reviewer: 'Prüfer',
  contributor: 'Mitwirkender',
  none: 'Keine',
};

export const messages = {
  title: 'Öffentliche Ordner',
  purpose:
    'Ordner, die sich mehrere Benutzer teilen. Nur Benutzer vom Typ „Enhanced“ können sie öffnen; E-Mail-Programme zeigen sie unter „Public“.',
  search: 'Nach Name, Adresse oder Notiz suchen',
  empty: 'Noch keine öffentlichen Ordner',
  emptyHint:
    'Ein öffentlicher Ordner enthält E-Mails, Termine, Kontakte, Notizen oder Aufgaben für ein Team und kann weitere Ordner enthalten. Fügen Sie den ersten hinzu.',
  readOnly: 'Sie können diesen Ordner ansehen, aber nicht ändern.',
  undo: 'Rückgängig',
  quotaUsed: '{used} von {num}',
  noQuota: 'Nur Unterordner',
  type,
  column: {
    path: 'Ordner',
    type: 'Typ',
    quota: 'Speicherplatz',
    owners: 'Eigentümer',
    rights: 'Rechte',
    email: 'Adresse',
    note: 'Notiz',
    domain: 'Domain',
    created: 'Hinzugefügt',
  },
  tree: {
    label: 'Ordner von {domain}',
    open: 'Ordner in {name} anzeigen',
    close: 'Ordner in {name} ausblenden',
    openAll: 'Alle aufklappen',
    closeAll: 'Alle zuklappen',
    keys: 'Mit den Pfeiltasten gehen Sie durch die Ordner: rechts klappt auf, links klappt zu.',
    more: 'Es werden nicht alle Ordner angezeigt. Filtern Sie nach der Domain, um die anderen zu sehen.',
    noOwners: 'Keine Eigentümer',
    moreOwners: '{name} und {num, plural, one {# weiterer} other {# weitere}}',
    rights: '{num, plural, =0 {Keine Rechte} one {# Recht} other {# Rechte}}',
  },
  form: {
    name: 'Name',
    nameHint: 'Bis zu {num} Zeichen, ohne / \\ * % und nicht mit Punkt oder ~ am Anfang.',
    domain: 'Domain',
    domainHint: 'Nur bestätigte Domains können öffentliche Ordner haben.',
    chooseDomain: 'Domain wählen',
    parent: 'Übergeordneter Ordner',
    parentHint: 'Ordner lassen sich bis zu {num} Ebenen tief verschachteln.',
    top: 'Keiner (oberste Ebene)',
    type: 'Typ',
    typeHint: 'Was der Ordner enthält. Das lässt sich später nicht ändern.',
    quota: 'Speicherplatz in GB',
    quotaHint: '0 für einen Ordner, der nur andere Ordner enthält.',
    quotaLeft: 'Verfügbarer Speicherplatz: {num}. 0 für einen Ordner, der nur andere Ordner enthält.',
    username: 'Adresse (optional)',
    usernameHint:
      'Der Teil vor @{domain}. E-Mails dorthin landen im Ordner. Leer lassen, wenn er keine Adresse braucht.',
    owners: 'Eigentümer',
    addOwner: 'Eigentümer hinzufügen',
    ownersHint:
      'Eigentümer dürfen im Ordner alle Elemente lesen, hinzufügen, kennzeichnen und löschen, unabhängig von den Rechten des Ordners. Nur Benutzer vom Typ „Enhanced“ können Eigentümer sein.',
    ownersInherited: 'Ohne eigene Auswahl gelten die Eigentümer des übergeordneten Ordners.',
    noOwners: 'Noch keine Eigentümer.',
    searchUsers: 'Benutzer nach Name oder Adresse suchen',
    note: 'Notiz',
    noteHint: 'Nur Administratoren sehen sie.',
    save: 'Speichern',
  },
  add: {
    title: 'Ordner hinzufügen',
    below: 'Unterordner hinzufügen',
    in: 'In {path}',
    rightsCopied: 'Der neue Ordner beginnt mit den Rechten von {path}.',
  },
  move: {
    title: 'Ordner verschieben',
    submit: 'Verschieben',
    text: 'Alles im Ordner wird mitverschoben. Eigentümer und Rechte bleiben gleich.',
  },
  page: {
    back: 'Alle öffentlichen Ordner',
    tabs: 'Teile des Ordners',
    settings: 'Einstellungen',
    rights: 'Rechte',
    inherit: 'Vererben',
    imapPath: 'In E-Mail-Programmen',
    gone: 'Diesen Ordner gibt es nicht',
    goneHint: 'Vielleicht wurde er entfernt. Entfernte Ordner bleiben 30 Tage im Papierkorb.',
  },
  rights: {
    purpose:
      'Was Benutzer in diesem Ordner dürfen. Nur Benutzer vom Typ „Enhanced“ können öffentliche Ordner öffnen; Rechte für eine Liste oder für alle gelten nur für die Enhanced-Benutzer darunter.',
    order:
      'Hat ein Benutzer einen eigenen Eintrag, gilt nur dieser. Sonst gilt das höchste Recht seiner Listen; gibt es keines, gilt das Recht für alle.',
    everyone: 'Alle in {domain}',
    everyoneShort: 'Alle in der Domain',
    people: 'Benutzer und Listen',
    add: 'Benutzer oder Liste hinzufügen',
    search: 'Benutzer und Listen suchen',
    empty: 'Noch keine Benutzer oder Listen.',
    profileOf: 'Recht für {name}',
    cannotOpen:
      'Kann öffentliche Ordner nicht öffnen: kein Benutzer vom Typ „Enhanced“ mit normalem Postfach',
    profiles: 'Was die Rechte erlauben',
    foldersOnlyHere:
      'Die Ordner selbst werden nur in diesem Panel hinzugefügt, verschoben und entfernt, und E-Mail-Programme unterscheiden nicht, von wem ein Element stammt. Deshalb erlauben „Eigentümer“, „Veröffentlichender Bearbeiter“ und „Bearbeiter“ dasselbe, ebenso „Veröffentlichender Autor“ und „Autor“.',
    none: 'Noch hat niemand Rechte in diesem Ordner.',
  },
  profile,
  can: {
    owner: 'Kann alle Elemente lesen, kennzeichnen und löschen und neue hinzufügen.',
    publishing_editor: 'Kann alle Elemente lesen, kennzeichnen und löschen und neue hinzufügen.',
    editor: 'Kann alle Elemente lesen, kennzeichnen und löschen und neue hinzufügen.',
    publishing_author: 'Kann alle Elemente lesen und kennzeichnen und neue hinzufügen, aber keine löschen.',
    author: 'Kann alle Elemente lesen und kennzeichnen und neue hinzufügen, aber keine löschen.',
    non_editing_author: 'Kann alle Elemente lesen und neue hinzufügen, aber keine kennzeichnen oder löschen.',
    reviewer: 'Kann alle Elemente lesen.',
    contributor: 'Kann Elemente hinzufügen, aber keine lesen.',
    none: 'Kann den Ordner weder sehen noch öffnen.',
  },
  inherit: {
    purpose: 'Alle Unterordner erhalten dieselben Rechte. Ihre bisherigen Rechte werden ersetzt.',
    noSubfolders: 'Dieser Ordner hat keine Unterordner',
    noSubfoldersHint: 'Ein Ordner, den Sie hier hinzufügen, beginnt mit denselben Rechten.',
    same: 'Alle Unterordner haben bereits dieselben Rechte',
    sameHint: 'Es gibt nichts zu ändern.',
    changes: '{num, plural, one {# Unterordner ändert sich} other {# Unterordner ändern sich}}',
    unchanged:
      '{num, plural, one {# Unterordner hat bereits dieselben Rechte.} other {# Unterordner haben bereits dieselben Rechte.}}',
    more: '{num, plural, one {und # weitere Änderung} other {und # weitere Änderungen}}',
    moreFolders: '{num, plural, one {und # weiterer Ordner} other {und # weitere Ordner}}',
    added: '{who}: {after} (neu)',
    removed: '{who}: {before} entfällt',
    changed: '{who}: {before} → {after}',
    apply: '{num, plural, one {Auf # Unterordner anwenden} other {Auf # Unterordner anwenden}}',
  },
  row: {
    addBelow: 'Unterordner hinzufügen',
    move: 'Verschieben',
    remove: 'Entfernen',
  },
  bulk: {
    remove: '{num, plural, one {# Ordner entfernen} other {{shown} Ordner entfernen}}',
  },
  ask: {
    remove: '{num, plural, one {# Ordner entfernen?} other {{shown} Ordner entfernen?}}',
    removeOne:
      '{num, plural, =0 {{name} entfernen?} one {{name} und # Unterordner entfernen?} other {{name} und # Unterordner entfernen?}}',
    removeText:
      'Benutzer können den Ordner nicht mehr öffnen. Sie können ihn mit allem Inhalt {days} Tage lang aus dem Papierkorb wiederherstellen.',
    removeManyText:
      'Auch alle Unterordner werden entfernt. Benutzer können sie nicht mehr öffnen. Sie können die Ordner mit allem Inhalt {days} Tage lang aus dem Papierkorb wiederherstellen.',
  },
  facts: {
    path: 'Ordner',
    type: 'Typ',
    quota: 'Speicherplatz (MB)',
    owners: 'Eigentümer',
    note: 'Notiz',
    email: 'Adresse',
    rights: 'Rechte',
    subfolders: 'Unterordner',
    everyone: 'Alle in der Domain',
  },
  values: {
    target: { public_folders: 'Öffentliche Ordner' },
    type,
    rights: profile,
  },
  goTo: {
    words: {
      publicFolders:
        'gemeinsame Ordner, geteilte Ordner, Teamordner, gemeinsame Kalender, gemeinsame Kontakte, Ordnerrechte',
      addPublicFolder: 'neuer Ordner, Ordner anlegen, Ordner teilen',
      exportPublicFolders: 'Ordner herunterladen, CSV, Tabelle',
    },
    actions: {
      addPublicFolder: 'Öffentlichen Ordner hinzufügen',
      exportPublicFolders: 'Öffentliche Ordner exportieren',
    },
  },
  menu: { publicFolders: 'Öffentliche Ordner' },
  jobs: { removePublicFolders: 'Öffentliche Ordner entfernen' },
  deeds: {
    exportPublicFolders: 'Öffentliche Ordner exportiert',
    addPublicFolder: 'Öffentlicher Ordner {name} hinzugefügt',
    updatePublicFolder: 'Öffentlicher Ordner {name} geändert',
    setPublicFolderRights: 'Rechte von {name} geändert',
    removePublicFolders:
      '{num, plural, =1 {Öffentlicher Ordner {name} entfernt} other {{shown} öffentliche Ordner entfernt}}',
  },
  operations: {
    exportPublicFolders: 'Öffentliche Ordner exportiert',
    addPublicFolder: 'Öffentlichen Ordner hinzugefügt',
    updatePublicFolder: 'Öffentlichen Ordner geändert',
    setPublicFolderRights: 'Rechte eines öffentlichen Ordners geändert',
    removePublicFolders: 'Öffentlichen Ordner entfernt',
  },
} satisfies SameKeys<typeof english>;
