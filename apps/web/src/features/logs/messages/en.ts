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

const story = {
  title: 'Message',
  to: 'to',
  recipients: '{num, plural, one {# recipient} other {# recipients}}',
  manyRecipients: 'more than {num, plural, one {# recipient} other {# recipients}}',
  gone: 'This message isn’t in the log',
  goneHint: 'It may be too old, or the link is incomplete.',
  tooOld:
    'It may be too old: this log keeps messages for {num, plural, one {# day} other {# days}}. Or the link is incomplete.',
  details: 'Details',
  sender: 'Sender',
  messageId: 'Message-ID',
  timeline: 'What happened',
  client: {
    server: 'Received from {name}',
    nameless: 'Received from a server without a name',
    login: 'Sent by {login}',
    loginIp: 'Logged in from {ip}',
    inside: 'Sent within this service',
    insideHint: 'Where it was sent from is only visible to the sender’s account.',
    notice: 'Written by this service as a delivery notice',
  },
  checks: {
    title: 'Sender checked',
    signed: 'Signed by {domains}',
    unsigned: 'Not signed',
    dmarc: {
      none: 'No objection from the sender’s domain',
      quarantine: 'Failed: the sender’s domain asks to treat it as spam',
      reject: 'Failed: the sender’s domain asks to refuse it',
    },
  },
  score: {
    title: 'Spam score: {score}',
    spam: '{num, plural, one {Spam for # recipient.} other {Spam for # recipients.}}',
    notSpam: '{num, plural, one {Not spam for # recipient.} other {Not spam for # recipients.}}',
    other:
      '{num, plural, one {For # recipient, another rule decided.} other {For # recipients, other rules decided.}}',
    parts: 'What the score consists of',
    more: '{num, plural, one {Show # more} other {Show # more}}',
    fewer: 'Show fewer',
  },
  recipient: 'Recipient {name}',
  leadsTo: 'Delivers to',
  showDelivered: '{num, plural, one {Show # recipient who got it} other {Show # recipients who got it}}',
  showRest: '{num, plural, one {Show # more recipient} other {Show # more recipients}}',
  truncated: '{num, plural, one {Only # recipient is shown.} other {Only the first # recipients are shown.}}',
  verdict: {
    inbox: 'Passed the filter',
    junk: 'Treated as spam',
    refuse: 'Refused by the filter',
  },
  refused: {
    later: 'Not accepted for now',
    final: 'Refused',
    server: {
      later:
        'The sender’s server usually tries again by itself, for up to several days. Each attempt appears in the log.',
      final: 'The message never got in. The sender is told by their own mail server.',
    },
    program: {
      later: 'The sender’s mail program shows this error. They can try again later.',
      final: 'The message was not sent. The sender’s mail program shows this error.',
    },
  },
  tried: '{num, plural, one {Tried once} other {Tried # times}}',
  triedAt: '{num, plural, one {Tried once at {server}} other {Tried # times at {server}}}',
  lastTry: 'Last attempt: {time}',
  willTry: 'It is tried again automatically, for up to 5 days. After that, the sender gets a notice.',
  delivered: 'Delivered',
  acceptedBy: 'Accepted by {server}',
  undelivered: 'Not delivered',
  refusedBy: 'Refused by {server}',
  bounced: 'The sender was told in a delivery notice.',
  stored: {
    INBOX: 'Delivered to the inbox',
    Junk: 'Delivered to the spam folder',
    folder: 'Delivered to the folder {name}',
  },
  done: {
    forwarded: 'Forwarded to {name}',
    discarded: 'Deleted by a delivery rule of the recipient',
    rejected: 'Refused by a delivery rule of the recipient',
    replied: 'Vacation reply sent to {name}',
  },
  dropped: 'Not delivered',
  droppedHint:
    'Other recipients accepted the same message, so it was dropped here and the sender isn’t told.',
  cause: {
    noAddress: 'There is no such address. Check it for typos.',
    noDomain: 'The domain doesn’t exist or doesn’t accept mail. Check the address for typos.',
    nobody: 'Nobody in your account has this address.',
    notThen: 'A user has this address, but was disabled or didn’t exist yet.',
    full: 'The mailbox is full.',
    closed: 'The recipient’s mailbox is disabled.',
    tooLarge: 'The message is larger than the other server accepts.',
    policy:
      'A rule of the other server refused it. Often the message looked like spam there, or the server doesn’t trust the sender.',
    unproven:
      'The other server couldn’t verify the sender. Check SPF, DKIM and DMARC of the sender’s domain.',
    unreachable: 'The other server couldn’t be reached.',
    later:
      'The other server asked to try again later. Many servers do that with senders they don’t know yet.',
    gaveUp: 'All attempts failed, so no more are made.',
  },
  fix: {
    allow: 'Allow sender',
    settings: 'Filter settings',
    blacklist: 'Open blacklist',
    networks: 'Open IP access list',
    quota: 'Change quota',
    user: 'Open user',
    explain: 'Where does mail to this address go?',
  },
  recent: {
    title: 'Why didn’t it arrive?',
    empty: 'Nothing was delayed or refused lately.',
    from: 'From {name}',
    to: 'To {name}',
    incoming: 'All undelivered incoming mail',
    outgoing: 'All undelivered outgoing mail',
  },
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
  story,
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    logs: typeof messages;
  }
}
