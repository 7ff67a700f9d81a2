export const messages = {
  submit: 'Test',
  form: {
    from: 'Sender',
    fromHint: 'The envelope sender. Leave it empty for a delivery notice.',
    to: 'Recipient',
    toHint: 'An address of your account.',
    ip: 'IP address of the sending server',
    ipHint: 'For example 192.0.2.7 or 2001:db8::7.',
    spf: 'SPF result',
    spfHint: 'What the DNS of the sender says about that server.',
    headerFrom: 'From address',
    headerFromHint: 'What readers see. Leave it empty if it is the sender.',
    signedBy: 'DKIM signature',
    signedByHint: 'The domain with a valid signature. Leave it empty if there is none.',
    dmarc: 'DMARC result',
    dmarcHint: 'What the domain in the From address wants if the check fails.',
    score: 'Spam score',
    scoreHint: 'For example {example}. Leave it empty for 0.',
  },
  spf: {
    pass: 'Pass: the server may send for the domain',
    fail: 'Fail: it may not',
    softfail: 'Soft fail: it probably may not',
    neutral: 'Neutral: the domain doesn’t say',
    none: 'None: the domain has no SPF record',
    error: 'Error: the record can’t be used',
  },
  dmarc: {
    none: 'Pass, or no policy',
    quarantine: 'Fail: treat it as spam',
    reject: 'Fail: refuse it',
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
  asked: 'Rules checked, in order',
  rule: {
    user_senders: 'Whitelist and blacklist of the user',
    domain_senders: 'Whitelist and blacklist of the domain',
    domain_networks: 'IP access list of the domain',
    account_senders: 'Whitelist and blacklist of the account',
    account_networks: 'IP access list of the account',
    auto_whitelist: 'Auto whitelist',
    accept_from: 'Setting “Accept mail from”',
    dmarc: 'DMARC',
    forged: 'Forged sender',
    score: 'Spam score',
  },
  outcome: {
    silent: 'Nothing matches.',
    allows: 'Accepted because of this entry:',
    blocks: 'Refused because of this entry:',
    unproven: 'Skipped, because the sender may be forged:',
    everyone: 'Mail is accepted from everyone.',
    onlyListed: 'Mail is only accepted from senders on a whitelist. Delivery notices go to the spam folder.',
    dmarcFails: 'The check failed, and the sender’s domain wants this.',
    dmarcPasses: 'The check passed, or the domain has no policy.',
    forged: 'The sender’s domain is hosted here, but nothing proves that the message comes from there.',
    spam: 'Spam: the score is {score}, and spam starts at {limit}.',
    notSpam: 'Not spam: the score is {score}, and spam starts at {limit}.',
  },
  entryOfAccount: 'an entry of the account',
  settings: 'Filter settings',
  hidden:
    '{num, plural, one {There is one more recipient that you can’t see. Its own rules decide there.} other {There are # more recipients that you can’t see. Their own rules decide there.}}',
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'test-filter': typeof messages;
  }
}
