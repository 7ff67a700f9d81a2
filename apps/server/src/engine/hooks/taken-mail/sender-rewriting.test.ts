import { expect, it } from 'vitest';
import { createSenderRewriting } from './sender-rewriting.ts';

const senders = createSenderRewriting('a key');
const now = new Date('2026-03-02T10:00:00.000Z');
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);

it('puts a sender into an address of ours, and finds it again', () => {
  const sender = 'Anna.Berg+shop@world.example';
  const rewritten = senders.rewrite(sender, 'alpha.test', now);
  expect(rewritten).toMatch(/^SRS0=[a-z2-7]{10}=[a-z2-7]{2}=world\.example=Anna\.Berg\+shop@alpha\.test$/);
  expect(senders.restore(rewritten, after(20))).toBe(sender);
  expect(senders.restore(rewritten.toLowerCase(), now)).toBe(sender.toLowerCase());
});

it.each([
  '"john doe"@world.example',
  '"a@b\\"c"@world.example',
  'dots..in.a.row.@world.example',
  'user@[IPv6:2001:db8::1]',
  'bounce-anna=example.com@world.example',
  '100%@world.example',
  'müller@bücher.example',
])('puts %s into an address without quotes', (sender) => {
  const rewritten = senders.rewrite(sender, 'alpha.test', now);
  expect(rewritten).toMatch(/^(?!.*\.[.@])[\w!#$%&'*+/=?^`{|}~.-]+@alpha\.test$/);
  expect(senders.restore(rewritten, now)).toBe(sender);
  expect(senders.restore(rewritten.toLowerCase(), now)).toBe(sender.toLowerCase());
});

it('takes no address that is too old, changed, or made with another key', () => {
  const rewritten = senders.rewrite('anna@world.example', 'alpha.test', now);
  expect(senders.restore(rewritten, after(23))).toBeUndefined();
  expect(senders.restore(rewritten.replace('anna', 'ben'), now)).toBeUndefined();
  expect(senders.restore(rewritten.replace('alpha.test', 'beta.test'), now)).toBeUndefined();
  expect(createSenderRewriting('another').restore(rewritten, now)).toBeUndefined();
  for (const address of ['srs0=', 'srs0=x=y', 'srs1=a=b=c', 'anna', ''])
    expect(senders.restore(`${address}@alpha.test`, now)).toBeUndefined();
});

it('makes no address for somebody else out of one that was given', () => {
  const given = 'SRS1=x=fn=bank.example=victim@attacker.example';
  const [, digest] = senders.rewrite(given, 'alpha.test', now).split('=');
  const forged = `SRS0=${digest}=fn=bank.example=victim@alpha.test`;
  expect(senders.restore(forged, now)).toBeUndefined();
});

it('leads back to the server that rewrote it before, however often', () => {
  const first = 'SRS0=abcd=TT=world.example=anna@first.example';
  const second = senders.rewrite(first, 'alpha.test', now);
  expect(second).toMatch(/^SRS1=[a-z2-7]{10}=first\.example==abcd=TT=world\.example=anna@alpha\.test$/);
  expect(senders.restore(second, now)).toBe(first);
  const third = senders.rewrite(second, 'beta.test', now);
  expect(third).toMatch(/^SRS1=[a-z2-7]{10}=first\.example==abcd=.*@beta\.test$/);
  expect(senders.restore(third, now)).toBe(first);
});
