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

const right = {
  read: 'Lesen',
  edit: 'Lesen und bearbeiten',
  full: 'Vollzugriff',
};

const send = {
  none: 'Kein Senden',
  as: 'Senden als',
  behalf: 'Senden im Auftrag',
};

const service = {
  imap: 'IMAP',
  pop3: 'POP3',
  smtp: 'SMTP',
};

export const messages = {
  title: 'Benutzer',
  purpose: 'Die Postfächer und Connectors Ihrer Domains.',
  search: 'Name oder Adresse suchen',
  empty: 'Noch keine Benutzer',
  emptyHint:
    'Ein Benutzer ist ein Postfach mit einer Adresse in einer Ihrer bestätigten Domains. Fügen Sie den ersten hinzu.',
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
  service,
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
    forwards: 'Weiterleitungen',
    sharing: 'Senden als und Stellvertreter',
    passwords: 'Anwendungspasswörter',
    save: 'Speichern',
    readOnly: 'Sie können diesen Benutzer ansehen, aber nicht ändern.',
    gone: 'Diesen Benutzer gibt es nicht',
    goneHint: 'Vielleicht wurde er entfernt. Entfernte Benutzer bleiben 30 Tage im Papierkorb.',
  },
  sharing: {
    search: 'Benutzer nach Name oder Adresse suchen',
    hidden:
      '{num, plural, one {Ein weiterer Eintrag gehört zu einer Domain, die Sie nicht sehen können. Er bleibt beim Speichern erhalten.} other {# weitere Einträge gehören zu Domains, die Sie nicht sehen können. Sie bleiben beim Speichern erhalten.}}',
    forwards: {
      purpose: 'E-Mails an diesen Benutzer werden an diese Adressen weitergeleitet.',
      to: 'Weiterleiten an',
      search: 'Benutzer suchen oder Adresse eingeben',
      empty: 'Keine Weiterleitungen. Alle E-Mails bleiben in diesem Postfach.',
      keepCopy: 'Kopie in diesem Postfach behalten',
      passOn: 'Auch an den eigenen Mailserver zustellen',
      keepCopyHint: 'Wenn dies ausgeschaltet ist, gehen E-Mails nur an die Adressen oben.',
      leaves: 'Ein Teil der E-Mails verlässt Ihr Konto',
      leavesText:
        'Externe Adressen liegen bei anderen Anbietern. Ihre Filter und Zugriffsregeln gelten für dorthin weitergeleitete E-Mails nicht.',
      nobody:
        'Zurzeit kann keine dieser Adressen E-Mails empfangen. Neue E-Mails bleiben deshalb in diesem Postfach.',
      audit: 'Audit-Postfächer leiten nichts weiter',
      auditHint: 'Die Kopien, die sie für die Compliance erhalten, bleiben dort.',
    },
    sendAs: {
      title: 'Senden als',
      purpose: 'Adressen, die dieser Benutzer neben der eigenen als Absender verwenden kann.',
      add: 'Adresse hinzufügen',
      empty: 'Dieser Benutzer kann nur mit der eigenen Adresse senden.',
      type: 'Audit-Benutzer und Connectoren senden von hier aus keine E-Mails. Hier gibt es nichts einzurichten.',
      noLogin:
        'Bei diesem Postfach meldet sich niemand an. Die Stellvertreter können in seinem Namen senden.',
    },
    delegates: {
      title: 'Stellvertreter',
      purpose: 'Benutzer, die dieses Postfach öffnen können.',
      add: 'Stellvertreter hinzufügen',
      rightsHint:
        '„Lesen und bearbeiten“ umfasst auch das Verschieben, Markieren und Löschen von E-Mails, „Vollzugriff“ zusätzlich das Anlegen und Löschen von Ordnern. Bei „Senden als“ sehen Empfänger nur dieses Postfach, bei „Senden im Auftrag“ auch, wer die E-Mail gesendet hat.',
      empty: 'Noch keine Stellvertreter.',
      rightOf: 'Zugriff für {name}',
      sendOf: 'Senden für {name}',
      nobody: 'Dieses Postfach kann noch niemand öffnen',
      nobodyText:
        'Es hat kein eigenes Passwort. Fügen Sie die Benutzer, die es öffnen sollen, als Stellvertreter hinzu.',
      audit:
        'Audit-Postfächer können keine Stellvertreter haben. Sie werden mit ihrem eigenen Passwort geöffnet.',
      connector:
        'Die E-Mails dieses Benutzers liegen auf einem anderen Server. Hier gibt es kein Postfach, das jemand öffnen könnte.',
    },
    mailboxes: {
      title: 'Postfächer, die dieser Benutzer öffnen kann',
      purpose:
        'Der Benutzer ist Stellvertreter dieser Postfächer. Ändern können Sie das auf deren eigenen Seiten.',
    },
    right,
    send,
  },
  rename: {
    title: 'Benutzer umbenennen',
    text: 'Der Benutzer bekommt eine andere Adresse. E-Mails, Einstellungen und Rechte bleiben erhalten. E-Mails an die alte Adresse werden ab dann abgelehnt.',
  },
  passwords: {
    purpose:
      'Ein Passwort für jedes E-Mail-Programm oder Gerät. Geht ein Smartphone verloren, entfernen Sie nur dessen Passwort; alles andere funktioniert weiter.',
    add: 'Anwendungspasswort hinzufügen',
    empty: 'Noch keine Anwendungspasswörter',
    emptyHint:
      'Mit einem Anwendungspasswort kann sich ein E-Mail-Programm oder Gerät ohne das Hauptpasswort anmelden.',
    twofaMissing: 'E-Mail-Programme können sich noch nicht anmelden',
    twofaMissingHint:
      'Die Zwei-Faktor-Authentifizierung ist eingeschaltet; IMAP, POP3 und SMTP lehnen deshalb das Hauptpasswort ab. Fügen Sie für jedes E-Mail-Programm ein Anwendungspasswort hinzu.',
    noLogin: 'Mit diesem Benutzer meldet sich niemand an',
    noLoginMailbox:
      'Gemeinsame Postfächer, Räume und Ausstattung haben kein Passwort. Andere Benutzer öffnen sie als Stellvertreter mit ihrem eigenen Zugang.',
    noLoginConnector: 'Dieser Connector hat hier kein Passwort. Vergeben Sie zuerst eines unter „Konto“.',
    label: 'Bezeichnung',
    labelHint: 'Zum Beispiel „Annas Smartphone“.',
    services: 'Dienste',
    serviceOff: '{service} (für diesen Benutzer ausgeschaltet)',
    expires: 'Gültig bis',
    expiresHint: 'Der letzte Tag, an dem es funktioniert. Leer lassen, wenn es nicht ablaufen soll.',
    noExpiry: 'Unbegrenzt',
    expired: 'Abgelaufen am {day}',
    lastuse: 'Zuletzt verwendet',
    created: 'Hinzugefügt',
    full: 'Ein Benutzer kann bis zu {num} Anwendungspasswörter haben. Entfernen Sie zuerst eines.',
    madeTitle: 'Das Anwendungspasswort ist fertig',
    once: 'Kopieren Sie es jetzt. Es wird nur einmal angezeigt.',
    use: 'Geben Sie es im E-Mail-Programm anstelle des Hauptpassworts ein, mit den Bindestrichen.',
    username: 'Benutzername',
    password: 'Passwort',
    done: 'Fertig',
    remove: 'Entfernen',
    removeOf: '{label} entfernen',
    ask: '{label} entfernen?',
    askText:
      'E-Mail-Programme mit diesem Passwort können sich nicht mehr anmelden. Das lässt sich nicht rückgängig machen, aber Sie können ein neues hinzufügen.',
  },
  oneTime: {
    button: 'Einmalpasswort',
    title: 'Einmalpasswort für {name}',
    text: 'Mit diesem Passwort können Sie sich innerhalb von 5 Minuten einmal als dieser Benutzer anmelden.',
    reason: 'Grund',
    reasonHint: 'Zum Beispiel eine Ticketnummer. Er steht mit Ihrem Namen im Kontoverlauf.',
    submit: 'Passwort erstellen',
    once: 'Kopieren Sie es jetzt. Es wird nur einmal angezeigt und funktioniert nur einmal.',
    left: 'Noch {time} gültig',
    over: 'Dieses Passwort ist abgelaufen',
    again: 'Neues erstellen',
    webmail: 'Webmail öffnen',
  },
  audit: {
    inUse:
      'Dieses Postfach empfängt die Kopien auditierter Domains. Wählen Sie für sie unter „Compliance“ zuerst ein anderes Postfach.',
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
    quota: 'Speicherplatz ändern',
    type: 'Typ ändern',
    remove: '{num, plural, one {# Benutzer entfernen} other {{shown} Benutzer entfernen}}',
  },
  ask: {
    quota:
      '{num, plural, one {Speicherplatz von # Benutzer ändern} other {Speicherplatz von {shown} Benutzern ändern}}',
    quotaText:
      'Jeder von ihnen erhält diesen Speicherplatz. Reicht er nicht für alle, steht im Ergebnis, bei wem sich nichts geändert hat.',
    type: '{num, plural, one {Kontotyp von # Benutzer ändern} other {Kontotyp von {shown} Benutzern ändern}}',
    typeText:
      'E-Mails, Adressen und Passwörter bleiben erhalten. Jeder Benutzer belegt einen Platz des neuen Typs und gibt den bisherigen frei.',
    typeConflict:
      'Die übrigen Einstellungen lassen diesen Typ nicht zu. Ändern Sie ihn auf der Seite des Benutzers.',
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
    destinations: 'Weiterleitungen',
    keep_copy: 'Kopie behalten',
    addresses: 'Kann senden als',
    delegates: 'Stellvertreter',
    label: 'Bezeichnung',
    services: 'Dienste',
    expires_on: 'Gültig bis',
    reason: 'Grund',
  },
  values: {
    account_type: type,
    mailbox_type: mailbox,
    oex_type: oex,
    delegates: { ...right, ...send },
    services: service,
  },
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
    setForwards: 'Weiterleitungen eines Benutzers geändert',
    setSendAs: 'Absenderadressen eines Benutzers geändert',
    setDelegates: 'Stellvertreter eines Postfachs geändert',
    addAppPassword: 'Anwendungspasswort hinzugefügt',
    removeAppPassword: 'Anwendungspasswort entfernt',
    getOneTimePassword: 'Einmalpasswort erstellt',
  },
} satisfies SameKeys<typeof english>;
