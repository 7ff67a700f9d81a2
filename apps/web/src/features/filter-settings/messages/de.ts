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
    hint: 'Blacklists und Spamfilter gelten weiterhin.',
    whitelistHint:
      'Angenommen werden außerdem E-Mails von Adressen auf der Auto-Whitelist, von erlaubten IP-Adressen und von Benutzern Ihres Kontos. Alle anderen werden abgelehnt; Zustellberichte kommen in den Spamordner.',
  },
  autowhitelist: {
    on: 'Ein',
    off: 'Aus',
    hint: 'Hat ein Benutzer an eine Adresse geschrieben, gelten E-Mails von dort in seiner Domain nicht mehr als Spam.',
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
    folder: 'In den Spamordner legen',
    inbox: 'In den Posteingang zustellen',
    delete: 'Ablehnen',
    hint: 'Im Posteingang sieht Spam aus wie jede andere E-Mail.',
    deleteHint:
      'Spam wird abgelehnt, solange der Server des Absenders noch verbunden ist; so erfährt der Absender davon. Nehmen andere Empfänger dieselbe E-Mail an, wird sie hier verworfen, ohne dass der Absender davon erfährt.',
  },
  days: '{num, plural, one {# Tag} other {# Tage}}',
  daysHint:
    'Ältere E-Mails im Spamordner werden gelöscht. Geben Sie 1–365 ein oder lassen Sie das Feld leer, damit der angezeigte Wert gilt.',
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
    hint: 'Meldet sich ein Benutzer innerhalb von 24 Stunden aus mehr Ländern an, erscheint auf der Startseite eine Warnung. Niemand wird ausgesperrt.',
  },
  facts: {
    accept_from: 'E-Mails annehmen von',
    autowhitelist: 'Auto-Whitelist',
    sensitivity: 'Empfindlichkeit',
    spam_to: 'Umgang mit Spam',
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
      folder: 'In den Spamordner legen',
      inbox: 'In den Posteingang zustellen',
      delete: 'Ablehnen',
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
      'Benutzer trainieren den Filter, indem sie E-Mails in den Spamordner oder aus ihm heraus verschieben oder an eine Trainingsliste senden. Das Gelernte zählt nur für Ihr Konto. Es sind genug E-Mails: Der Filter wendet es an.',
    tooFew:
      'Benutzer trainieren den Filter, indem sie E-Mails in den Spamordner oder aus ihm heraus verschieben oder an eine Trainingsliste senden. Das Gelernte zählt nur für Ihr Konto. Der Filter wendet es an, sobald es {num} E-Mails jeder Art gibt.',
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
    releaseSpam: 'E-Mail aus dem Spamordner freigegeben',
  },
  variants: {
    releaseSpam: {
      pending: 'Freigabe einer E-Mail aus dem Spamordner verlangt',
    },
  },
} satisfies SameKeys<typeof english>;
