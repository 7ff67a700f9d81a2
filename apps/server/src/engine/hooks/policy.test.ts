import { expect, it } from 'vitest';
import type { PolicyAnswer } from '../engine-store.ts';
import { MessagesUnderway } from './messages-underway.ts';
import { createPolicy, type PolicyQuestion } from './policy.ts';

const login = 'a@alpha.test#main.0123456789ab';
const lookups = {
  async ask({ sender, recipient, login: by, clientIp, bytes }: PolicyQuestion): Promise<PolicyAnswer> {
    const isList = recipient.startsWith('team') || recipient.startsWith('secret');
    return {
      may_go_on: by === '' || clientIp === '192.0.2.7',
      may_send: by === '' || sender === 'a@alpha.test',
      is_own_domain: sender.endsWith('@alpha.test'),
      account_id: by === '' ? null : 1,
      posting: isList ? (sender === 'a@alpha.test' ? 'yes' : postingOf(recipient)) : null,
      has_room: bytes < 1_000,
      receiver_account: recipient.endsWith('@alpha.test') ? 1 : recipient.endsWith('@beta.test') ? 2 : null,
    };
  },
  isReturnAddress: (address: string) => address.startsWith('SRS0=right'),
} as const;
const postingOf = (recipient: string) => (recipient.startsWith('secret') ? 'password' : 'members');
const question = {
  ...{ instance: 'one', queueId: '', sender: 'x@world.test', recipient: '', bytes: 0, hasArrived: false },
  ...{ recipientCount: 0, login: '', clientIp: '203.0.113.1' },
};
const start = () => {
  const underway = new MessagesUnderway();
  return { underway, decide: createPolicy(lookups, underway) };
};

it('takes recipients of several accounts at once', async () => {
  const { decide, underway } = start();
  for (const recipient of ['a@alpha.test', 'c@beta.test', 'x@elsewhere.test', 'b@alpha.test'])
    expect(await decide({ ...question, recipient })).toBe('DUNNO');
  await decide({ ...question, recipientCount: 4, queueId: 'q1', hasArrived: true });
  expect(underway.find('q1')?.accounts).toEqual(['1', '2']);
});

it('remembers whose account somebody is logged in to', async () => {
  const { decide, underway } = start();
  const mine = { ...question, login, sender: 'a@alpha.test', clientIp: '192.0.2.7' };
  await decide({ ...mine, recipient: 'c@beta.test' });
  await decide({ ...mine, recipient: 'c@beta.test', recipientCount: 1, queueId: 'q3', hasArrived: true });
  expect(underway.find('q3')).toMatchObject({ senderAccount: '1', recipients: ['c@beta.test'] });
});

it('hangs up on users of ours whose login no longer counts', async () => {
  const { decide } = start();
  const elsewhere = { ...question, login, sender: 'a@alpha.test' };
  expect(await decide({ ...elsewhere, recipient: 'x@elsewhere.test' })).toMatch(/^421 4\.7\.0 /);
  expect(await decide({ ...elsewhere, recipient: 'x@elsewhere.test', hasArrived: true })).toMatch(/^421 /);
});

it('lets users of ours send as those they may, and tells nobody the mark of a password', async () => {
  const { decide } = start();
  const mine = { ...question, login, clientIp: '192.0.2.7', recipient: 'x@elsewhere.test' };
  expect(await decide({ ...mine, sender: 'b@alpha.test' })).toBe(
    '553 5.7.1 a@alpha.test is not allowed to send as b@alpha.test',
  );
});

it('refuses a sender that would become another one on its way', async () => {
  const { decide } = start();
  const say = (sender: string) => decide({ ...question, sender, recipient: 'a@alpha.test' });
  for (const sender of [
    'a',
    'a@',
    '@alpha.test',
    'a@alpha.test.',
    'a@alpha..test',
    'a@alp ha.test',
    'a@x\r.test',
  ])
    expect([sender, await say(sender)]).toEqual([sender, '553 5.1.7 The sender address is not valid']);
  for (const sender of ['', 'john doe@world.test', 'x@[192.0.2.1]', 'x@[IPv6:2001:db8::1]', 'a@b@world.test'])
    expect([sender, await say(sender)]).toEqual([sender, 'DUNNO']);
});

it('lets only those post to a list who can, and only what comes back to its return address', async () => {
  const { decide } = start();
  const post = (recipient: string, sender: string) => decide({ ...question, recipient, sender });
  expect(await post('team@alpha.test', 'a@alpha.test')).toBe('DUNNO');
  expect(await post('team@alpha.test', 'x@world.test')).toMatch(/^550 5\.7\.1 /);
  expect(await post('team+bounces@alpha.test', '')).toBe('DUNNO');
  expect(await post('team+bounces@alpha.test', 'a@alpha.test')).toMatch(/^550 /);
  expect(await post('SRS0=right@alpha.test', '')).toBe('DUNNO');
  expect(await post('SRS0=right@alpha.test', 'x@world.test')).toMatch(/^550 /);
  expect(await post('SRS0=wrong@alpha.test', '')).toMatch(/^550 /);
});

it.each([
  ['an announced', false],
  ['a whole', true],
])('refuses %s message that does not fit', async (_what, hasArrived) => {
  const { decide } = start();
  const asked = { ...question, hasArrived, recipient: 'a@alpha.test' };
  expect(await decide({ ...asked, bytes: 5_000 })).toMatch(/^552 5\.2\.2 /);
  expect(await decide({ ...asked, bytes: 10 })).toBe('DUNNO');
});

it('remembers a message that has arrived for the filter, with its recipients and the lists that want a password', async () => {
  const { decide, underway } = start();
  await decide({ ...question, recipient: 'secret@alpha.test.' });
  await decide({ ...question, recipient: 'b@alpha.test' });
  await decide({ ...question, instance: 'other', recipient: 'secret2@alpha.test' });
  await decide({ ...question, queueId: 'q1', recipientCount: 2, hasArrived: true });
  expect(underway.find('q1')).toEqual({
    ...{ sender: 'x@world.test', recipient: '', login: '', clientIp: '203.0.113.1' },
    ...{ recipients: ['secret@alpha.test', 'b@alpha.test'], recipientCount: 2, senderAccount: undefined },
    ...{ isSenderOurs: false, passwordLists: ['secret@alpha.test'], accounts: ['1'] },
  });
  expect(underway.find('q2')).toBeUndefined();
});
