import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  basic: 'Basic',
  enhanced: 'Enhanced',
  exchange: 'Exchange-Connector',
  external: 'Externer Connector',
  audit: 'Audit',
};

const mailbox = {
  normal: 'Normal',
  shared: 'Gemeinsam',
  room: 'Raum',
  equipment: 'Ausstattung',
};

const oex = {
  relay: 'E-Mails nur weitergeben',
  relay_and_copy: 'E-Mails weitergeben und hier eine Kopie behalten',
};

export const messages = {
  title: 'Benutzer',
  purpose: 'Die Postfächer und Connectors Ihrer Domains.',
  search: 'Name oder Adresse suchen',
  empty: 'Noch keine Benutzer',
  emptyHint:
    'Ein Benutzer ist ein Postfach mit einer Adresse in einer Ihrer bestätigten Domains. Fügen Sie den ersten hinzu.',
  import: 'Importieren',
  undo: 'Rückgängig',
  never: 'Nie',
  gigabytes: '{num} GB',
  quotaUsed: '{used} von {num} GB',
  column: {
    email: 'Adresse',
    name: 'Name',
    type: 'Kontotyp',
    active: 'Status',
    quota: 'Speicherplatz',
    lastlogin: 'Letzte Anmeldung',
    twofa: 'Zwei-Faktor',
    domain: 'Domain',
    created: 'Hinzugefügt',
  },
  filter: {
    overQuota: 'Speicherplatz überschritten',
    neverLoggedIn: 'Nie angemeldet',
  },
  state: {
    active: 'Aktiv',
    disabled: 'Deaktiviert',
  },
  twofa: {
    on: 'Ein',
    off: 'Aus',
  },
  type,
  typeHint: {
    basic: 'Ein Postfach für E-Mails.',
    enhanced:
      'E-Mails, Kalender und öffentliche Ordner; auch für gemeinsame Postfächer, Räume und Ausstattung.',
    exchange: 'E-Mails gehen weiter an den Exchange-Server der Domain.',
    external: 'E-Mails gehen weiter an einen anderen Server.',
    audit:
      'Empfängt Kopien von E-Mails für die Compliance. Es kann keine E-Mails senden und zählt bei der Höchstzahl der Benutzer nicht mit.',
  },
  mailbox,
  oex,
  service: {
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
  },
  serviceHint: {
    imap: 'E-Mails mit E-Mail-Programmen und Smartphones lesen.',
    pop3: 'E-Mails mit älteren E-Mail-Programmen herunterladen.',
    smtp: 'E-Mails mit E-Mail-Programmen und Smartphones senden.',
  },
  hours: {
    title: 'Zugriffszeiten',
    hint: 'Wann sich der Benutzer anmelden kann, in der Zeitzone der Domain.',
    of: 'Zugriff am {day}',
    all: 'Ganztägig',
    closed: 'Kein Zugriff',
    hours: 'Von–bis',
    start: 'Anfangsstunde am {day}',
    end: 'Endstunde am {day}',
    alwaysClosed:
      'Ohne Zugriff an allen Tagen kann sich der Benutzer nie anmelden. Um auch alle E-Mails zu stoppen, deaktivieren Sie stattdessen den Benutzer.',
  },
  form: {
    username: 'Benutzername',
    usernameHint: 'Der Teil der Adresse vor dem @.',
    domain: 'Domain',
    domainHint: 'Nur bestätigte Domains können Benutzer haben.',
    chooseDomain: 'Domain wählen',
    name: 'Name',
    type: 'Kontotyp',
    mailboxType: 'Postfachtyp',
    mailboxTypeHint:
      'Gemeinsame Postfächer, Räume und Ausstattung haben kein Passwort. Andere Benutzer öffnen sie als Stellvertreter.',
    oexType: 'Typ des Exchange-Kontos',
    relayHost: 'Mailserver',
    relayHostHint: 'Der Hostname des Servers, der die E-Mails bekommt.',
    quota: 'Speicherplatz in GB',
    quotaLeft: 'Verfügbarer Speicherplatz: {num} GB.',
    twofa: 'Zwei-Faktor-Authentifizierung',
    twofaHint:
      'E-Mail-Programme brauchen ein Anwendungspasswort; das Hauptpasswort wird bei IMAP, POP3 und SMTP abgelehnt.',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    setPassword: 'Neues Passwort vergeben',
    language: 'Sprache',
    timezone: 'Zeitzone',
    dateformat: 'Datumsformat',
    inherited: 'Standard des Kontos',
  },
  add: {
    title: 'Benutzer hinzufügen',
  },
  page: {
    back: 'Alle Benutzer',
    tabs: 'Bereiche dieses Benutzers',
    account: 'Konto',
    services: 'Dienste und Zugriffszeiten',
    save: 'Speichern',
    readOnly: 'Sie können diesen Benutzer ansehen, aber nicht ändern.',
    gone: 'Diesen Benutzer gibt es nicht',
    goneHint: 'Vielleicht wurde er entfernt. Entfernte Benutzer bleiben 30 Tage im Papierkorb.',
  },
  rename: {
    title: 'Benutzer umbenennen',
    text: 'Der Benutzer bekommt eine andere Adresse. E-Mails, Einstellungen und Rechte bleiben erhalten. E-Mails an die alte Adresse werden ab dann abgelehnt.',
  },
  row: {
    rename: 'Umbenennen',
    enable: 'Aktivieren',
    disable: 'Deaktivieren',
    remove: 'Entfernen',
  },
  bulk: {
    enable: '{num, plural, one {# Benutzer aktivieren} other {{shown} Benutzer aktivieren}}',
    disable: '{num, plural, one {# Benutzer deaktivieren} other {{shown} Benutzer deaktivieren}}',
    remove: '{num, plural, one {# Benutzer entfernen} other {{shown} Benutzer entfernen}}',
  },
  ask: {
    disableOne: '{name} deaktivieren?',
    removeOne: '{name} entfernen?',
    enable: '{num, plural, one {# Benutzer aktivieren?} other {{shown} Benutzer aktivieren?}}',
    disable: '{num, plural, one {# Benutzer deaktivieren?} other {{shown} Benutzer deaktivieren?}}',
    remove: '{num, plural, one {# Benutzer entfernen?} other {{shown} Benutzer entfernen?}}',
    enableText: 'Die Anmeldung ist wieder möglich, und E-Mails werden wieder angenommen.',
    disableText:
      'Eine Anmeldung ist nicht mehr möglich, und eingehende E-Mails werden abgelehnt. Nichts wird gelöscht; Sie können jederzeit wieder aktivieren.',
    removeText:
      'Auch alle E-Mails und Einstellungen werden entfernt. Aus dem Papierkorb lässt sich {days} Tage lang alles wiederherstellen; danach wird es endgültig gelöscht.',
  },
  facts: {
    email: 'Adresse',
    active: 'Aktiv',
    signin_changed: 'Neues Passwort',
    name: 'Name',
    quota: 'Speicherplatz',
    language: 'Sprache',
    timezone: 'Zeitzone',
    dateformat: 'Datumsformat',
    twofa_allowed: 'Zwei-Faktor-Authentifizierung',
    account_type: 'Kontotyp',
    mailbox_type: 'Postfachtyp',
    oex_type: 'Typ des Exchange-Kontos',
    relay_host: 'Mailserver',
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
    access_hours: 'Zugriffszeiten',
  },
  values: { account_type: type, mailbox_type: mailbox, oex_type: oex },
  goTo: {
    words: {
      users:
        'Postfächer, Konten, Personen, Adressen, Speicherplatz, Passwort, Raum, Ausstattung, gemeinsames Postfach',
      addUser: 'neuer Benutzer, Benutzer anlegen, neues Postfach',
      exportUsers: 'Benutzer herunterladen, CSV, Tabelle',
    },
    actions: {
      addUser: 'Benutzer hinzufügen',
      exportUsers: 'Benutzer exportieren',
    },
  },
  menu: {
    users: 'Benutzer',
  },
  jobs: {
    updateUsers: 'Benutzer ändern',
    enableUsers: 'Benutzer aktivieren',
    disableUsers: 'Benutzer deaktivieren',
    removeUsers: 'Benutzer entfernen',
  },
  operations: {
    exportUsers: 'Benutzer exportiert',
    addUser: 'Benutzer hinzugefügt',
    updateUser: 'Benutzer geändert',
    renameUser: 'Benutzer umbenannt',
    updateUsers: 'Benutzer geändert',
    enableUsers: 'Benutzer aktiviert',
    disableUsers: 'Benutzer deaktiviert',
    removeUsers: 'Benutzer entfernt',
  },
} satisfies SameKeys<typeof english>;
