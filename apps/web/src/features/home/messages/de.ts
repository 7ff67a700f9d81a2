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
  engine: {
    start: 'Informieren Sie Ihren Anbieter. Der Befehl zum Starten auf dem Server:',
    setUp: 'Informieren Sie Ihren Anbieter. Der Befehl zum Einrichten auf dem Server:',
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
    unit: 'GB',
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
