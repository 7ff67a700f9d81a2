import { describe, expect, it } from 'vitest';
import { foldLogs, type MailEvent } from './fold-logs.ts';
import type { LogWrites } from './log-writes.ts';
import type { Message } from './message.ts';
import { sessionIn } from './message-book.ts';

const hosted: Readonly<Record<string, { accountId: string; domainId: string }>> = {
  'alpha.example': { accountId: '1', domainId: '10' },
  'alias.example': { accountId: '1', domainId: '10' },
  'beta.example': { accountId: '2', domainId: '20' },
};
const find = (name: string) => hosted[name];

const first = '3Pt2mN2VXxznjll';
const second = '3Pt2mN3VXxznjlm';
const at = '2026-11-18T12:00:00Z';
const nothing = { messages: new Map(), sessions: new Map() };

const accepted = (login = '', service = login ? 'submission' : 'smtpd', queueId = first): MailEvent => ({
  ...{ kind: 'accepted', at, queueId, service, login },
  ...{ clientName: 'mx.else.example', clientIp: '192.0.2.7' },
});
const read = (more: Partial<Extract<MailEvent, { kind: 'read' }>> = {}): MailEvent => ({
  ...{ kind: 'read', at, queueId: first, service: 'mail', sender: 'ann@else.example' },
  ...{ recipients: ['bob@alpha.example'], from: 'ann@else.example', subject: 'Hello', sentOnBy: '', ...more },
});
const judged = (
  receivers: readonly (readonly [recipient: string, accountId: string, verdict: string])[],
): MailEvent => ({
  ...{ kind: 'judged', at, queueId: first, score: 3.5, symbols: [{ name: 'BAYES_SPAM', score: 3.5 }] },
  ...{ spf: 'pass', dmarc: 'none', signedBy: [], isForged: false },
  receivers: receivers.map(([recipient, accountId, verdict]) => ({
    ...{ recipient, accountId, verdict, score: 4.5, rule: 'score' },
  })),
});
const outcome = (more: Partial<Extract<MailEvent, { kind: 'outcome' }>> = {}): MailEvent => ({
  ...{
    kind: 'outcome',
    at,
    queueId: first,
    service: 'lmtp',
    relay: 'mail[private/dovecot-lmtp]',
    dsn: '2.0.0',
  },
  ...{ recipient: 'bob@alpha.example', original: 'bob@alpha.example', status: 'sent' },
  answer: '250 2.0.0 <bob@alpha.example> Sess1 Saved',
  ...more,
});
const refused = (more: Partial<Extract<MailEvent, { kind: 'refused' }>> = {}): MailEvent => ({
  ...{
    kind: 'refused',
    at,
    service: 'smtpd',
    stage: 'RCPT',
    clientName: 'mx.else.example',
    clientIp: '192.0.2.7',
  },
  ...{ helo: 'mx', sender: 'ann@else.example', recipient: 'nobody@alpha.example', code: 550, dsn: '5.1.1' },
  answer: 'There is no such mailbox',
  ...more,
});

/** Like the next round: what was kept is known again. */
const knownAfter = ({ underway }: LogWrites) => {
  const stored = JSON.parse(JSON.stringify(underway)) as { queue_id: string; facts: Message }[];
  const messages = new Map<string, Message>();
  const sessions = new Map();
  for (const { queue_id: name, facts } of stored) {
    const session = sessionIn(name);
    if (session === undefined) messages.set(name, facts);
    else sessions.set(session, facts);
  }
  return { messages, sessions };
};
const told = ({ rows }: LogWrites) =>
  rows.map((row) => [row.direction, row.account_id, row.recipient, row.reached, row.status].join(' '));

describe('a message from outside', () => {
  it('has one row for its recipient, with what the filter and the mailbox did', () => {
    const { rows, stories, restated } = foldLogs(
      [
        ...[read(), judged([['bob@alpha.example', '1', 'junk']])],
        {
          kind: 'stored',
          at,
          session: 'Sess1',
          user: 'bob@alpha.example',
          messageId: '<1@else>',
          to: 'Junk',
        },
        ...[accepted(), outcome()],
      ],
      nothing,
      find,
    );
    expect(rows).toEqual([
      {
        ...{ direction: 'incoming', account_id: '1', at: '2011-03-20T14:31:48.353025Z', story: first },
        ...{ recipient: 'bob@alpha.example', reached: 'bob@alpha.example', domain_id: '10' },
        ...{ sender: 'ann@else.example', subject: 'Hello', bytes: null, client_ip: '192.0.2.7' },
        ...{
          score: 4.5,
          is_spam: true,
          status: 'delivered',
          answer: '250 2.0.0 <bob@alpha.example> Sess1 Saved',
        },
        events: [
          { kind: 'judged', at: '2011-03-20T14:31:48.353025Z', verdict: 'junk', rule: 'score', score: 4.5 },
          { kind: 'stored', at, to: 'Junk' },
          expect.objectContaining({ kind: 'outcome', status: 'delivered' }),
        ],
      },
    ]);
    expect(stories).toEqual([
      expect.objectContaining({
        facts: expect.objectContaining({
          client_ip: '192.0.2.7',
          filter: expect.objectContaining({ spf: 'pass' }),
        }),
      }),
    ]);
    expect(restated).toEqual([]);
  });

  it('gets the folder also when Dovecot tells it later', () => {
    const before = foldLogs([read(), accepted(), outcome()], nothing, find);
    const { changes, rows } = foldLogs(
      [{ kind: 'stored', at, session: 'Sess1', user: 'bob@alpha.example', messageId: '', to: 'INBOX' }],
      knownAfter(before),
      find,
    );
    expect(rows).toEqual([]);
    expect(changes).toEqual([
      expect.objectContaining({
        recipient: 'bob@alpha.example',
        events: [{ kind: 'stored', at, to: 'INBOX' }],
      }),
    ]);
  });

  it('tells each account of its own recipients alone', () => {
    const to = ['bob@alpha.example', 'cyn@beta.example'];
    const writes = foldLogs(
      [
        ...[read({ recipients: to }), accepted()],
        ...to.map((address) => outcome({ recipient: address, original: address, answer: 'ok' })),
      ],
      nothing,
      find,
    );
    expect(told(writes)).toEqual([
      'incoming 1 bob@alpha.example bob@alpha.example delivered',
      'incoming 2 cyn@beta.example cyn@beta.example delivered',
    ]);
    expect(writes.stories.map(({ account_id }) => account_id)).toEqual(['1', '2']);
  });

  it('is tried again: the row changes, and the state of the message is found again', () => {
    const late = outcome({ status: 'deferred', answer: '451 later', dsn: '4.0.0' });
    const before = foldLogs([read(), accepted(), late], nothing, find);
    expect(told(before)).toEqual(['incoming 1 bob@alpha.example bob@alpha.example temporary']);
    expect(before.restated).toHaveLength(1);
    const { rows, changes, restated } = foldLogs([outcome()], knownAfter(before), find);
    expect(rows).toEqual([]);
    expect(changes).toEqual([expect.objectContaining({ status: 'delivered' })]);
    expect(restated).toHaveLength(1);
  });

  it('is given up after days, for all it was still tried for', () => {
    const recipients = ['bob@alpha.example', 'cat@alpha.example'];
    const late = recipients.map((address) =>
      outcome({ recipient: address, original: address, status: 'deferred' }),
    );
    const before = foldLogs([read({ recipients }), accepted(), ...late], nothing, find);
    const given = foldLogs(
      [outcome({ recipient: 'cat@alpha.example', original: 'cat@alpha.example' })],
      knownAfter(before),
      find,
    );
    const known = { ...knownAfter(before), messages: knownAfter(given).messages };
    const expired = outcome({ recipient: '', original: '', status: 'expired', answer: 'returned to sender' });
    expect(foldLogs([expired], known, find).changes).toMatchObject([
      { recipient: 'bob@alpha.example', status: 'permanent' },
    ]);
  });

  it('is told of when it is refused before the queue, for each recipient', () => {
    expect(told(foldLogs([refused(), refused({ code: 451 })], nothing, find))).toEqual([
      'incoming 1 nobody@alpha.example nobody@alpha.example permanent',
      'incoming 1 nobody@alpha.example nobody@alpha.example temporary',
    ]);
    const whole = refused({ queueId: first, stage: 'END-OF-MESSAGE', recipient: 'bob@alpha.example' });
    const recipients = ['bob@alpha.example', 'cyn@beta.example'];
    expect(told(foldLogs([read({ recipients }), accepted(), whole], nothing, find))).toEqual([
      'incoming 1 bob@alpha.example bob@alpha.example permanent',
      'incoming 2 cyn@beta.example cyn@beta.example permanent',
    ]);
  });

  it('is nobody’s business where no recipient is hosted here', () => {
    expect(told(foldLogs([refused({ recipient: 'x@else.example' })], nothing, find))).toEqual([]);
  });

  it('tells where an alias leads, and nothing of copies for audit', () => {
    const writes = foldLogs(
      [
        ...[read(), accepted(), outcome({ original: 'info@alpha.example' })],
        outcome({ recipient: '7@mailbox.posthouse.invalid', original: '7@mailbox.posthouse.invalid' }),
        outcome({ recipient: 'folder-3@mailbox.posthouse.invalid', original: 'team@alpha.example' }),
      ],
      nothing,
      find,
    );
    expect(told(writes)).toEqual([
      'incoming 1 info@alpha.example bob@alpha.example delivered',
      'incoming 1 team@alpha.example team@alpha.example delivered',
    ]);
  });
});

describe('a message of a user', () => {
  const sent = [read({ sender: 'bob@alpha.example' }), accepted('bob@alpha.example#main.3f')];

  it('goes out, and comes in where it stays in the account', () => {
    const writes = foldLogs(
      [...sent, outcome({ recipient: 'cat@alpha.example', original: 'cat@alpha.example' })],
      nothing,
      find,
    );
    expect(told(writes)).toEqual([
      'incoming 1 cat@alpha.example cat@alpha.example delivered',
      'outgoing 1 cat@alpha.example cat@alpha.example delivered',
    ]);
  });

  it('tells another account here neither where it comes from, nor the sender where the address led', () => {
    const writes = foldLogs(
      [
        ...sent,
        outcome({
          original: 'info@beta.example',
          recipient: 'cyn@beta.example',
          answer: '<cyn@beta.example> ok',
        }),
        outcome({
          original: 'info@beta.example',
          recipient: 'dan@beta.example',
          status: 'bounced',
          answer: 'dan is full',
        }),
      ],
      nothing,
      find,
    );
    expect(told(writes)).toEqual([
      'incoming 2 info@beta.example cyn@beta.example delivered',
      'outgoing 1 info@beta.example info@beta.example permanent',
      'incoming 2 info@beta.example dan@beta.example permanent',
    ]);
    const [incoming, outgoing] = writes.rows;
    expect(incoming).toMatchObject({ client_ip: null });
    expect(outgoing).toMatchObject({ client_ip: '192.0.2.7', answer: '' });
    expect(JSON.stringify(outgoing)).not.toMatch(/cyn|dan/);
    expect(JSON.stringify(writes.stories.filter(({ account_id }) => account_id === '2'))).not.toContain(
      '192.0.2.7',
    );
  });

  it('is told of when the sender is refused', () => {
    const answer =
      '<x@else.example>: Recipient address rejected: bob@alpha.example is not allowed to send as boss@beta.example';
    const given = { service: 'submission', sender: 'boss@beta.example', recipient: 'x@else.example', answer };
    expect(told(foldLogs([refused({ ...given, code: 553 })], nothing, find))).toEqual([
      'outgoing 1 x@else.example x@else.example permanent',
    ]);
    // What a sender writes as a recipient proves nothing.
    const forged = `<"rejected: cyn@beta.example is not allowed to send as "@else.example>: Recipient address ${answer.slice(answer.indexOf('rejected'))}`;
    expect(told(foldLogs([refused({ ...given, answer: forged })], nothing, find))).toEqual([
      'outgoing 1 x@else.example x@else.example permanent',
    ]);
    // Nor do such words from outside.
    expect(told(foldLogs([refused({ ...given, service: 'smtpd' })], nothing, find))).toEqual([]);
  });
});

describe('what is handed on', () => {
  const toList = outcome({
    service: 'lists',
    recipient: 'team@alpha.example',
    original: 'team@alpha.example',
    answer: 'ok',
  });
  const member = (address: string) =>
    outcome({ queueId: second, recipient: address, original: address, answer: 'ok' });
  const onward: MailEvent = {
    ...{
      kind: 'handed_on',
      at,
      queueId: first,
      nextId: second,
      list: 'team@alpha.example',
      domain: 'alpha.example',
    },
  };

  it('by a list stays in the story, whichever line comes first', () => {
    const writes = foldLogs(
      [
        ...[
          read({ recipients: ['team@alpha.example'] }),
          onward,
          accepted(),
          accepted('', 'handover', second),
          toList,
        ],
        ...[member('bob@alpha.example'), member('mia@else.example'), member('cyn@beta.example')],
      ],
      nothing,
      find,
    );
    expect(told(writes)).toEqual([
      'incoming 1 team@alpha.example team@alpha.example delivered',
      'incoming 1 team@alpha.example bob@alpha.example delivered',
      'outgoing 1 team@alpha.example mia@else.example delivered',
      'incoming 2 cyn@beta.example cyn@beta.example delivered',
      'outgoing 1 team@alpha.example cyn@beta.example delivered',
    ]);
    for (const row of writes.rows)
      expect(row).toMatchObject({
        story: first,
        subject: 'Hello',
        sender: 'ann@else.example',
        client_ip: '192.0.2.7',
      });
  });

  it('by a forward leaves the account', () => {
    const hex = Buffer.from('me@else.example').toString('hex');
    const forward = outcome({
      recipient: `${hex}-10@outside.posthouse.invalid`,
      service: 'hooks',
      answer: 'ok',
    });
    const writes = foldLogs(
      [
        ...[read(), { ...onward, list: '' }, accepted(), forward],
        ...[accepted('', 'handover', second), member('me@else.example')],
      ],
      nothing,
      find,
    );
    expect(told(writes)).toEqual([
      'incoming 1 bob@alpha.example me@else.example delivered',
      'outgoing 1 me@else.example me@else.example delivered',
    ]);
  });

  it('by a rule is known by its Message-ID, if it came to the same account', () => {
    const messageId = '<1@else.example>';
    const named = (queueId: string): MailEvent => ({ kind: 'message_id', at, queueId, messageId });
    const events = (recipient: string, accountId: string) => [
      ...[read({ recipients: [recipient] }), judged([[recipient, accountId, 'inbox']])],
      read({ queueId: second, service: 'REINJECTED', sentOnBy: 'bob@alpha.example', subject: 'Other' }),
      ...[accepted(), named(first), outcome(), accepted('', 'reinject', second), named(second)],
      outcome({ queueId: second, recipient: 'me@else.example', original: 'me@else.example', answer: 'ok' }),
    ];
    const [, sentOn] = foldLogs(events('bob@alpha.example', '1'), nothing, find).rows;
    expect(sentOn).toMatchObject({
      direction: 'outgoing',
      story: first,
      recipient: 'bob@alpha.example',
      subject: 'Hello',
    });
    // Somebody else’s message with the same Message-ID is another story.
    const [, apart] = foldLogs(events('cyn@beta.example', '2'), nothing, find).rows;
    expect(apart).toMatchObject({ direction: 'outgoing', story: second, subject: 'Other' });
  });
});

it('keeps nothing of what never was in the queue, and knows what is gone from it', () => {
  const removed: MailEvent = { kind: 'removed', at, queueId: first };
  const { underway } = foldLogs([refused(), accepted(), removed], nothing, find);
  expect(underway).toMatchObject([{ queue_id: first, facts: { isGone: true } }]);
});

it('makes the same of lines however they are divided into rounds', () => {
  const events = [
    ...[read({ recipients: ['info@alpha.example', 'x@beta.example'] }), accepted()],
    ...[
      outcome({ original: 'info@alpha.example' }),
      outcome({ original: 'info@alpha.example', status: 'deferred' }),
    ],
    outcome({ original: 'x@beta.example', recipient: 'x@beta.example', status: 'bounced' }),
    outcome({ original: 'info@alpha.example', recipient: 'cat@alpha.example' }),
  ];
  const whole = foldLogs(events, nothing, find);
  let known: ReturnType<typeof knownAfter> = nothing;
  const parts: LogWrites[] = [];
  for (const event of events) {
    const writes = foldLogs([event], known, find);
    const next = knownAfter(writes);
    known = {
      messages: new Map([...known.messages, ...next.messages]),
      sessions: new Map([...known.sessions, ...next.sessions]),
    };
    parts.push(writes);
  }
  expect(parts.flatMap(({ stories }) => stories)).toEqual(whole.stories);
  expect(parts.flatMap(({ rows }) => rows).map(({ recipient, reached }) => [recipient, reached])).toEqual(
    whole.rows.map(({ recipient, reached }) => [recipient, reached]),
  );
});
