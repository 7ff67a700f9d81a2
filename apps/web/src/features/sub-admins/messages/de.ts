import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Unteradministratoren',
  purpose: 'Wer die Arbeit in diesem Konto mit Ihnen teilt, jeweils mit den Rechten, die Sie vergeben.',
  search: 'Benutzername, Name, E-Mail suchen',
  empty: 'Noch keine Unteradministratoren',
  emptyHint:
    'Ein Unteradministrator meldet sich mit eigenem Zugang an und sieht und ändert nur, was Sie ihm Bereich für Bereich erlauben. Was er tut, steht im Kontoverlauf.',
  add: 'Unteradministrator hinzufügen',
  save: 'Änderungen speichern',
  never: 'Nie',
  column: {
    username: 'Benutzername',
    name: 'Name',
    email: 'E-Mail',
    active: 'Status',
    twofa: 'Zwei-Faktor',
    lastlogin: 'Letzte Anmeldung',
    created: 'Hinzugefügt',
  },
  state: { active: 'Aktiv', disabled: 'Deaktiviert' },
  twofa: { on: 'Ein', allowed: 'Erlaubt', notAllowed: 'Nicht erlaubt' },
  row: {
    edit: 'Bearbeiten',
    enable: 'Aktivieren',
    disable: 'Deaktivieren',
    remove: 'Entfernen',
    viewAs: 'Ansehen als',
  },
  bulk: {
    enable:
      '{num, plural, one {# Unteradministrator aktivieren} other {{shown} Unteradministratoren aktivieren}}',
    disable:
      '{num, plural, one {# Unteradministrator deaktivieren} other {{shown} Unteradministratoren deaktivieren}}',
    remove:
      '{num, plural, one {# Unteradministrator entfernen} other {{shown} Unteradministratoren entfernen}}',
  },
  ask: {
    disableOne: '{name} deaktivieren?',
    removeOne: '{name} entfernen?',
    enable:
      '{num, plural, one {# Unteradministrator aktivieren?} other {{shown} Unteradministratoren aktivieren?}}',
    disable:
      '{num, plural, one {# Unteradministrator deaktivieren?} other {{shown} Unteradministratoren deaktivieren?}}',
    remove:
      '{num, plural, one {# Unteradministrator entfernen?} other {{shown} Unteradministratoren entfernen?}}',
    enableText: 'Die Anmeldung ist wieder möglich, mit den bisherigen Rechten.',
    disableText:
      'Die Sitzungen enden sofort, und eine Anmeldung ist nicht mehr möglich. Die Rechte bleiben erhalten; Sie können jederzeit wieder aktivieren.',
    removeText:
      'Die Sitzungen enden sofort; Zugang und Rechte werden endgültig entfernt. Was getan wurde, bleibt im Kontoverlauf.',
  },
  form: {
    username: 'Benutzername',
    usernameHint: 'Für die Anmeldung. Er lässt sich später nicht ändern.',
    usernameTaken: 'Dieser Benutzername ist vergeben. Wählen Sie einen anderen.',
    name: 'Name',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    setPassword: 'Neues Passwort vergeben',
    passwordNote: 'Mit einem neuen Passwort enden die Sitzungen dieses Unteradministrators sofort.',
    twofa: 'Zwei-Faktor-Authentifizierung erlaubt',
    twofaHint: 'Die Anmeldung kann mit einem Code aus einer Authenticator-App geschützt werden.',
  },
  locked: {
    self: 'Das ist Ihr eigener Zugang. Die Rechte muss jemand anderes ändern; Passwort und E-Mail-Adresse finden Sie im Kontomenü.',
    more: 'Dieser Unteradministrator hat in mindestens einem Bereich mehr Rechte als Sie. Deshalb können Sie hier nichts ändern.',
    right: 'Ihre Rechte erlauben es, Unteradministratoren zu sehen, aber nicht zu ändern.',
  },
  rights: {
    title: 'Rechte',
    hint: 'Jede Stufe enthält alle Stufen davor: Wer hinzufügen und aktualisieren darf, darf auch entfernen und die Identität übernehmen. Änderungen gelten ab dem nächsten Klick des Unteradministrators.',
    presets: 'Beginnen mit',
    readOnly: 'Nur lesen',
    helpDesk: 'Helpdesk',
    full: 'Alles',
    copyFrom: 'Rechte übernehmen von',
    choose: 'Unteradministrator wählen',
    copy: 'Übernehmen',
    applied: 'Die Rechte wurden eingetragen. Sie gelten, sobald Sie speichern.',
    lowered:
      'Die Rechte wurden eingetragen, aber nirgends über Ihrer eigenen Stufe. Sie gelten, sobald Sie speichern.',
    ownLimit: 'Sie können hier höchstens „{level}“ vergeben: Mehr haben Sie selbst nicht.',
    ownNone: 'Sie haben hier selbst keinen Zugriff und können deshalb keinen vergeben.',
    none: 'Dieser Bereich wird nicht angezeigt.',
    addsNothing: '„{level}“ bringt in diesem Bereich nichts hinzu.',
  },
  level: {
    noAccess: 'Kein Zugriff',
    view: 'Ansehen',
    enableDisable: 'Aktivieren/deaktivieren',
    remove: 'Entfernen',
    impersonate: 'Identität übernehmen',
    addUpdate: 'Hinzufügen/aktualisieren',
    modify: 'Ändern',
  },
  includes: {
    users: {
      view: 'Benutzer, Migrationen, Chat-Benutzer und öffentliche Ordner sehen',
      enableDisable: 'Benutzer aktivieren und deaktivieren',
      remove: 'Benutzer entfernen und wiederherstellen',
      impersonate: 'Ein Postfach mit einem Einmalpasswort öffnen',
      addUpdate: 'Benutzer hinzufügen, bearbeiten und importieren, Passwörter setzen, Migrationen ausführen',
      modify:
        'Kontotyp, Dienste und Zugriffszeiten ändern, umbenennen, Compliance einrichten, endgültig löschen',
    },
    domains: {
      view: 'Domains mit DNS-Einträgen und Zustand sehen',
      enableDisable: 'Domains aktivieren und deaktivieren, ihren Zustand prüfen',
      remove: 'Domains und Alias-Domains entfernen',
      addUpdate: 'Domains und Alias-Domains hinzufügen und bestätigen',
      modify: 'Einstellungen, DKIM, Typ und Zustellung einer Domain ändern',
    },
    aliases: {
      view: 'Aliasse und ihre Ziele sehen',
      enableDisable: 'Aliasse aktivieren und deaktivieren',
      remove: 'Aliasse entfernen und wiederherstellen',
      addUpdate: 'Aliasse hinzufügen, bearbeiten und importieren',
      modify: 'Entfernte Aliasse endgültig löschen',
    },
    lists: {
      view: 'Listen und ihre Mitglieder sehen',
      enableDisable: 'Listen aktivieren und deaktivieren',
      remove: 'Listen entfernen und wiederherstellen',
      addUpdate: 'Listen und Mitglieder hinzufügen und bearbeiten',
      modify: 'Entfernte Listen endgültig löschen',
    },
    dglists: {
      view: 'Smarte Listen und ihre Mitglieder sehen',
      enableDisable: 'Smarte Listen aktivieren und deaktivieren',
      remove: 'Smarte Listen entfernen und wiederherstellen',
      addUpdate: 'Smarte Listen, Mitglieder und Schutz hinzufügen und bearbeiten',
      modify: 'Entfernte smarte Listen endgültig löschen',
    },
    branding: {
      view: 'Das Branding sehen',
      remove: 'Das Branding auf den Standard zurücksetzen',
      addUpdate: 'Farbe, Name, Links und Logo ändern',
    },
    filtering: {
      view: 'Filtereinstellungen und Listen sehen, den Filter testen',
      enableDisable: 'IP-Adressen entsperren',
      remove: 'Einträge aus den Listen entfernen',
      addUpdate:
        'Einträge hinzufügen und bearbeiten, Filtereinstellungen ändern, Vorfälle als unbedenklich markieren',
    },
    logs: {
      view: 'Mail- und Anmeldeprotokolle durchsuchen und exportieren, Sicherheitsvorfälle sehen',
      enableDisable: 'Sicherheitsvorfälle erledigen',
    },
    subadmins: {
      view: 'Unteradministratoren und ihre Rechte sehen',
      enableDisable: 'Unteradministratoren aktivieren und deaktivieren',
      remove: 'Unteradministratoren entfernen',
      addUpdate: 'Unteradministratoren hinzufügen und bearbeiten, nie mit mehr als den eigenen Rechten',
    },
    accounthistory: {
      view: 'Sehen und exportieren, wer was geändert hat',
    },
  },
  viewAs: {
    title: 'Ansehen als {name}',
    text: 'Ein neuer Tab zeigt das Panel, wie {name} es sieht: nur lesend und höchstens 15 Minuten lang. Das wird im Kontoverlauf festgehalten.',
    password: 'Ihr Passwort',
    submit: 'Ansicht öffnen',
    blocked: 'Ihr Browser hat den neuen Tab verhindert. Öffnen Sie ihn mit der Schaltfläche unten.',
    open: 'In neuem Tab öffnen',
  },
  facts: {
    username: 'Benutzername',
    name: 'Name',
    email: 'E-Mail-Adresse',
    active: 'Aktiv',
    twofa_allowed: 'Zwei-Faktor erlaubt',
    permissions: 'Rechte',
    signin_changed: 'Neues Passwort',
    users: 'Benutzer',
    domains: 'Domains',
    aliases: 'Aliasse',
    lists: 'Listen',
    dglists: 'Smarte Listen',
    branding: 'Branding',
    filtering: 'Filterung',
    logs: 'Protokolle',
    subadmins: 'Unteradministratoren',
    accounthistory: 'Kontoverlauf',
  },
  operations: {
    addSubAdmin: 'Unteradministrator hinzugefügt',
    updateSubAdmin: 'Unteradministrator geändert',
    enableSubAdmins: 'Unteradministrator aktiviert',
    disableSubAdmins: 'Unteradministrator deaktiviert',
    removeSubAdmins: 'Unteradministrator entfernt',
  },
} satisfies SameKeys<typeof english>;
