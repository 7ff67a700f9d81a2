import { expect, it } from 'vitest';
import { causeFor, causeOf } from './cause.ts';
import type { StoryRecipient } from './story.ts';
import type { Ended } from './told-events.ts';

const said = (words: string) => `host mx.far.example[192.0.2.1] said: ${words} (in reply to RCPT TO command)`;

it('reads the usual cause from the code of a refusal', () => {
  const causes = {
    '550 5.1.1 <x@far.example>: User unknown': 'noAddress',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound': 'noAddress',
    '552 5.2.2 Quota exceeded': 'full',
    '552 too much': 'full',
    '552 5.3.4 Message too big': 'tooLarge',
    '550 5.7.1 No': 'policy',
    '550-5.7.26 This mail is unauthenticated': 'unproven',
    '550 No': undefined,
  };
  for (const [words, cause] of Object.entries(causes)) expect(causeOf(said(words), true)).toBe(cause);
});

it('tells waiting from giving up, and is not misled by addresses and versions', () => {
  expect(causeOf(said('451 4.7.1 Greylisted'), false)).toBe('later');
  expect(causeOf(said('450 try again'), false)).toBe('later');
  expect(causeOf('connect to mx[192.0.2.1]:25: Connection timed out', false)).toBe('unreachable');
  expect(causeOf('Host or domain name not found. Name service error', true)).toBe('noDomain');
  expect(causeOf(said('451 4.7.1 Greylisted'), true)).toBe('gaveUp');
  expect(causeOf('250 ok 5.1.1.7', true)).toBeUndefined();
});

const recipient = (more: Partial<StoryRecipient>): StoryRecipient => ({
  ...{
    to: 'anna@here.example',
    reached: 'anna@here.example',
    user_id: null,
    status: 'permanent',
    events: [],
  },
  ...more,
});
const end = (answer: string): Ended => ({ kind: 'outcome', at: '', status: 'permanent', relay: '', answer });
const incoming = { kind: 'incoming' } as const;

it('knows its own answers: an address nobody has from one of a user, and no policy of another server', () => {
  expect(causeFor(incoming, recipient({}), end('550 5.1.1 no'))).toBe('nobody');
  expect(causeFor(incoming, recipient({ user_id: '7' }), end('550 5.1.1 no'))).toBe('notThen');
  expect(causeFor(incoming, recipient({ user_id: '7' }), end('552 5.2.2 full'))).toBe('full');
  expect(causeFor(incoming, recipient({}), end('550 5.7.1 no'))).toBeUndefined();
  expect(causeFor(incoming, recipient({ reached: 'x@far.example' }), end('550 5.7.1 no'))).toBe('policy');
  expect(causeFor({ kind: 'outgoing' }, recipient({}), end('550 5.7.1 no'))).toBe('policy');
});
