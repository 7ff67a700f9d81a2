import { expect, it } from 'vitest';
import type { StoryEvent, StoryRecipient } from './story.ts';
import { byTrouble, toldEvents } from './told-events.ts';

const at = '2026-01-31T08:05:00.000Z';
const outcome = (status: 'delivered' | 'temporary' | 'permanent', time = at): StoryEvent => ({
  ...{
    kind: 'outcome',
    at: time,
    status,
    relay: 'mx.far.example[192.0.2.1]:25',
    answer: `${status} ${time}`,
  },
});
const junk: StoryEvent = { kind: 'judged', at, verdict: 'junk', rule: 'score', score: 7 };
const recipient = (
  to: string,
  status: StoryRecipient['status'],
  ...events: StoryEvent[]
): StoryRecipient => ({
  ...{ to, reached: to, user_id: null, status, events },
});

it('sums up attempts that follow one another, with the last answer', () => {
  const told = toldEvents([outcome('temporary', '1'), outcome('temporary', '2'), outcome('delivered', '3')]);
  expect(told).toEqual([
    {
      ...{ kind: 'attempts', at: '1', last: '2', count: 2 },
      ...{ relay: 'mx.far.example[192.0.2.1]:25', answer: 'temporary 2' },
    },
    outcome('delivered', '3'),
  ]);
});

it('says that it was taken only where nothing tells what became of it', () => {
  const stored: StoryEvent = { kind: 'stored', at, to: 'INBOX' };
  expect(toldEvents([stored, outcome('delivered')])).toEqual([stored]);
  expect(toldEvents([outcome('delivered')])).toHaveLength(1);
  expect(toldEvents([stored, outcome('permanent')])).toHaveLength(2);
});

it('puts trouble first, and counts spam and dropped mail as such', () => {
  const { troubled, fine } = byTrouble([
    recipient('fine', 'delivered', outcome('delivered')),
    recipient('spam', 'delivered', junk),
    recipient('late', 'temporary', outcome('temporary')),
    recipient('dropped', 'delivered', { kind: 'discarded', at, to: '' }),
    recipient('refused', 'permanent', outcome('permanent')),
  ]);
  expect(troubled.map(({ to }) => to)).toEqual(['refused', 'late', 'spam', 'dropped']);
  expect(fine.map(({ to }) => to)).toEqual(['fine']);
});
