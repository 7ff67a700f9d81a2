import type { FilterRule } from '@posthouse/contract/fields/filter-decision';
import { expect, it } from 'vitest';
import { fixesOf } from './fixes.ts';
import type { Story, StoryEvent, StoryRecipient } from './story.ts';

const at = '2026-01-31T08:05:00.000Z';
const story: Story = {
  ...{ kind: 'incoming', at, sender: 'bob@far.example', from: 'boss@far.example', subject: 'Hi' },
  ...{ message_id: '', bytes: 1, status: 'permanent', client: null, filter: null },
  ...{ recipients: [], truncated: 0 },
};
const to = 'anna@here.example';
const about = (user_id: string | null, ...events: StoryEvent[]): StoryRecipient => ({
  ...{ to, reached: to, user_id, status: 'permanent', events },
});
const judged = (rule: FilterRule, verdict: 'inbox' | 'junk' | 'refuse' = 'refuse'): StoryEvent => ({
  ...{ kind: 'judged', at, verdict, rule, score: 7 },
});
const refused = (answer: string): StoryEvent => ({
  ...{ kind: 'refused', at, stage: 'RCPT', code: 550, answer },
});
const addresses = (recipient: StoryRecipient, of: Partial<Story> = {}) =>
  fixesOf({ ...story, ...of }, recipient).map((fix) => `${fix.to} ${JSON.stringify(fix.search ?? {})}`);

it('offers to allow a sender whose mail was spam or refused, by the address of the envelope if it has one', () => {
  for (const rule of ['dmarc', 'forged'] as const)
    expect(addresses(about('7', judged(rule)))).toEqual([
      '/filtering/whitelist {"open":"new","address":"bob@far.example"}',
    ]);
  expect(addresses(about('7', judged('score', 'junk')))).toEqual([
    '/filtering/whitelist {"open":"new","address":"bob@far.example"}',
    '/filtering/settings {"domain":"here.example"}',
  ]);
  expect(addresses(about('7', judged('dmarc')), { sender: '' })[0]).toContain('boss@far.example');
  expect(addresses(about('7', judged('dmarc')), { sender: '', from: '' })).toEqual([]);
});

it('leads to the list with the entry that refused it', () => {
  const search = '{"search":"far.example"}';
  expect(addresses(about('7', judged('account_senders')))).toEqual([`/filtering/blacklist ${search}`]);
  expect(addresses(about('7', judged('user_senders')))).toEqual([
    `/users/list/7/filtering/blacklist ${search}`,
  ]);
  expect(addresses(about(null, judged('user_senders')))).toEqual([`/filtering/blacklist ${search}`]);
  expect(addresses(about('7', judged('domain_networks')))).toEqual(['/filtering/ipaccesslists {}']);
});

it('leads to the user whose mailbox is full or who was disabled, and explains an address nobody has', () => {
  expect(addresses(about('7', refused('552 5.2.2 The mailbox is full')))).toEqual([
    '/users/list/7/account {}',
  ]);
  expect(addresses(about('7', refused('550 5.1.1 unknown')))).toEqual(['/users/list/7 {}']);
  expect(addresses(about(null, refused('550 5.1.1 unknown')))).toEqual([`. {"explain":"${to}"}`]);
});

it('has nothing to fix where all went well, nor for what another server refused', () => {
  const delivered = { ...about('7', judged('account_senders', 'inbox')), status: 'delivered' as const };
  expect(addresses(delivered)).toEqual([]);
  expect(addresses(about(null, refused('550 5.1.1 no')), { kind: 'outgoing' })).toEqual([]);
});
