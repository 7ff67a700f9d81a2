import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  goTo: {
    words: {
      home: 'Start, Übersicht, Dashboard, Plätze, Speicherplatz, Verbrauch',
    },
  },
  menu: {
    home: 'Startseite',
  },
  title: 'Startseite',
  purpose: 'Ihr Konto auf einen Blick.',
  account: {
    title: 'Administratorkonto',
    adminname: 'Angemeldet als',
    account: 'Konto',
    role: 'Rolle',
    roleAdmin: 'Hauptadministrator',
    roleSubadmin: 'Unteradministrator',
    domains: 'Domains',
    limitedTo:
      '{num, plural, =0 {Keine Domain zugewiesen} one {Auf # Domain beschränkt} other {Auf # Domains beschränkt}}',
    remoteip: 'Ihre IP-Adresse',
    lastlogin: 'Letzte Anmeldung',
    noLogin: 'Dies ist Ihre erste Anmeldung',
  },
  twofa: {
    title: 'Schützen Sie Ihr Konto mit Zwei-Faktor-Authentifizierung',
    text: 'Damit bleibt Ihr Konto sicher, auch wenn jemand Ihr Passwort kennt. Die Einrichtung dauert zwei Minuten.',
    action: 'Jetzt einrichten',
  },
  warning: {
    level1: 'Sicherheitswarnung',
    level2: 'Ernste Sicherheitswarnung',
    password_expires:
      '{days, plural, =0 {Ihr Passwort läuft in weniger als 24 Stunden ab.} one {Ihr Passwort läuft in # Tag ab.} other {Ihr Passwort läuft in # Tagen ab.}}',
    mailTitle: 'E-Mail ist gefährdet',
    mail_stopped: 'DNS-Einträge, die für E-Mail nötig sind, fehlen oder sind falsch:',
    more: '{num, plural, one {und # weitere Domain} other {und # weitere Domains}}',
    recovery_codes_low:
      '{num, plural, =0 {Sie haben keine Wiederherstellungscodes mehr. Wenn Sie Ihre Authentifizierungs-App verlieren, können Sie sich nicht mehr anmelden. Erstellen Sie jetzt neue.} one {Sie haben noch # Wiederherstellungscode. Erstellen Sie rechtzeitig neue.} other {Sie haben noch # Wiederherstellungscodes. Erstellen Sie rechtzeitig neue.}}',
    recoveryAction: 'Wiederherstellungscodes',
  },
  limit: {
    nearly: 'Fast ausgeschöpft',
    full: 'Limit erreicht',
    of: '{name}: {current} von {max}',
    hint: 'Um ein Limit zu erhöhen, wenden Sie sich an Ihren Anbieter.',
  },
  attention: {
    title: 'Braucht Aufmerksamkeit',
    none: 'Nichts braucht Ihre Aufmerksamkeit.',
    all: 'Alle anzeigen',
    incidents:
      '{num, plural, one {{count} Benutzer hat sich aus ungewöhnlich vielen Ländern angemeldet} other {{count} Benutzer haben sich aus ungewöhnlich vielen Ländern angemeldet}}',
    incidentsText: 'Vielleicht kennt jemand ihr Passwort. Öffnen Sie einen Benutzer, um die Länder zu sehen:',
    failing:
      '{num, plural, one {{count} Domain besteht die Prüfung nicht} other {{count} Domains bestehen die Prüfung nicht}}',
    unverified:
      '{num, plural, one {{count} Domain ist nicht bestätigt} other {{count} Domains sind nicht bestätigt}}',
    full: '{num, plural, one {{count} Postfach ist voll} other {{count} Postfächer sind voll}}',
    fullText:
      'Neue E-Mails werden abgelehnt, bis wieder Platz ist. Vergeben Sie mehr Speicherplatz, oder bitten Sie die Benutzer, E-Mails zu löschen:',
    plan: '{num, plural, one {{count} Zeile, die auf ihre Domain wartete, wurde hinzugefügt} other {{count} Zeilen, die auf ihre Domain warteten, wurden hinzugefügt}}',
    planNotAdded:
      '{num, plural, one {{count} Zeile, die auf ihre Domain wartete, wurde nicht hinzugefügt} other {{count} Zeilen, die auf ihre Domain warteten, wurden nicht hinzugefügt}}',
    planProblem: {
      forbidden: 'Sie haben das Recht dazu nicht mehr.',
      failed: 'Die Prüfung ist fehlgeschlagen. Planen Sie sie erneut.',
    },
    planLeft:
      '{num, plural, one {{count} Zeile konnte nicht hinzugefügt werden.} other {{count} Zeilen konnten nicht hinzugefügt werden.}}',
    openPlan: 'Ergebnis anzeigen',
  },
  checklist: {
    title: 'Konto einrichten',
    progress: '{done} von {num} erledigt',
    done: 'Erledigt',
    open: 'Offen',
    hide: 'Checkliste ausblenden',
    show: 'Checkliste anzeigen',
    after: {
      domain: 'Sobald eine Domain hinzugefügt ist',
      verified: 'Sobald eine Domain bestätigt ist',
      user: 'Sobald es einen Benutzer gibt',
    },
    step: {
      domain: 'Domain hinzufügen',
      records: 'DNS-Einträge veröffentlichen',
      verified: 'Bestätigen, dass die Domain Ihnen gehört',
      users: 'Erste Benutzer hinzufügen',
      two_factor: 'Zwei-Faktor-Authentifizierung einschalten',
      mail_programs: 'E-Mail-Programme einrichten',
    },
    hint: {
      domain: 'Der Teil Ihrer Adressen nach dem @, zum Beispiel example.com.',
      records:
        'Mit ihnen kommen die E-Mails von {domain} hier an. Tragen Sie sie dort ein, wo die Domain registriert ist, oder übergeben Sie sie an die Person, die das DNS verwaltet.',
      verified: 'Ein TXT-Eintrag im DNS von {domain} beweist es. Wir prüfen laufend, ob er da ist.',
      users:
        'Jeder Benutzer bekommt ein Postfach und eine Adresse in Ihrer Domain. Fügen Sie sie einzeln hinzu, oder importieren Sie eine Datei.',
      two_factor:
        'Damit bleibt Ihr Konto sicher, auch wenn jemand Ihr Passwort kennt. Die Einrichtung dauert zwei Minuten.',
      mail_programs:
        'Tragen Sie diese Einstellungen im Telefon oder im E-Mail-Programm ein. Der Schritt ist erledigt, sobald sich ein Benutzer zum ersten Mal anmeldet.',
    },
    action: {
      domain: 'Domain hinzufügen',
      records: 'DNS-Einträge anzeigen',
      handover: 'Übergeben',
      verified: 'Bestätigen',
      users: 'Benutzer hinzufügen',
      import: 'Importieren',
      two_factor: 'Einrichten',
      mail_programs: '{user} öffnen',
    },
  },
  operations: {
    setChecklist: 'Checkliste eingeblendet',
  },
  variants: {
    setChecklist: { hidden: 'Checkliste ausgeblendet' },
  },
  facts: {
    hidden: 'Ausgeblendet',
  },
  engine: {
    start: 'Ihr Anbieter muss es starten. Informieren Sie ihn, falls er nichts davon weiß.',
    setUp: 'Ihr Anbieter muss es einrichten.',
    logins: 'Postfach-Anmeldungen der letzten 24 Stunden',
    counts: '{accepted} erfolgreich, {refused} abgelehnt',
  },
  counters: {
    title: 'Statistik',
    basic: 'Basic-Konten',
    enhanced: 'Enhanced-Konten',
    domains: 'Domains',
    exchange: 'Konten mit Exchange-Connector',
    external: 'Konten mit externem Connector',
    chat: 'Chat-Benutzer',
    quota: 'Speicherplatz',
    remaining: 'Noch zu vergeben',
  },
  shortcuts: {
    title: 'Schnellzugriff',
  },
  history: {
    title: 'Letzte Änderungen',
    all: 'Alle anzeigen',
    empty: 'Noch keine Änderungen',
    emptyHint: 'Hier erscheint, was Administratoren in diesem Konto ändern.',
    by: 'von {name}',
    refused: 'Abgelehnt',
  },
} satisfies SameKeys<typeof english>;
