import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Filtereinstellungen',
  purpose: 'Was mit eingehenden E-Mails geschieht, für das ganze Konto und für einzelne Domains.',
  save: 'Speichern',
  readOnly: 'Sie können diese Einstellungen ansehen, aber nicht ändern.',
  noDomains: 'Noch keine Domains',
  noDomainsHint: 'Filtereinstellungen erscheinen hier, sobald Sie Zugriff auf eine Domain haben.',
  ownDomains: 'Domains mit eigenen Einstellungen',
  moreDomains: 'Und {num} weitere. Suchen Sie oben danach.',
  place: {
    label: 'Einstellungen für',
    account: 'Ganzes Konto',
    accountHint: 'Sie gelten für jede Domain, die nichts anderes festlegt.',
    domainHint: 'Was hier nicht festgelegt ist, kommt vom Konto.',
  },
  inherit: {
    account: 'Vom Konto: {value}',
    default: 'Standard: {value}',
  },
  accept: {
    everyone: 'Allen',
    whitelist: 'Nur Absendern auf einer Whitelist',
    hint: 'Gesperrte Absender und Spam werden trotzdem behandelt.',
    whitelistHint:
      'E-Mails von allen, die weder auf einer Whitelist noch auf der Auto-Whitelist sind, werden abgelehnt. Zustellberichte kommen in den Spamordner.',
  },
  autowhitelist: {
    on: 'Ein',
    off: 'Aus',
    hint: 'Schreibt ein Benutzer an eine Adresse, werden Antworten von dort in dieser Domain angenommen.',
  },
  sensitivity: {
    option: '{num} – {word}, Spam ab {score} Punkten',
    hint: 'Jede E-Mail erhält Punkte: je mehr, desto eher ist sie Spam. Ein strengerer Filter erkennt mehr Spam, trifft aber auch mehr erwünschte E-Mails.',
    veryTolerant: 'sehr tolerant',
    tolerant: 'tolerant',
    balanced: 'ausgewogen',
    strict: 'streng',
    veryStrict: 'sehr streng',
  },
  spam: {
    folder: 'Spamordner',
    inbox: 'Posteingang',
    delete: 'Nirgendwohin, er wird abgelehnt',
    hint: 'Wohin E-Mails kommen, die nach Spam aussehen.',
    deleteHint:
      'Spam wird abgelehnt, solange der Server des Absenders noch verbunden ist; so erfährt der Absender davon. Nehmen andere Empfänger dieselbe E-Mail an, wird sie hier verworfen.',
  },
  days: '{num, plural, one {# Tag} other {# Tage}}',
  daysHint:
    'Ältere E-Mails im Spamordner werden gelöscht. Geben Sie 1–365 ein oder lassen Sie das Feld leer, um den Wert zu übernehmen.',
  report: {
    off: 'Aus',
    every: '{num, plural, one {Jede Stunde} other {Alle # Stunden}}',
    new: 'E-Mails seit dem letzten Bericht',
    all: 'Alles im Spamordner',
    html: 'Formatiert (HTML)',
    text: 'Nur Text',
    hint: 'Benutzer erhalten eine E-Mail, die aufzählt, was in ihrem Spamordner liegt, mit einem Link, der eine E-Mail in den Posteingang verschiebt. Gibt es nichts zu berichten, kommt kein Bericht.',
    contentHint: 'Welche E-Mails ein Bericht aufzählt.',
    formatHint: 'Nur Text funktioniert in jedem E-Mail-Programm.',
  },
  countries: {
    off: 'Keine Grenze',
    more: '{num, plural, one {Anmeldungen aus mehr als # Land} other {Anmeldungen aus mehr als # Ländern}}',
    hint: 'Administratoren werden gewarnt, wenn sich ein Benutzer aus mehr Ländern anmeldet. Niemand wird ausgesperrt.',
  },
  facts: {
    accept_from: 'E-Mails annehmen von',
    autowhitelist: 'Auto-Whitelist',
    sensitivity: 'Empfindlichkeit',
    spam_to: 'Spam kommt in',
    keep_spam_days: 'Spam aufbewahren (Tage)',
    report_hours: 'Spambericht (Stunden)',
    report_content: 'Inhalt des Berichts',
    report_format: 'Format des Berichts',
    login_countries: 'Grenze für Anmeldeorte (Länder)',
  },
  values: {
    accept_from: {
      everyone: 'Allen',
      whitelist: 'Nur Absendern auf einer Whitelist',
    },
    spam_to: {
      folder: 'Spamordner',
      inbox: 'Posteingang',
      delete: 'Nirgendwohin, er wird abgelehnt',
    },
    report_hours: {
      0: 'Aus',
    },
    report_content: {
      new: 'E-Mails seit dem letzten Bericht',
      all: 'Alles im Spamordner',
    },
    report_format: {
      html: 'Formatiert (HTML)',
      text: 'Nur Text',
    },
    login_countries: {
      0: 'Keine Grenze',
    },
  },
  lessons: {
    title: 'Was Benutzer dem Filter beigebracht haben',
    inUse:
      'Benutzer bringen dem Filter etwas bei, wenn sie eine Nachricht in den Spam-Ordner oder aus ihm heraus verschieben oder an eine Adresse für Spam-Training senden. Es zählt nur für Ihr Konto. Er hat von Ihrem Konto genug gelernt, um es zu verwenden.',
    tooFew:
      'Benutzer bringen dem Filter etwas bei, wenn sie eine Nachricht in den Spam-Ordner oder aus ihm heraus verschieben oder an eine Adresse für Spam-Training senden. Es zählt nur für Ihr Konto. Er verwendet es ab {num} Nachrichten jeder Art.',
    spam: 'Spam',
    notspam: 'Kein Spam',
  },
  goTo: {
    words: {
      filterSettings:
        'Spamfilter, Empfindlichkeit, Spamordner, Antispam, Spam aufbewahren, Filter testen, Spambericht, Quarantäne, Länder',
    },
  },
  menu: {
    filterSettings: 'Filtereinstellungen',
  },
  deeds: {
    updateFilterSettings: 'Filtereinstellungen geändert',
  },
  operations: {
    updateFilterSettings: 'Filtereinstellungen geändert',
  },
} satisfies SameKeys<typeof english>;
