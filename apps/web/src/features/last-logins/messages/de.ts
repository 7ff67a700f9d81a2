import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Letzte Anmeldungen',
  titleOf: 'Letzte Anmeldungen von {name}',
  purpose: 'Wer sich von wo bei welchem Postfach angemeldet hat und wer abgelehnt wurde.',
  all: 'Alle Benutzer anzeigen',
  search: 'Nach Benutzer oder Bezeichnung suchen',
  empty: 'Noch keine Anmeldungen aufgezeichnet',
  emptyOf: 'Noch keine Anmeldungen dieses Benutzers aufgezeichnet',
  emptyHint:
    'Anmeldungen per IMAP, POP3, SMTP und ManageSieve erscheinen hier innerhalb von Sekunden. Sie werden 90 Tage aufbewahrt, sofern Ihr Anbieter nichts anderes eingestellt hat.',
  column: {
    at: 'Zeit',
    user: 'Benutzer',
    service: 'Dienst',
    outcome: 'Ergebnis',
    reason: 'Grund',
    password: 'Verwendetes Passwort',
    ip: 'IP-Adresse',
    country: 'Land',
    attempts: 'Versuche',
  },
  filter: {
    domain: 'Domain',
    label: 'Bezeichnung des Passworts',
    ip: 'IP oder Netzwerk',
  },
  service: {
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
    sieve: 'ManageSieve',
  },
  outcome: {
    accepted: 'Zugelassen',
    refused: 'Abgelehnt',
    blocked: 'Gesperrt',
  },
  reason: {
    account: 'Konto gesperrt',
    domain: 'Domain nicht in Betrieb',
    user: 'Benutzer deaktiviert',
    login: 'Benutzer ohne Passwort',
    service: 'Dienst ausgeschaltet',
    hours: 'Außerhalb der Zugriffszeiten',
    address: 'IP-Adresse nicht erlaubt',
    twofa: 'Anwendungspasswort nötig',
    guessing: 'Zu viele falsche Passwörter',
    password: 'Falsches Passwort',
    unavailable: 'Mailsystem hat nicht geantwortet',
  },
  password: {
    main: 'Hauptpasswort',
    app: 'Anwendungspasswort',
    onetime: 'Einmalpasswort',
    labelled: 'Anwendungspasswort „{label}“',
  },
  explain: {
    title: 'Warum klappt die Anmeldung nicht?',
    service: 'Dienst',
    free: '{name} kann sich per {service} anmelden',
    freeHint:
      'Wenn es trotzdem nicht klappt, prüfen Sie das Passwort und die Einstellungen des E-Mail-Programms.',
    stuck: '{name} kann sich per {service} zurzeit nicht anmelden',
    stuckHint: 'Beheben Sie, was unten markiert ist, und versuchen Sie es erneut. Änderungen wirken sofort.',
    checks: 'Was geprüft wurde',
    attempts: 'Letzte Versuche',
    noAttempts: 'Noch keine Anmeldungen aufgezeichnet.',
    allAttempts: 'Alle Anmeldungen',
  },
  check: {
    engine: {
      ok: 'Das Mailsystem läuft.',
      problem: 'Das Mailsystem läuft nicht. Wenden Sie sich an Ihren Anbieter.',
    },
    account: {
      ok: 'Das Konto ist aktiv.',
      problem: 'Das Konto ist gesperrt. Wenden Sie sich an Ihren Anbieter.',
    },
    domain: {
      ok: 'Die Domain ist bestätigt und aktiv.',
      unverified: 'Die Domain ist noch nicht bestätigt.',
      disabled: 'Die Domain ist deaktiviert.',
      parked: 'Die Domain ist geparkt: Sie sendet und empfängt keine E-Mails.',
    },
    user: {
      ok: 'Der Benutzer ist aktiv.',
      problem: 'Der Benutzer ist deaktiviert.',
    },
    login: {
      ok: 'Der Benutzer hat ein Passwort.',
      problem: 'Der Benutzer hat kein Passwort, daher kann sich niemand als dieser Benutzer anmelden.',
    },
    service: {
      ok: '{service} ist eingeschaltet.',
      problem: '{service} ist für diesen Benutzer ausgeschaltet.',
      none: 'Benutzer dieser Art können {service} nicht nutzen.',
    },
    hours: {
      ok: 'Die Zugriffszeiten erlauben Anmeldungen zu dieser Stunde.',
      problem: 'Die Zugriffszeiten erlauben zu dieser Stunde keine Anmeldung.',
    },
    address: {
      ok: 'In den letzten 24 Stunden wurde keine Anmeldung wegen ihrer IP-Adresse abgelehnt.',
      note: 'Anmeldungen von diesen IP-Adressen sind nicht erlaubt: {ips}.',
      hidden: 'In den letzten 24 Stunden wurden Anmeldungen wegen ihrer IP-Adresse abgelehnt.',
    },
    twofa: {
      ok: 'Die Zwei-Faktor-Authentifizierung ist aus, das Hauptpasswort funktioniert also.',
      note: 'Die Zwei-Faktor-Authentifizierung ist an. E-Mail-Programme brauchen ein Anwendungspasswort; für {service} hat dieser Benutzer {num, plural, one {#} other {#}}.',
      problem: 'Die Zwei-Faktor-Authentifizierung ist an, und es gibt kein Anwendungspasswort für {service}.',
    },
    guessing: {
      ok: 'Anmeldungen sind nicht wegen falscher Passwörter gesperrt.',
      problem: 'Anmeldungen sind wegen zu vieler falscher Passwörter gesperrt.',
      address: 'Von {ip}, bis {time}',
      user: 'Von {ip} und anderen neuen Orten, bis {time}',
      pace: 'Von {ip}, verlangsamt bis {time}',
      everywhere: 'Von neuen Orten, bis {time}',
    },
    password: {
      ok: 'Keine falschen Passwörter in den letzten 7 Tagen seit der letzten Anmeldung.',
      note: '{num, plural, one {# falsches Passwort} other {# falsche Passwörter}} in den letzten 7 Tagen seit der letzten Anmeldung.',
      hidden: 'In den letzten 7 Tagen wurden falsche Passwörter versucht.',
      changed: 'Das Passwort wurde am {day} geändert.',
    },
  },
  fix: {
    domain: 'Domain aktivieren',
    openDomain: 'Domain öffnen',
    user: 'Benutzer aktivieren',
    login: 'Passwort festlegen',
    service: '{service} einschalten',
    hours: 'Zugriffszeiten ändern',
    address: 'Erlaubte IPs ändern',
    twofa: 'Anwendungspasswort hinzufügen',
    guessing: 'Entsperren',
    checkIp: 'IP prüfen',
    password: 'Passwort ändern',
  },
  goTo: {
    words: {
      lastLogins: 'Anmeldungen, Logins, fehlgeschlagen, Land, Ort, IP-Adresse, wer hat sich angemeldet',
      exportLastLogins: 'Anmeldungen herunterladen, CSV, Tabelle',
    },
    actions: {
      exportLastLogins: 'Letzte Anmeldungen exportieren',
    },
  },
  menu: {
    lastLogins: 'Letzte Anmeldungen',
  },
  deeds: {
    exportLastLogins: 'Letzte Anmeldungen exportiert',
  },
  operations: {
    exportLastLogins: 'Letzte Anmeldungen exportiert',
  },
} satisfies SameKeys<typeof english>;
