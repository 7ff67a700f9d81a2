import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../../i18n/messages/en.ts';
import {
  adminInfo,
  expectNoText,
  expectText,
  field,
  leavePanel,
  press,
  refused,
  showPanel,
  waitFor,
} from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';
import type { Story, StoryEvent, StoryRecipient } from './story.ts';

const { story: words } = messages;
const at = '2026-01-31T20:05:09.000Z';
const recipient = (name: string, more: Partial<StoryRecipient> = {}): StoryRecipient => ({
  ...{ to: `${name}@shop.example`, reached: `${name}@shop.example`, user_id: null, status: 'delivered' },
  events: [{ kind: 'stored', at, to: 'INBOX' }],
  ...more,
});
const spam: StoryEvent = { kind: 'judged', at, verdict: 'junk', rule: 'score', score: 7.5 };
const story: Story = {
  ...{ kind: 'incoming', at, sender: 'bob@far.example', from: 'boss@far.example', subject: 'Invoice' },
  ...{ message_id: '<1@far.example>', bytes: 12_345, status: 'delivered', truncated: 0 },
  client: { name: 'mx.far.example', ip: '192.0.2.9', login: '' },
  filter: {
    ...{ score: 7.5, spf: 'softfail', dmarc: 'quarantine', signed_by: ['far.example'], is_forged: 1 },
    symbols: ['A', 'B', 'C', 'D', 'E', 'F'].map((name, place) => ({
      name: `RULE_${name}`,
      score: 3 - place,
    })),
  },
  recipients: [
    recipient('sales', {
      ...{ reached: 'anna@shop.example', user_id: '7' },
      events: [spam, { kind: 'stored', at, to: 'Junk' }, { kind: 'replied', at, to: 'bob@far.example' }],
    }),
  ],
};
const address = '/logs/message/abc';
const show = (change: Partial<Story>, replies = {}) =>
  showPanel(address, { getMessageStory: { ...story, ...change }, ...replies });
const hrefOf = (name: string) =>
  waitFor(() => {
    const link = [...document.querySelectorAll('main a')].find(({ textContent }) => textContent === name);
    if (!link) throw new Error(`no link “${name}”`);
    return decodeURIComponent(link.getAttribute('href') ?? '');
  });

afterEach(leavePanel);

it('tells who handed it in, what was found out, who decided, and where it ended', async () => {
  await show({});
  for (const text of [
    'boss@far.example',
    '<1@far.example>',
    '13 kB',
    'Received from mx.far.example',
    '192.0.2.9',
    'Soft fail',
    'Signed by far.example',
    words.checks.dmarc.quarantine,
    'Forged sender',
    'Spam score: 7.5',
    'Spam for 1 recipient.',
    '+3RULE_A',
    'sales@shop.example',
    `${words.leadsTo} anna@shop.example`,
    words.verdict.junk,
    'Decided by: Spam score (7.5)',
    words.stored.Junk,
    'Vacation reply sent to bob@far.example',
  ])
    await expectText(text);
  await expectNoText('RULE_F');
  await press('Show 2 more');
  await expectText('-2RULE_F');
  expect(await hrefOf('anna@shop.example')).toBe('/users/list/7');
  expect(await hrefOf(messages.title.incoming)).toBe('/logs/incominglogs');
});

it('leads to what fixes it: the form of the whitelist knows the sender', async () => {
  const none = { rows: [], next: null, prev: null, total: 0, total_capped: 0 };
  await show({}, { getWhitelist: none, getDomains: none });
  expect(await hrefOf(words.fix.settings)).toBe('/filtering/settings?domain=shop.example');
  await press(words.fix.allow);
  await waitFor(async () => expect((await field('E-mail address or domain')).value).toBe('bob@far.example'));
});

it('offers nothing that the admin may not do', async () => {
  await show(
    {},
    {
      getAdminInfo: { ...adminInfo, adminaccess: 'subadmin' },
      getPermissions: { ...permissionsAt(0), logs: 1 },
    },
  );
  await expectText(words.verdict.junk);
  for (const text of [words.fix.allow, words.fix.settings]) await expectNoText(text);
});

it('says what a refusal before the queue means for the sender, and asks where the address leads', async () => {
  const answer = '550 5.1.1 <nobody@shop.example>: Recipient address rejected';
  await show(
    {
      ...{ status: 'permanent', from: '', filter: null },
      recipients: [
        recipient('nobody', {
          ...{ status: 'permanent', events: [{ kind: 'refused', at, stage: 'RCPT', code: 550, answer }] },
        }),
      ],
    },
    { explainAddress: () => refused('not_found') },
  );
  for (const text of [words.refused.final, answer, words.cause.nobody, words.refused.server.final])
    await expectText(text);
  await press(words.fix.explain);
  await waitFor(() => expect(decodeURIComponent(location.search)).toBe('?explain=nobody@shop.example'));
});

it('sums up attempts at another server, with its last words and what they usually mean', async () => {
  const tried = (answer: string): StoryEvent => ({
    ...{ kind: 'outcome', at, status: 'temporary', relay: 'mx.far.example[192.0.2.1]:25', answer },
  });
  const events = [tried('451 4.7.1 One'), tried('451 4.7.1 Two')];
  await show({
    ...{ kind: 'outgoing', status: 'temporary', filter: null },
    client: { name: '', ip: '192.0.2.7', login: 'anna@shop.example' },
    recipients: [
      recipient('x', { to: 'x@far.example', reached: 'x@far.example', status: 'temporary', events }),
    ],
  });
  for (const text of [
    'Sent by anna@shop.example',
    'Logged in from 192.0.2.7',
    'Tried 2 times at mx.far.example',
    '451 4.7.1 Two',
    words.cause.later,
    words.willTry,
  ])
    await expectText(text);
  await expectNoText('451 4.7.1 One');
  expect(await hrefOf(messages.title.outgoing)).toBe('/logs/outgoinglogs');
});

it('shows those with trouble first and folds the others away', async () => {
  const events: StoryEvent[] = [
    { kind: 'outcome', at, status: 'permanent', relay: '', answer: '552 5.2.2 <full@shop.example> Quota' },
  ];
  await show({
    ...{ status: 'permanent', filter: null, truncated: 1 },
    recipients: [
      ...['a', 'b', 'c', 'd'].map((name) => recipient(name)),
      recipient('full', { status: 'permanent', user_id: '7', events }),
    ],
  });
  await expectText(words.cause.full);
  await expectText('Only the first 5 recipients are shown.');
  await expectNoText('a@shop.example');
  expect(await hrefOf(words.fix.quota)).toBe('/users/list/7/account');
  await press('Show 4 recipients who got it');
  await expectText('a@shop.example');
});

it('shows what strangers wrote as text that changes nothing around it', async () => {
  const evil = '<img src=x onerror=alert(1)>\u202egpj';
  await show({
    ...{ subject: evil, from: `"\u2066x"@far.example`, message_id: `<\u202e>` },
    client: { name: `\u202emx`, ip: '192.0.2.9', login: '' },
    recipients: [recipient('x', { events: [{ kind: 'stored', at, to: `A\u202e<b>` }] })],
  });
  await expectText('<img src=x onerror=alert(1)>\ufffdgpj');
  for (const harm of ['\u202e', '\u2066', '<img', '<b>']) expect(document.body.innerHTML).not.toContain(harm);
});

it('says of a message that is gone how long the log keeps others, and tells that from a failure', async () => {
  await showPanel(address, {
    getMessageStory: () => refused('not_found'),
    getIncomingLogs: { rows: [], next: null, prev: null, kept_days: 60 },
  });
  await expectText(words.gone);
  await expectText('keeps messages for 60 days');
  leavePanel();
  await showPanel(address, { getMessageStory: () => refused('server_error') });
  await expectText(shared.state.failed);
  await expectNoText(words.gone);
});
