import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPostfixLine } from './postfix-line.ts';

const now = new Date('2026-11-18T12:00:00Z');
const queueId = '4jTzzm6JjZzdCZK';
const lineOf = (program: string, text: string) =>
  // Postfix writes no control characters, and cuts what is long.
  `Nov 18 11:35:16 mx postfix/${program}[25720]: ${text.replaceAll(/\p{Cc}/gu, '?').slice(0, 2_000)}`;
const read = (program: string, text: string) => readPostfixLine(lineOf(program, text), now);

/** Pieces of lines, in any order. */
const pieces = [
  ...[
    '"',
    '\\',
    '@',
    '<',
    '>',
    ';',
    ',',
    ' ',
    '(',
    ')',
    '\n',
    'é',
    'a',
    'victim@example.com',
    '{}',
    '[',
    ']',
  ],
  ...['; from=<', '> to=<', ' to=<', ' proto=ESMTP', ' helo=<h>', ', orig_to=<', ', relay=none', ' from=<'],
  ...[', delay=1, delays=0/0/0/0', ', dsn=2.0.0, status=sent (', ' status=sent (250 ok)', ': removed'],
  ...[', size=1, nrcpt=1 (queue active)', ', status=expired, returned to sender', `${queueId}: removed`],
  ...['Nov 18 11:35:16 mx postfix/qmgr[1]: ', 'reject: RCPT from x[192.0.2.1]: 550 5.1.1 '],
];
const words = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((list) => list.join(''));
const local = words.filter((text) => text !== '');
const anyAddress = fc.tuple(local, fc.constantFrom('b.example', 'd.example', '[192.0.2.9]'));
/** As Postfix writes it: what is not plain is in quotes. */
const written = ([name, domain]: readonly [string, string]) => {
  const isPlain = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(name);
  const shown = name.replaceAll(/\p{Cc}|[^ -~]/gu, '?');
  return `${isPlain ? shown : `"${shown.replaceAll(/["\\]/g, '\\$&')}"`}@${domain}`;
};
const heloName = words.map((text) =>
  text.replaceAll(/[ <>()\\";@]/g, '?').replaceAll(/\p{Cc}|[^ -~]/gu, '?'),
);

it('reads the same outcome, whatever strangers call themselves and their servers answer', () => {
  fc.assert(
    fc.property(anyAddress, anyAddress, words, fc.boolean(), (to, before, answer, isAlias) => {
      const [recipient, original] = [written(to), written(isAlias ? before : to)];
      const alias = isAlias ? `, orig_to=<${original}>` : '';
      const rest = `relay=none, delay=0.1, delays=0/0/0.1/0, dsn=5.1.1, status=bounced (${answer})`;
      expect(read('smtp', `${queueId}: to=<${recipient}>${alias}, ${rest}`)).toMatchObject({
        ...{ kind: 'outcome', queueId, service: 'smtp', status: 'bounced', dsn: '5.1.1', relay: 'none' },
        ...{ recipient: recipient.toLowerCase(), original: original.toLowerCase() },
        answer: answer.replaceAll(/\p{Cc}/gu, '?'),
      });
    }),
    { numRuns: 2_000 },
  );
});

it('reads the same refusal, whatever strangers call themselves', () => {
  fc.assert(
    fc.property(anyAddress, anyAddress, heloName, words, (from, to, helo, why) => {
      const [sender, recipient] = [written(from), written(to)];
      // Within the answer, Postfix repeats the address without quotes.
      const answer = `550 5.1.1 <${to.join('@')}>: Recipient address rejected: no`;
      const envelope = `from=<${sender}> to=<${recipient}> proto=ESMTP helo=<${helo}>`;
      const start = 'NOQUEUE: reject: RCPT from unknown[192.0.2.7]: ';
      const refusal = { kind: 'refused', stage: 'RCPT', clientIp: '192.0.2.7', code: 550, dsn: '5.1.1' };
      const expected = { sender: sender.toLowerCase(), recipient: recipient.toLowerCase(), helo, ...refusal };
      expect(read('smtpd', `${start}${answer}; ${envelope}`)).toMatchObject(expected);
      // What the panel's own rules answer may have parts of the message in it.
      const free = read('smtpd', `${start}550 5.1.1 ${why}; ${envelope}`);
      if (free !== undefined) expect(free).toMatchObject(expected);
    }),
    { numRuns: 2_000 },
  );
});

it('reads the same sender and size, whatever strangers call themselves', () => {
  fc.assert(
    fc.property(anyAddress, (from) => {
      const sender = written(from);
      const about = { queueId, sender: sender.toLowerCase() };
      expect(read('qmgr', `${queueId}: from=<${sender}>, size=7, nrcpt=3 (queue active)`)).toMatchObject({
        ...about,
        kind: 'queued',
        bytes: 7,
        recipients: 3,
      });
      expect(read('qmgr', `${queueId}: from=<${sender}>, status=expired, returned to sender`)).toMatchObject({
        kind: 'outcome',
        queueId,
        status: 'expired',
        recipient: '',
      });
    }),
    { numRuns: 1_000 },
  );
});

it('takes the id of a message for nothing else', () => {
  fc.assert(
    fc.property(words, (id) => {
      const found = read('cleanup', `${queueId}: message-id=${id}`);
      if (found !== undefined)
        expect(found).toEqual({
          ...{ kind: 'message_id', at: '2026-11-18T11:35:16.000Z', queueId },
          messageId: id.replaceAll(/\p{Cc}/gu, '?').trim(),
        });
    }),
  );
});

it('takes a line that was cut anywhere for nothing it is not', () => {
  fc.assert(
    fc.property(anyAddress, words, fc.nat(400), (to, answer, length) => {
      const recipient = written(to);
      const text = `${queueId}: to=<${recipient}>, relay=none, delay=0, delays=0/0/0/0, dsn=4.3.0, status=deferred (${answer})`;
      const found = read('smtp', text.slice(0, length));
      if (found !== undefined)
        expect(found).toMatchObject({
          kind: 'outcome',
          queueId,
          recipient: recipient.toLowerCase(),
          status: 'deferred',
        });
    }),
    { numRuns: 1_000 },
  );
});

it('reads lines of a megabyte', () => {
  const much = '"; from=<" to=<\\ , '.repeat(55_000);
  const start = 'Nov 18 11:35:16 mx postfix/';
  for (const text of [
    `smtp[1]: ${queueId}: to=<"${much}`,
    `smtpd[1]: NOQUEUE: reject: RCPT from unknown[192.0.2.7]: 550 5.1.1 ${much}`,
    `qmgr[1]: ${queueId}: from=<"${much}`,
    much,
  ])
    expect(readPostfixLine(start + text, now)).toBeUndefined();
  const answer = `${start}smtp[1]: ${queueId}: to=<a@b.example>, relay=none, delay=0, delays=0/0/0/0, dsn=4.3.0, status=deferred (${much})`;
  expect(readPostfixLine(answer, now)).toMatchObject({ recipient: 'a@b.example', answer: much });
});
