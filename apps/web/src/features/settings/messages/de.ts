import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const alertNames = {
  login: 'Anmeldungen von einer neuen Adresse',
  domain: 'Zustand der Domains',
  country: 'Anmeldungen aus einem neuen Land',
  incident: 'Anmeldungen aus vielen Ländern',
  limit: 'Limits fast ausgeschöpft',
};

const textNames = {
  password_reset_mail: 'Passwort zurücksetzen, E-Mail',
  password_reset_web: 'Passwort zurücksetzen, Seite',
  quota_warning: 'Postfach fast voll',
  password_expiry_warning: 'Passwort läuft bald ab',
  password_expired: 'Passwort ist abgelaufen',
};

export const messages = {
  title: 'Einstellungen',
  purpose: 'Ihr Zugang und die Einstellungen dieses Kontos.',
  purposeOwn: 'Ihr Zugang und Ihre Benachrichtigungen per E-Mail.',
  tabs: {
    label: 'Bereiche der Einstellungen',
    general: 'Allgemein',
    texts: 'Systemtexte',
  },
  login: {
    title: 'Ihr Zugang',
    username: 'Benutzername',
    email: 'E-Mail-Adresse',
    language: 'Sprache des Panels',
    password: 'Passwort ändern',
    sessions: 'Ihre Sitzungen',
  },
  email: {
    change: 'E-Mail-Adresse ändern',
    new: 'Neue E-Mail-Adresse',
    hint: 'Wir senden einen Link an diese Adresse. Ihre Adresse ändert sich, sobald Sie ihn öffnen.',
    password: 'Aktuelles Passwort',
    submit: 'Link senden',
    sentTitle: 'Sehen Sie im neuen Postfach nach',
    sent: 'Wir haben einen Link an {email} gesendet. Er gilt {num, plural, one {# Stunde} other {# Stunden}}. Bis Sie ihn öffnen, verwenden wir Ihre bisherige Adresse.',
  },
  alerts: {
    title: 'Benachrichtigungen per E-Mail',
    ...alertNames,
  },
  alertHints: {
    login:
      'Sie erhalten eine E-Mail, wenn sich jemand mit Ihrem Zugang von einer IP-Adresse anmeldet, die Sie in letzter Zeit nicht verwendet haben.',
    domain:
      'Sie erhalten eine E-Mail, wenn DNS-Einträge oder Zertifikate einer Domain nicht mehr stimmen und bevor die Frist zur Bestätigung einer Domain endet.',
    country:
      'Sie erhalten eine E-Mail, wenn sich jemand mit Ihrem Zugang aus einem Land anmeldet, aus dem Sie sich in den letzten 90 Tagen nicht angemeldet haben.',
    incident:
      'Sie erhalten eine E-Mail, wenn sich ein Benutzer innerhalb von 24 Stunden aus mehr Ländern anmeldet, als die Filtereinstellungen erlauben.',
    limit:
      'Sie erhalten eine E-Mail, wenn Domains, Postfächer oder Speicherplatz Ihres Kontos fast ausgeschöpft sind.',
  },
  account: {
    title: 'Konto',
    save: 'Speichern',
    timeout: 'Automatisch abmelden nach (Minuten)',
    timeoutHint: 'Geben Sie 1–720 ein. Wer so lange nicht aktiv ist, wird abgemeldet.',
    timezone: 'Zeitzone',
    dateformat: 'Datumsformat',
    usualDates: 'Standard der Sprache',
    language: 'Sprache des Kontos',
    languageHint:
      'Gilt für neue Administratoren und für E-Mails, bis jemand eine eigene Sprache wählt. Ohne Angabe gilt im Panel die Sprache des Browsers, und E-Mails sind auf Englisch.',
    noLanguage: 'Keine Angabe',
    homecountry: 'Heimatland',
    noCountry: 'Keine Angabe',
    quotaAlertCc: 'Kopien der Speicherwarnungen an',
    quotaAlertCcHint:
      'Für Kopien der E-Mails über fast volle Postfächer. Diese E-Mails werden derzeit noch nicht gesendet.',
    passwordAge: 'Passwörter laufen ab nach (Tagen)',
    passwordAgeHint:
      'Geben Sie 0–3650 ein; 0 bedeutet nie. Administratoren mit einem älteren Passwort müssen es ändern, bevor es weitergeht. Passwörter von Postfächern laufen nicht ab.',
    twofaRequired: 'Zwei-Faktor-Authentifizierung für Unteradministratoren vorschreiben',
    twofaRequiredHint:
      'Unteradministratoren, die sie noch nicht nutzen, müssen sie einrichten, bevor sie etwas anderes tun können. Sie können sie nicht ausschalten.',
  },
  texts: {
    title: 'Systemtexte',
    purpose: 'Die Texte der E-Mails und Seiten des Systems, in jeder Sprache.',
    which: 'Text',
    language: 'Sprache des Textes',
    wording: 'Wortlaut',
    isDefault: 'Standard',
    isOwn: 'Eigener Wortlaut',
    subject: 'Betreff',
    text: 'Inhalt',
    textHint:
      'Reiner Text. Platzhalter in geschweiften Klammern werden beim Senden oder Anzeigen ausgefüllt.',
    save: 'Speichern',
    placeholders: 'Platzhalter',
    insert: '{name} in den Text einfügen',
    required: 'Im Text erforderlich',
  },
  textNames,
  textHints: {
    password_reset_mail: 'Geht an Administratoren, die ein neues Passwort anfordern.',
    password_reset_web: 'Erscheint auf der Seite, die der gesendete Link öffnet.',
    quota_warning: 'Für Benutzer, deren Postfach fast voll ist. Wird derzeit noch nicht gesendet.',
    password_expiry_warning:
      'Geht in den zwei Wochen vor dem Ablauf ihres Passworts mehrmals an Administratoren.',
    password_expired: 'Geht an Administratoren, sobald ihr Passwort abgelaufen ist.',
  },
  placeholders: {
    username: 'Benutzername oder Adresse des Empfängers',
    link: 'Link zum nächsten Schritt',
    minutes: 'Wie viele Minuten der Link gilt',
    remoteip: 'IP-Adresse, von der die Anforderung kam',
    percent: 'Wie voll das Postfach ist, in Prozent',
    used: 'Belegter Platz, mit Einheit',
    quota: 'Größe des Postfachs, mit Einheit',
    days: 'Wie viele Tage noch bleiben',
    date: 'Datum, an dem das Passwort abläuft',
  },
  preview: {
    title: 'Vorschau',
    text: 'Mit Beispieldaten ausgefüllt.',
    waiting:
      'Das ist die letzte gültige Fassung. Die Vorschau wird aktualisiert, sobald die Fehler behoben sind.',
  },
  reset: {
    button: 'Auf Standard zurücksetzen',
    title: '„{name}“ auf {language} auf den Standard zurücksetzen?',
    text: 'Ihr Wortlaut in dieser Sprache wird entfernt, auch nicht gespeicherte Änderungen. Andere Sprachen sind nicht betroffen.',
  },
  facts: {
    ui_timeout: 'Automatisch abmelden (Minuten)',
    language: 'Sprache',
    timezone: 'Zeitzone',
    dateformat: 'Datumsformat',
    homecountry: 'Heimatland',
    quota_alert_cc: 'Kopien der Speicherwarnungen',
    password_max_age_days: 'Passwörter laufen ab nach (Tagen)',
    screen: 'Seite',
    is_default: 'Standardansicht',
    alerts: 'Benachrichtigungen per E-Mail',
    subject: 'Betreff',
    text: 'Inhalt',
    twofa_required: 'Zwei-Faktor-Pflicht für Unteradministratoren',
  },
  goTo: {
    words: {
      twofa:
        'MFA, Zwei-Faktor-Authentifizierung, zweiter Faktor, Authentifizierungs-App, OTP, Wiederherstellungscodes',
      accountHistory: 'Audit-Log, Aktivität, Änderungen, wer hat was getan, Anmeldungen',
      subAdmins: 'Administratoren, Mitarbeiter, Team, Rollen, Rechte, Berechtigungen, Ansicht als',
      changePassword: 'neues Passwort, Kennwort',
      sessions: 'Anmeldungen, Geräte, Browser, überall abmelden',
      turnOnTwofa: '2FA aktivieren, MFA einrichten, Zwei-Faktor',
      addSubAdmin: 'neuer Unteradministrator, Administrator anlegen, einladen',
      exportAccountHistory: 'Verlauf herunterladen, CSV, Audit-Log',
      logOut: 'ausloggen, Logout, Sitzung beenden',
      language: 'language, idioma, bahasa, langue, Übersetzung',
      settings:
        'Optionen, Zeitzone, Datumsformat, automatische Abmeldung, E-Mail-Adresse, Benachrichtigungen, Ablauf des Passworts',
      systemTexts: 'Vorlagen, E-Mail-Texte',
    },
    actions: {
      changePassword: 'Passwort ändern',
      sessions: 'Ihre Sitzungen',
      turnOnTwofa: 'Zwei-Faktor-Authentifizierung einschalten',
      addSubAdmin: 'Unteradministrator hinzufügen',
      exportAccountHistory: 'Kontoverlauf exportieren',
      logOut: 'Abmelden',
      language: 'Sprache: {name}',
      systemTexts: 'Systemtexte',
    },
  },
  values: {
    target: textNames,
    alerts: alertNames,
  },
  menu: {
    settings: 'Einstellungen',
  },
  deeds: {
    updateSettings: 'Einstellungen des Kontos geändert',
    setAlerts: 'Ihre Benachrichtigungen per E-Mail wurden geändert',
    updateSystemText: 'Systemtext geändert',
    resetSystemText: 'Systemtext auf den Standard zurückgesetzt',
  },
  operations: {
    updateSettings: 'Einstellungen des Kontos geändert',
    setSavedView: 'Ansicht einer Liste gespeichert',
    removeSavedView: 'Gespeicherte Ansicht entfernt',
    setAlerts: 'Benachrichtigungen per E-Mail geändert',
    updateSystemText: 'Systemtext geändert',
    resetSystemText: 'Systemtext auf den Standard zurückgesetzt',
  },
} satisfies SameKeys<typeof english>;
