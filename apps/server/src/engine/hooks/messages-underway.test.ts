import { expect, it } from 'vitest';
import { MessagesUnderway, mostRecipients } from './messages-underway.ts';

const message = {
  ...{ sender: 'x@world.test', recipient: '', recipientCount: 1, login: '', clientIp: '203.0.113.1' },
  ...{ senderAccount: undefined, isSenderOurs: false },
};
const plain = { wantsPassword: false, account: undefined };

it('ends a transaction with its message', () => {
  const underway = new MessagesUnderway();
  underway.addRecipient('one', 'a@alpha.test', plain);
  underway.arrive('q1', 'one', message);
  underway.arrive('q2', 'one', message);
  expect(underway.find('q1')?.recipients).toEqual(['a@alpha.test']);
  expect(underway.find('q2')?.recipients).toEqual([]);
});

it('forgets the oldest of too many recipients in all', () => {
  const underway = new MessagesUnderway();
  const each = 1_000;
  const fits = mostRecipients / each;
  for (let at = 0; at <= fits; at += 1) {
    for (let count = 0; count < each; count += 1) underway.addRecipient(`t${at}`, `${count}@a.test`, plain);
    underway.arrive(`q${at}`, `t${at}`, message);
  }
  expect(underway.find('q0')).toBeUndefined();
  expect(underway.find('q1')?.recipients).toHaveLength(each);
  expect(underway.find(`q${fits}`)?.recipients).toHaveLength(each);
});

it('forgets transactions that end without a message', () => {
  const underway = new MessagesUnderway();
  const last = 20_000;
  for (let at = 0; at <= last; at += 1) underway.addRecipient(`t${at}`, 'a@alpha.test', plain);
  underway.arrive('q1', 't0', message);
  underway.arrive('q2', `t${last}`, message);
  expect(underway.find('q1')?.recipients).toEqual([]);
  expect(underway.find('q2')?.recipients).toEqual(['a@alpha.test']);
});
