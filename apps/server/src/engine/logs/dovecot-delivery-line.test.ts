import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDeliveryLine } from './dovecot-delivery-line.ts';

const session = 'qC6SMgae/WoZFgAARZcH9w:T2';
const start = `2026-11-18T13:45:59+0100 lmtp(anna@example.com)<5657><${session}>: Info: sieve: `;
const id = '<751d878f@world.example>';
const read = (text: string, messageId = id) => readDeliveryLine(`${start}${text}: msgid=${messageId}`);
const arrived = { at: '2026-11-18T12:45:59.000Z', session, user: 'anna@example.com', messageId: id };

it('tells into which folder a message was put', () => {
  expect(read("stored mail into mailbox 'INBOX'")).toEqual({ ...arrived, kind: 'stored', to: 'INBOX' });
  expect(read("fileinto action: stored mail into mailbox 'It's late: Bücher'")).toEqual({
    ...{ ...arrived, kind: 'stored', to: "It's late: Bücher" },
  });
});

it('tells to whom it was sent on, and who got a reply or a refusal', () => {
  expect(read('redirect action: forwarded to <Ben@world.example>')).toEqual({
    ...{ ...arrived, kind: 'forwarded', to: 'ben@world.example' },
  });
  expect(read('vacation action: sent vacation response to <friend@world.example>')).toEqual({
    ...{ ...arrived, kind: 'replied', to: 'friend@world.example' },
  });
  expect(read('reject action: rejected message from <offers@world.example> (reject)')).toEqual({
    ...{ ...arrived, kind: 'rejected', to: 'offers@world.example' },
  });
});

it('tells that it was thrown away', () => {
  const text = 'discard action: Marked message to be discarded if not explicitly delivered (discard action)';
  expect(read(text)).toEqual({ ...arrived, kind: 'discarded', to: '' });
});

it('knows messages without an id', () => {
  expect(read("stored mail into mailbox 'INBOX'", 'unspecified')).toMatchObject({ messageId: '' });
});

it('says nothing about what did not happen, and what others did', () => {
  for (const text of [
    'vacation action: discarded duplicate vacation response to <friend@world.example>',
    'redirect action: discarded duplicate forward to <ben@world.example>',
    "failed to store into mailbox 'INBOX': Quota exceeded",
  ])
    expect(read(text)).toBeUndefined();
  for (const line of [
    `2026-11-18T13:45:59+0100 lmtp(5657): Info: Connect from local`,
    `2026-11-18T13:45:59+0100 imap(anna@example.com)<1><x>: Info: sieve: stored mail into mailbox 'INBOX': msgid=${id}`,
    `2026-99-18T13:45:59+0100 lmtp(anna@example.com)<1><x>: Info: sieve: stored mail into mailbox 'INBOX': msgid=${id}`,
    `Nov 18 13:45:59 lmtp(anna@example.com)<1><x>: Info: sieve: stored mail into mailbox 'INBOX': msgid=${id}`,
    '',
  ])
    expect(readDeliveryLine(line)).toBeUndefined();
});

it('reads the same, whatever the sender writes', () => {
  const pieces = [
    '"',
    '\\',
    "'",
    '<',
    '>',
    ': msgid=',
    ' (reject)',
    "stored mail into mailbox 'Junk'",
    'a',
    '@',
  ];
  const words = fc.array(fc.constantFrom(...pieces, start), { maxLength: 8 }).map((list) => list.join(''));
  const sender = words.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"@world.example`);
  fc.assert(
    fc.property(words, sender, (messageId, from) => {
      const expected = { ...arrived, messageId };
      expect(read("stored mail into mailbox 'Work'", messageId)).toEqual({
        ...{ ...expected, kind: 'stored', to: 'Work' },
      });
      expect(read(`reject action: rejected message from <${from}> (reject)`, messageId)).toEqual({
        ...{ ...expected, kind: 'rejected', to: from.toLowerCase() },
      });
      expect(read(`vacation action: sent vacation response to <${from}>`, messageId)).toEqual({
        ...{ ...expected, kind: 'replied', to: from.toLowerCase() },
      });
    }),
    { numRuns: 500 },
  );
});
