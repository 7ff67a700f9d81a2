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
  facts: {
    accept_from: 'E-Mails annehmen von',
    autowhitelist: 'Auto-Whitelist',
    sensitivity: 'Empfindlichkeit',
    spam_to: 'Spam kommt in',
    keep_spam_days: 'Spam aufbewahren (Tage)',
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
  },
  goTo: {
    words: {
      filterSettings: 'Spamfilter, Empfindlichkeit, Spamordner, Antispam, Spam aufbewahren, Filter testen',
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
