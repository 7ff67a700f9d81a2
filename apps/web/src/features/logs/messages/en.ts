const column = {
  at: 'Time',
  from: 'Sent from',
  to: 'Sent to',
  reached: 'Delivered to',
  sender_ip: 'Sender IP',
  subject: 'Subject',
  bytes: 'Size',
  score: 'Spam score',
  message_status: 'Message status',
  recipient_status: 'Recipient status',
  answer: 'Server response',
  domain: 'Domain',
};

const status = {
  delivered: 'Delivered',
  temporary: 'Delayed',
  permanent: 'Not delivered',
};

const kind = {
  incoming: 'Incoming',
  outgoing: 'Outgoing',
};

export const messages = {
  title: {
    incoming: 'Incoming',
    outgoing: 'Outgoing',
  },
  purpose: {
    incoming:
      'Every message that arrived for your domains, by recipient, and what became of it. A filter finds a whole address or @domain fastest.',
    outgoing:
      'Every message your users sent, by recipient, and what became of it. A filter finds a whole address or @domain fastest.',
  },
  empty: {
    incoming: 'No incoming mail yet',
    outgoing: 'No outgoing mail yet',
  },
  emptyHint: {
    incoming:
      'Messages that arrive for your domains appear here within seconds and are kept for {num, plural, one {# day} other {# days}}.',
    outgoing:
      'Messages your users send appear here within seconds and are kept for {num, plural, one {# day} other {# days}}.',
  },
  search: 'Search by subject or address',
  column,
  status,
  spam: 'Spam',
  noSender: 'No sender',
  noSubject: 'No subject',
  kilobytes: '{size} kB',
  exported: {
    ...column,
    id: 'Entry number',
    story: 'Message ID',
    is_spam: 'Spam',
    values: { ...status, spam: 'Spam' },
  },
  facts: {
    kind: 'Log',
  },
  values: {
    kind,
    target: {
      logs: 'Logs',
    },
  },
  goTo: {
    words: {
      incomingLogs: 'mail log, received mail, delivery, tracking, spam, bounced, where is my mail',
      outgoingLogs: 'mail log, sent mail, delivery, tracking, bounced, refused, where is my mail',
      exportIncomingLogs: 'download the incoming log, CSV, spreadsheet',
      exportOutgoingLogs: 'download the outgoing log, CSV, spreadsheet',
    },
    actions: {
      exportIncomingLogs: 'Export the incoming log',
      exportOutgoingLogs: 'Export the outgoing log',
    },
  },
  menu: {
    logs: 'Logs',
    incomingLogs: 'Incoming',
    outgoingLogs: 'Outgoing',
  },
  deeds: {
    exportLogs: 'Log exported',
  },
  operations: {
    exportLogs: 'Exported a log',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    logs: typeof messages;
  }
}
