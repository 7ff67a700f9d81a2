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
  none: 'Kein Senderecht',
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
    'Ein Benutzer hat ein Postfach und eine Adresse in einer Ihrer bestätigten Domains. Fügen Sie den ersten hinzu.',
  undo: 'Rückgängig',
  never: 'Nie',
  unknown: 'Unbekannt',
  unknownYet: 'Unbekannt, bis das E-Mail-System läuft',
  quotaUsed: '{used} von {num}',
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
    neverLoggedIn: 'Keine Anmeldung erfasst',
  },
  state: {
    active: 'Aktiv',
    disabled: 'Deaktiviert',
  },
  twofa: {
    on: 'Ein',
    off: 'Aus',
  },
  delivery: {
    auditRules: 'Audit-Postfächer haben keine Zustellregeln',
    auditVacation: 'Audit-Postfächer senden keine Abwesenheitsnotiz',
    auditVacationHint: 'Sie empfangen nur Kopien von E-Mails und senden nichts.',
    relayedOnly:
      'E-Mails an diesen Benutzer werden an einen anderen Server weitergegeben. Diese Einstellungen gelten für sie nicht.',
    rules: {
      intro: 'Die Regeln werden von oben nach unten auf jede neue Nachricht angewendet.',
      empty: 'Noch keine Zustellregeln',
      emptyHint:
        'Mit Regeln werden eingehende E-Mails sortiert, markiert, weitergeleitet oder abgelehnt. Fügen Sie die erste hinzu.',
      add: 'Regel hinzufügen',
      edit: 'Regel bearbeiten',
      save: 'Regel speichern',
      full: 'Ein Benutzer kann bis zu {num} Regeln haben. Entfernen Sie zuerst eine.',
      order: 'Regeln in ihrer Reihenfolge',
      use: '{name} verwenden',
      off: 'Aus',
      losesMail: 'Löscht E-Mails endgültig',
      up: '{name} nach oben verschieben',
      down: '{name} nach unten verschieben',
      moved: '{name} ist jetzt Nummer {num}',
      editOf: '{name} bearbeiten',
      removeOf: '{name} entfernen',
      remove: 'Regel entfernen',
      removeAsk: 'Regel „{name}“ entfernen?',
      removeText:
        'Sie gilt dann nicht mehr für neue Nachrichten. Bereits einsortierte Nachrichten bleiben, wo sie sind.',
      gone: 'Diese Regel gibt es nicht',
      goneHint: 'Vielleicht wurde sie inzwischen entfernt.',
    },
    summary: {
      hidden: 'eine Adresse in einer anderen Domain',
      when: 'Wenn {conditions}: {actions}.',
      every: 'Bei jeder Nachricht: {actions}.',
      stop: 'Spätere Regeln werden übersprungen.',
      part: {
        sender: 'der Absender',
        recipient: 'das Feld An oder Cc',
        subject: 'der Betreff',
        header: 'die Kopfzeile {name}',
        body: 'der Text',
      },
      test: {
        contains: '{part} „{value}“ enthält',
        not_contains: '{part} „{value}“ nicht enthält',
        is: '{part} „{value}“ ist',
        not_is: '{part} nicht „{value}“ ist',
        starts: '{part} mit „{value}“ beginnt',
        ends: '{part} auf „{value}“ endet',
        matches: '{part} dem Muster „{value}“ entspricht',
        over: 'die Nachricht größer als {value} MB ist',
        under: 'die Nachricht kleiner als {value} MB ist',
        yes: 'die Nachricht als Spam markiert ist',
        no: 'die Nachricht nicht als Spam markiert ist',
      },
      action: {
        move: 'in „{value}“ verschieben',
        copy: 'in „{value}“ kopieren',
        read: 'als gelesen markieren',
        flag: 'kennzeichnen',
        keep: 'im Posteingang behalten',
        forward: 'eine Kopie an {value} weiterleiten',
        redirect: 'an {value} weiterleiten und nicht behalten',
        discard: 'endgültig löschen',
        reject: 'mit einer Nachricht an den Absender ablehnen',
      },
    },
    form: {
      name: 'Name',
      conditions: 'Bedingungen',
      match: 'Die Regel gilt, wenn',
      all: 'alle Bedingungen erfüllt sind',
      any: 'eine der Bedingungen erfüllt ist',
      everyMessage: 'Ohne Bedingungen gilt die Regel für jede Nachricht.',
      field: 'Teil der Nachricht',
      test: 'Vergleich',
      header: 'Name der Kopfzeile',
      value: 'Text',
      size: 'Größe in MB',
      wildcards: '* steht für beliebig viele Zeichen, ? für genau eines.',
      addressOnly: 'Verglichen wird nur die Adresse, nicht der Name.',
      condition: 'Bedingung {num}',
      addCondition: 'Bedingung hinzufügen',
      removeCondition: 'Bedingung {num} entfernen',
      actions: 'Aktionen',
      action: 'Aktion {num}',
      type: 'Was geschieht',
      folder: 'Ordner',
      folderHint:
        'Wird angelegt, wenn es ihn nicht gibt. Mit / für einen Ordner in einem anderen: Arbeit/Rechnungen',
      address: 'E-Mail-Adresse',
      hidden:
        'Diese Adresse gehört zu einer Domain, die Sie nicht sehen können. Sie bleibt beim Speichern erhalten.',
      rejection: 'Nachricht an den Absender',
      discardWarning:
        'Die Nachricht ist verloren: Niemand kann sie wiederherstellen, und der Absender erfährt es nicht.',
      rejectHint:
        'Nachrichten, die eine frühere Regel einsortiert oder weitergeleitet hat, werden nicht abgelehnt.',
      addAction: 'Aktion hinzufügen',
      removeAction: 'Aktion {num} entfernen',
      stop: 'Spätere Regeln überspringen',
      stopHint: 'Wenn diese Regel gilt, werden die Regeln darunter nicht beachtet.',
      active: 'Diese Regel verwenden',
      preview: 'In Worten',
    },
    field: {
      sender: 'Absender',
      recipient: 'Empfänger (An oder Cc)',
      subject: 'Betreff',
      header: 'Andere Kopfzeile',
      body: 'Text der Nachricht',
      size: 'Größe',
      spam: 'Spam',
    },
    test: {
      contains: 'enthält',
      not_contains: 'enthält nicht',
      is: 'ist',
      not_is: 'ist nicht',
      starts: 'beginnt mit',
      ends: 'endet auf',
      matches: 'entspricht dem Muster',
      over: 'ist größer als',
      under: 'ist kleiner als',
      yes: 'ist als Spam markiert',
      no: 'ist nicht als Spam markiert',
    },
    action: {
      move: 'In einen Ordner verschieben',
      copy: 'In einen Ordner kopieren',
      read: 'Als gelesen markieren',
      flag: 'Kennzeichnen',
      keep: 'Im Posteingang behalten',
      forward: 'Kopie weiterleiten',
      redirect: 'Weiterleiten und nicht behalten',
      discard: 'Endgültig löschen',
      reject: 'Ablehnen',
    },
    ownFilter: {
      off: 'Der eigene Filter des Benutzers wurde am {date} ausgeschaltet: Er hat zu lange gedauert',
      text: 'Der Benutzer hat ihn in einem E-Mail-Programm eingerichtet. E-Mails kommen weiterhin an, und die Regeln auf dieser Seite gelten weiter. Der Benutzer kann den Filter dort vereinfachen und wieder einschalten.',
      turnOn: 'Wieder einschalten',
    },
    script: {
      title: 'Sieve-Skript',
      show: 'Sieve-Skript anzeigen',
      hide: 'Sieve-Skript ausblenden',
      text: 'Was der Mailserver ausführt: die eingeschalteten Regeln und die Abwesenheitsnotiz. Es lässt sich hier nicht bearbeiten.',
      copy: 'Skript kopieren',
      none: 'Es gibt nichts auszuführen.',
      hidden: 'Es enthält Adressen in Domains, die Sie nicht sehen können, und wird deshalb nicht angezeigt.',
    },
    vacation: {
      away: 'Abwesenheitsnotiz aktiv',
      intro: 'Antwortet automatisch, solange der Benutzer abwesend ist.',
      state: {
        off: 'Aus',
        planned: 'Beginnt am {day}',
        on: 'Ein',
        onUntil: 'Eingeschaltet bis {day}',
        over: 'Endete am {day}',
      },
      active: 'Abwesenheitsnotiz senden',
      starts: 'Erster Tag',
      ends: 'Letzter Tag',
      startsHint: 'Leer lassen, um sofort zu beginnen.',
      endsHint: 'Leer lassen, wenn sie bis zum Ausschalten gelten soll.',
      zone: 'Beide Tage sind eingeschlossen, in der Zeitzone der Domain ({zone}).',
      subject: 'Betreff',
      subjectHint: 'Leer lassen für „Auto:“ und den Betreff der Nachricht.',
      text: 'Nachricht',
      days: 'Tage zwischen zwei Antworten',
      daysHint: '1–30. In dieser Zeit erhält jeder Absender höchstens eine Antwort.',
      addresses: 'Weitere Adressen des Benutzers',
      addressesHint:
        'Eigene Adressen des Benutzers, eine pro Zeile: Aliase, die hierher führen. E-Mails an sie werden ebenfalls beantwortet.',
      save: 'Speichern',
      preview: 'Vorschau',
      when: {
        off: 'Ausgeschaltet: Niemand erhält eine Antwort.',
        always: 'Wird gesendet, bis Sie sie ausschalten.',
        from: 'Wird ab {from} gesendet, bis Sie sie ausschalten.',
        until: 'Wird bis {to} gesendet.',
        between: 'Wird von {from} bis {to} gesendet.',
      },
      who: '{days, plural, one {Wer an {address} schreibt, erhält eine Antwort, höchstens einmal am Tag.} other {Wer an {address} schreibt, erhält eine Antwort, höchstens alle # Tage.}}',
      whoMore:
        '{num, plural, one {Das gilt auch für # weitere Adresse.} other {Das gilt auch für # weitere Adressen.}}',
      nobody: 'Mailinglisten, automatische Nachrichten und Spam erhalten keine Antwort.',
      autoSubject: 'Auto: Betreff der Nachricht',
      noText: 'Die Nachricht ist noch leer.',
    },
  },
  type,
  typeHint: {
    basic: 'Nur E-Mail.',
    enhanced:
      'E-Mails, Kalender und öffentliche Ordner; auch für gemeinsame Postfächer, Räume und Ausstattung.',
    exchange: 'E-Mails gehen weiter an den Exchange-Server der Domain.',
    external: 'E-Mails gehen weiter an einen anderen Server.',
    audit:
      'Empfängt Kopien von E-Mails für die Compliance. Kann keine E-Mails senden und belegt keinen Platz.',
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
  loginIps: {
    hint: 'Der Benutzer kann sich nur von diesen Adressen und Netzen aus bei seinem Postfach anmelden. Eine Angabe pro Zeile, zum Beispiel 192.0.2.7, 192.0.2.0/24 oder 2001:db8::/32. Geben Sie auch die Adresse Ihres Webmail-Servers an. Leer lassen, um Anmeldungen von überall zu erlauben.',
    invalid:
      '„{name}“ ist keine gültige IP-Adresse und kein gültiges Netz. Netze dürfen höchstens /8 (IPv4) oder /16 (IPv6) groß sein.',
    any: 'Alle',
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
    quotaLeft: 'Verfügbarer Speicherplatz: {num}.',
    quotaInUse: 'Belegt: {num}.',
    quotaBelowUse:
      'Dieser Benutzer belegt bereits {used}. Mit weniger Speicherplatz werden neue Nachrichten abgelehnt, bis wieder Platz frei ist.',
    twofa: 'Zwei-Faktor-Authentifizierung',
    twofaHint:
      'Wenn eingeschaltet, brauchen E-Mail-Programme ein Anwendungspasswort; IMAP, POP3 und SMTP lehnen das Hauptpasswort ab.',
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
    overview: 'Übersicht',
    history: 'Verlauf',
    account: 'Konto',
    services: 'Dienste und Zeiten',
    forwards: 'Weiterleitungen',
    sharing: 'Zugriff',
    passwords: 'Anwendungspasswörter',
    rules: 'Zustellregeln',
    vacation: 'Abwesenheitsnotiz',
    save: 'Speichern',
    readOnly: 'Sie können diesen Benutzer ansehen, aber nicht ändern.',
    gone: 'Diesen Benutzer gibt es nicht',
    goneHint: 'Vielleicht wurde er entfernt. Entfernte Benutzer bleiben 30 Tage im Papierkorb.',
  },
  overview: {
    details: 'Einzelheiten',
    noServices: 'Keine',
    logins: 'Anmeldungen',
    unrestricted: 'Jederzeit und von überall',
    restricted: 'Nach Zeit oder IP-Adresse eingeschränkt',
    showAll: 'Alle {num} anzeigen',
    more: '{num} weitere',
    hidden:
      '{num, plural, one {# weiterer Eintrag in einer Domain, die Sie nicht sehen können.} other {# weitere Einträge in Domains, die Sie nicht sehen können.}}',
    addresses: {
      title: 'Adressen, Listen und Ordner',
      own: 'Eigene Adressen',
      aliasDomain: 'Alias-Domain',
    },
    aliases: {
      title: 'Aliasse',
      add: 'Alias hinzufügen',
      empty: 'Noch keine Aliasse. E-Mails an einen Alias erreichen diesen Benutzer ebenfalls.',
    },
    lists: {
      title: 'Listen und smarte Listen',
      all: 'Alle Listen',
      member: 'Mitglied',
      owner: 'Eigentümer',
      empty: 'Noch in keiner Liste. E-Mails an eine Liste gehen an alle ihre Mitglieder.',
    },
    folders: {
      title: 'Öffentliche Ordner',
      all: 'Alle Ordner',
      list: 'Über eine Liste',
      everyone: 'Wie alle in der Domain',
      empty:
        'Noch keine öffentlichen Ordner. Mit einem Recht in einem Ordner teilt der Benutzer dessen E-Mails, Kalender oder Kontakte.',
      notEnhanced: 'Nur Enhanced-Benutzer können öffentliche Ordner öffnen.',
    },
    delivery: {
      title: 'Eingehende E-Mails',
      from: 'Bekommt weitergeleitete E-Mails von',
      copy: 'Eine Kopie bleibt in diesem Postfach.',
      noCopy: 'In diesem Postfach bleibt keine Kopie.',
      noRules:
        'Noch keine Zustellregeln. Regeln sortieren und markieren E-Mails, leiten sie weiter oder lehnen sie ab.',
      rulesOn: '{active} von {total} eingeschaltet',
    },
    access: {
      title: 'Zugriff',
      give: 'Zugriff geben',
      who: 'Wer dieses Postfach öffnen kann',
      nobody:
        'Nur der Benutzer selbst. Auch Stellvertreter können das Postfach öffnen und, wenn Sie es erlauben, daraus senden.',
      noMailboxes:
        'Noch keine anderen Postfächer. Der Benutzer kann die öffnen, deren Stellvertreter er ist.',
    },
    sessions: {
      title: 'Offene Sitzungen',
      empty: 'Keine. Verbundene E-Mail-Programme erscheinen hier innerhalb einer Minute.',
      imap: 'IMAP',
      pop3: 'POP3',
      sieve: 'Filterregeln (ManageSieve)',
    },
    history: {
      title: 'Letzte Änderungen',
      all: 'Alle Änderungen',
      empty: 'Noch keine Änderungen',
      emptyHint: 'Hier erscheinen Änderungen an diesem Benutzer.',
    },
  },
  daily: {
    resetPassword: 'Passwort zurücksetzen',
    passwordText:
      '{name} bekommt ein neues Passwort. Offene Sitzungen enden, und E-Mail-Programme mit dem Hauptpasswort brauchen das neue.',
    passwordDone: 'Das neue Passwort ist gesetzt',
    quotaOf: 'Speicherplatz von {name}',
    forward: 'E-Mails weiterleiten',
  },
  sharing: {
    search: 'Benutzer nach Name oder Adresse suchen',
    forwards: {
      purpose: 'E-Mails an diesen Benutzer werden an diese Adressen weitergeleitet.',
      to: 'Weiterleiten an',
      search: 'Benutzer, Aliasse und Listen suchen oder Adresse eingeben',
      empty: 'Keine Weiterleitungen. Alle E-Mails bleiben in diesem Postfach.',
      keepCopy: 'Kopie in diesem Postfach behalten',
      passOn: 'Auch an den eigenen Mailserver des Benutzers zustellen',
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
      type: 'Audit-Benutzer und Connectors senden von hier aus keine E-Mails. Hier gibt es nichts einzurichten.',
      noLogin:
        'Bei diesem Postfach meldet sich niemand an. Die Stellvertreter können mit seiner Adresse senden.',
    },
    delegates: {
      title: 'Stellvertreter',
      purpose: 'Benutzer, die dieses Postfach öffnen können.',
      add: 'Stellvertreter hinzufügen',
      rightsHint:
        '„Lesen und bearbeiten“ umfasst auch das Verschieben, Markieren und Löschen von E-Mails, „Vollzugriff“ zusätzlich das Anlegen und Löschen von Ordnern. Bei „Senden als“ sehen Empfänger nur dieses Postfach, bei „Senden im Auftrag“ auch, wer die E-Mail gesendet hat.',
      empty: 'Noch keine Stellvertreter.',
      rightOf: 'Zugriff für {name}',
      sendOf: 'Senderecht für {name}',
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
  offboarding: {
    row: 'Offboarding',
    bulk: '{num, plural, one {Offboarding für # Benutzer} other {Offboarding für {shown} Benutzer}}',
    tooMany: 'Wählen Sie höchstens {num} Benutzer für ein gemeinsames Offboarding.',
    on: 'Dieser Benutzer wird am {day} entfernt',
    hint: 'Geplant von {name}. Bis dahin können Sie es abbrechen; danach ist der Benutzer {days} Tage im Papierkorb.',
    forbidden: 'Dieser Benutzer wurde am {day} nicht entfernt: {name} hat nicht mehr das Recht dazu.',
    conflict: 'Dieser Benutzer wurde am {day} nicht entfernt: Auditierte Domains brauchen dieses Postfach.',
    cancel: 'Entfernen abbrechen',
  },
  rename: {
    title: 'Benutzer umbenennen',
    text: 'Der Benutzer bekommt eine andere Adresse. E-Mails, Einstellungen und Rechte bleiben erhalten.',
    keepAlias: 'Alte Adresse als Alias behalten',
    keepAliasHint:
      'E-Mails an {address} kommen weiterhin an, und der Benutzer kann weiter unter dieser Adresse senden. Ohne Alias geht beides nicht mehr.',
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
    noLogin: 'Als dieser Benutzer meldet sich niemand an',
    noLoginMailbox:
      'Gemeinsame Postfächer, Räume und Ausstattung haben kein Passwort. Andere Benutzer öffnen sie als Stellvertreter mit ihrem eigenen Zugang.',
    noLoginConnector:
      'Dieser Connector hat hier kein Passwort. Vergeben Sie eines unter „Konto“, bevor Sie Anwendungspasswörter hinzufügen.',
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
    reasonHint: 'Zum Beispiel eine Ticketnummer. Er wird mit Ihrem Namen im Kontoverlauf festgehalten.',
    submit: 'Passwort erstellen',
    once: 'Kopieren Sie es jetzt. Es wird nur einmal angezeigt und funktioniert nur einmal.',
    left: 'Noch {time} gültig',
    over: 'Dieses Passwort ist abgelaufen',
    again: 'Neues erstellen',
    webmail: 'Webmail öffnen',
  },
  audit: {
    inUse:
      'Dieses Postfach empfängt die Kopien auditierter Domains. Wählen Sie für sie unter „Compliance“ zuerst ein anderes Postfach. Domains im Papierkorb zählen auch.',
    becomes:
      'Beim Speichern werden Weiterleitungen, Stellvertreter, „Senden als“-Adressen, Zustellregeln, Abwesenheitsnotiz und Anwendungspasswörter dieses Benutzers gelöscht.',
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
    typeSeats: '{num, plural, =0 {Kein Platz mehr frei.} one {# Platz frei.} other {{shown} Plätze frei.}}',
    typeLimit:
      'Für diesen Kontotyp ist kein Platz mehr frei. Geben Sie Plätze frei oder bitten Sie Ihren Anbieter um weitere.',
    disableOne: '{name} deaktivieren?',
    removeOne: '{name} entfernen?',
    enable: '{num, plural, one {# Benutzer aktivieren?} other {{shown} Benutzer aktivieren?}}',
    disable: '{num, plural, one {# Benutzer deaktivieren?} other {{shown} Benutzer deaktivieren?}}',
    remove: '{num, plural, one {# Benutzer entfernen?} other {{shown} Benutzer entfernen?}}',
    enableText: 'Die Anmeldung ist wieder möglich, und E-Mails werden wieder angenommen.',
    disableText:
      'Eine Anmeldung ist nicht mehr möglich, und eingehende E-Mails werden abgelehnt. Nichts wird gelöscht; Sie können die Benutzer jederzeit wieder aktivieren.',
    removeText:
      'Auch alle E-Mails und Einstellungen werden entfernt. Aus dem Papierkorb lässt sich {days} Tage lang alles wiederherstellen; danach wird es endgültig gelöscht.',
  },
  removal: {
    reading: 'Es wird geprüft, was dorthin führt …',
    first: 'Prüfen Sie das zuerst',
    also: 'Was sich sonst ändert',
    restored: 'Wenn Sie wiederherstellen, funktioniert all das wieder.',
    mail: '{num, plural, one {# Postfach enthält E-Mails: {used}.} other {{shown} Postfächer enthalten E-Mails: {used}.}}',
    someMail:
      '{num, plural, one {# Postfach enthält möglicherweise E-Mails.} other {{shown} Postfächer enthalten möglicherweise E-Mails.}}',
    more: '{names} und {num} weitere',
    effect: {
      audit:
        '{num, plural, one {# Postfach bleibt, weil es die Kopien auditierter Domains erhält. Wählen Sie unter Compliance zuerst ein anderes Postfach.} other {{shown} Postfächer bleiben, weil sie die Kopien auditierter Domains erhalten. Wählen Sie unter Compliance zuerst andere Postfächer.}}',
      alias_refused:
        '{num, plural, one {E-Mails an # Alias werden ab sofort abgelehnt: Er führt nirgendwo anders hin.} other {E-Mails an {shown} Aliasse werden ab sofort abgelehnt: Sie führen nirgendwo anders hin.}}',
      catch_all:
        '{num, plural, one {# Domain verliert ihre Catch-all-Adresse: E-Mails an unbekannte Adressen werden abgelehnt.} other {{shown} Domains verlieren ihre Catch-all-Adresse: E-Mails an unbekannte Adressen werden abgelehnt.}}',
      rule: '{num, plural, one {# Benutzer hat eine Zustellregel, die hierher weiterleitet: Diese E-Mails gehen an den Absender zurück.} other {{shown} Benutzer haben Zustellregeln, die hierher weiterleiten: Diese E-Mails gehen an den Absender zurück.}}',
      mailbox_closed:
        '{num, plural, one {# Postfach kann sonst niemand öffnen.} other {{shown} Postfächer kann sonst niemand öffnen.}}',
      smart_list_ownerless:
        '{num, plural, one {# smarte Liste hat keinen anderen Eigentümer.} other {{shown} smarte Listen haben keinen anderen Eigentümer.}}',
      folder_ownerless:
        '{num, plural, one {# öffentlicher Ordner hat keinen anderen Eigentümer.} other {{shown} öffentliche Ordner haben keinen anderen Eigentümer.}}',
      alias:
        '{num, plural, one {# Alias führt weiter zu seinen anderen Zielen.} other {{shown} Aliasse führen weiter zu ihren anderen Zielen.}}',
      list: '{num, plural, one {E-Mails an # Liste kommen hier nicht mehr an.} other {E-Mails an {shown} Listen kommen hier nicht mehr an.}}',
      smart_list:
        '{num, plural, one {E-Mails an # smarte Liste kommen hier nicht mehr an.} other {E-Mails an {shown} smarte Listen kommen hier nicht mehr an.}}',
      forward:
        '{num, plural, one {# Benutzer leitet hierher weiter: Die E-Mails gehen nur noch an die anderen Ziele oder bleiben im eigenen Postfach.} other {{shown} Benutzer leiten hierher weiter: Die E-Mails gehen nur noch an die anderen Ziele oder bleiben in den eigenen Postfächern.}}',
      delegate:
        '{num, plural, one {Der Zugriff auf # anderes Postfach endet.} other {Der Zugriff auf {shown} andere Postfächer endet.}}',
      delegated:
        '{num, plural, one {# Benutzer kann das entfernte Postfach nicht mehr öffnen.} other {{shown} Benutzer können die entfernten Postfächer nicht mehr öffnen.}}',
      send_as:
        '{num, plural, one {# Benutzer kann nicht mehr mit der entfernten Adresse senden.} other {{shown} Benutzer können nicht mehr mit den entfernten Adressen senden.}}',
      smart_list_owner:
        '{num, plural, one {# smarte Liste behält ihre anderen Eigentümer.} other {{shown} smarte Listen behalten ihre anderen Eigentümer.}}',
      folder:
        '{num, plural, one {Die Rechte an # öffentlichen Ordner enden.} other {Die Rechte an {shown} öffentlichen Ordnern enden.}}',
    },
  },
  facts: {
    took_too_long: 'Hat zu lange gedauert',
    email: 'Adresse',
    keep_alias: 'Alte Adresse bleibt als Alias',
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
    login_ips: 'Erlaubte IP-Adressen',
    destinations: 'Weiterleitungen',
    keep_copy: 'Kopie bleibt hier',
    addresses: 'Adressen',
    delegates: 'Stellvertreter',
    label: 'Bezeichnung',
    services: 'Dienste',
    expires_on: 'Gültig bis',
    reason: 'Grund',
    rules_added: 'Hinzugefügte Regeln',
    rules_changed: 'Geänderte Regeln',
    rules_removed: 'Entfernte Regeln',
    rules_on: 'Eingeschaltet',
    rules_off: 'Ausgeschaltet',
    rules_order: 'Reihenfolge der Regeln',
    rules_forward_to: 'Leitet weiter an',
    starts_on: 'Erster Tag',
    ends_on: 'Letzter Tag',
    subject: 'Betreff',
    text: 'Nachricht',
    days: 'Tage zwischen zwei Antworten',
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
        'Postfächer, Konten, Personen, Adressen, Speicherplatz, Passwort, Raum, Ausstattung, gemeinsames Postfach, Zustellregeln, Filter, Abwesenheitsnotiz, Urlaub, Weiterleitungen, weiterleiten, Senden als, Stellvertreter, Dienste, Zugriffszeiten, IP-Adressen, Netze, Anwendungspasswörter, Einmalpasswort',
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
  variants: {
    turnOnOwnFilter: {
      took_too_long: 'Eigenen Filter eines Benutzers ausgeschaltet: Er hat zu lange gedauert',
    },
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
    setDeliveryRules: 'Zustellregeln eines Benutzers geändert',
    setVacation: 'Abwesenheitsnotiz eines Benutzers geändert',
    turnOnOwnFilter: 'Eigenen Filter eines Benutzers wieder eingeschaltet',
  },
} satisfies SameKeys<typeof english>;
