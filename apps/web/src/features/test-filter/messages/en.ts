export const messages = {
  submit: 'Test',
  form: {
    from: 'Sender',
    fromHint: 'The address of the envelope. Leave it empty for a delivery notice.',
    to: 'Recipient',
    toHint: 'An address of your account.',
    ip: 'IP address of the sending server',
    ipHint: 'For example 192.0.2.7 or 2001:db8::7.',
    spf: 'SPF result',
    spfHint: 'What the DNS of the sender says about that server.',
    headerFrom: 'From header',
    headerFromHint: 'What readers see. If you leave it empty, it is the sender.',
    score: 'Spam score',
    scoreHint: 'For example 4.5. If you leave it empty, it is 0.',
  },
  spf: {
    pass: 'Pass: the server may send for the domain',
    fail: 'Fail: it may not',
    softfail: 'Soft fail: it probably may not',
    neutral: 'Neutral: the domain doesn’t say',
    none: 'None: the domain has no SPF record',
    error: 'Error: the record can’t be used',
  },
  idle: {
    title: 'Nothing tested yet',
    text: 'Describe a message above to see who would get it, and which rule decides.',
  },
  unknown: {
    title: 'No such recipient',
    text: 'Nobody in your account gets mail to {name}.',
  },
  verdict: {
    refuse: '{name} doesn’t get it: it is refused',
    mailbox: {
      inbox: '{name} gets it in the inbox',
      junk: '{name} gets it in the spam folder',
    },
    list: {
      inbox: 'The members of {name} get it',
      junk: 'The members of {name} get it, marked as spam',
    },
    folder: {
      inbox: 'It is put into the public folder {name}',
      junk: 'It is put into the public folder {name}, marked as spam',
    },
    outside: {
      inbox: '{name} passes it on to another server',
      junk: '{name} passes it on to another server, marked as spam',
    },
  },
  decidedBy: 'Decided by: {rule}',
  asked: 'Rules that were asked, in order',
  rule: {
    user_senders: 'Whitelist and blacklist of the user',
    domain_senders: 'Whitelist and blacklist of the domain',
    domain_networks: 'IP access list of the domain',
    account_senders: 'Whitelist and blacklist of the account',
    account_networks: 'IP access list of the account',
    auto_whitelist: 'Auto whitelist',
    accept_from: 'Who mail is accepted from',
    dmarc: 'DMARC',
    forged: 'Sender of this server',
    score: 'Spam score',
  },
  outcome: {
    silent: 'Nothing matches.',
    allows: 'Accepted because of the entry',
    blocks: 'Refused because of the entry',
    unproven: 'Not used, because somebody else may have written in that name:',
    everyone: 'Mail is accepted from everyone.',
    onlyListed: 'Mail is only accepted from senders on a whitelist.',
    notTested: 'Not part of this test.',
    forged: 'The sender is a domain of this server, but the message doesn’t prove that it comes from there.',
    spam: 'The score is {score}; from {limit} on, a message is spam.',
    notSpam: 'The score is {score}; a message is only spam from {limit} on.',
  },
  entryOfAccount: 'an entry of the account',
  settings: 'Filter settings',
  hidden:
    '{num, plural, one {One more receiver is outside of what you can see. Its own rules decide there.} other {# more receivers are outside of what you can see. Their own rules decide there.}}',
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'test-filter': typeof messages;
  }
}
