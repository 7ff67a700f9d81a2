import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const column = {
  at: 'Zeit',
  from: 'Gesendet von',
  to: 'Gesendet an',
  reached: 'Zugestellt an',
  sender_ip: 'Absender-IP',
  subject: 'Betreff',
  bytes: 'Größe',
  score: 'Spamwert',
  message_status: 'Nachrichtenstatus',
  recipient_status: 'Empfängerstatus',
  answer: 'Antwort des Servers',
  domain: 'Domain',
};

const status = {
  delivered: 'Zugestellt',
  temporary: 'Verzögert',
  permanent: 'Nicht zugestellt',
};

const kind = {
  incoming: 'Eingang',
  outgoing: 'Ausgang',
};

export const messages = {
  title: {
    incoming: 'Eingang',
    outgoing: 'Ausgang',
  },
  purpose: {
    incoming:
      'Jede Nachricht, die für Ihre Domains eingegangen ist, je Empfänger, und was aus ihr wurde. Am schnellsten findet ein Filter eine ganze Adresse oder @domain.',
    outgoing:
      'Jede Nachricht, die Ihre Benutzer gesendet haben, je Empfänger, und was aus ihr wurde. Am schnellsten findet ein Filter eine ganze Adresse oder @domain.',
  },
  empty: {
    incoming: 'Noch keine eingehenden E-Mails',
    outgoing: 'Noch keine ausgehenden E-Mails',
  },
  emptyHint: {
    incoming:
      'Nachrichten an Ihre Domains erscheinen hier nach wenigen Sekunden und bleiben {num, plural, one {# Tag} other {# Tage}} gespeichert.',
    outgoing:
      'Nachrichten Ihrer Benutzer erscheinen hier nach wenigen Sekunden und bleiben {num, plural, one {# Tag} other {# Tage}} gespeichert.',
  },
  search: 'Nach Betreff oder Adresse suchen',
  column,
  status,
  spam: 'Spam',
  noSender: 'Kein Absender',
  noSubject: 'Kein Betreff',
  kilobytes: '{size} kB',
  exported: {
    ...column,
    id: 'Nummer des Eintrags',
    story: 'Kennung der Nachricht',
    is_spam: 'Spam',
    values: { ...status, spam: 'Spam' },
  },
  facts: {
    kind: 'Protokoll',
  },
  values: {
    kind,
    target: {
      logs: 'Protokolle',
    },
  },
  goTo: {
    words: {
      incomingLogs:
        'E-Mail-Protokoll, empfangene E-Mails, Zustellung, Nachverfolgung, Spam, zurückgewiesen, wo ist meine E-Mail',
      outgoingLogs:
        'E-Mail-Protokoll, gesendete E-Mails, Zustellung, Nachverfolgung, zurückgewiesen, wo ist meine E-Mail',
      exportIncomingLogs: 'Eingangsprotokoll herunterladen, CSV, Tabelle',
      exportOutgoingLogs: 'Ausgangsprotokoll herunterladen, CSV, Tabelle',
    },
    actions: {
      exportIncomingLogs: 'Eingangsprotokoll exportieren',
      exportOutgoingLogs: 'Ausgangsprotokoll exportieren',
    },
  },
  menu: {
    logs: 'Protokolle',
    incomingLogs: 'Eingang',
    outgoingLogs: 'Ausgang',
  },
  deeds: {
    exportLogs: 'Protokoll exportiert',
  },
  operations: {
    exportLogs: 'Protokoll exportiert',
  },
} satisfies SameKeys<typeof english>;
