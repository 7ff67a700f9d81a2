import { describe, expect, it } from 'vitest';
import { send } from './clients.ts';
import { arrived, dns, newAliasDomain, newDomain, newUser, receivedBy, set, world } from './house.ts';
import { publishKeys } from './keys.ts';

const domain = await newDomain();
const out = 'out@world.example';

describe.concurrent('a user', () => {
  it('sends as itself, also by an alias domain, and as nobody else', async () => {
    const [anna, ben] = [await newUser(domain), await newUser(domain)];
    expect(await send({ from: anna.user, to: out, subject: 'as myself' }, anna)).toBe('sent');
    expect((await receivedBy(world, 'as myself'))[0]?.from).toBe(anna.user);
    const byAlias = `${anna.user.split('@')[0]}@${await newAliasDomain(domain)}`;
    expect(await send({ from: byAlias, to: out, subject: 'by alias' }, anna)).toBe('sent');
    expect(await send({ from: ben.user, to: out, subject: 'x' }, anna)).toMatch(/^553 /);
    expect(await send({ from: 'boss@world.example', to: out, subject: 'x' }, anna)).toMatch(/^553 /);
  });

  it('can’t put another sender into the message either', async () => {
    const [anna, ben] = [await newUser(domain), await newUser(domain)];
    const forged = { from: anna.user, to: out, subject: 'x' };
    expect(await send({ ...forged, headerFrom: ben.user }, anna)).toMatch(
      /^55\d .*is not allowed to send as/,
    );
    expect(await send({ ...forged, headerFrom: `${anna.user}, ${ben.user}` }, anna)).toMatch(/^55\d /);
  });

  it('sends as the addresses it was given', async () => {
    const [anna, info] = [await newUser(domain), await newUser(domain)];
    await set('setSendAs', { id: anna.id, addresses: [info.user] });
    expect(await send({ from: info.user, to: out, subject: 'send-as' }, anna)).toBe('sent');
    const [mail] = await receivedBy(world, 'send-as');
    expect(mail?.text).not.toMatch(/^Sender:/m);
    await set('setSendAs', { id: anna.id, addresses: [] });
    expect(await send({ from: info.user, to: out, subject: 'x' }, anna)).toMatch(/^553 /);
  });

  it('sends on behalf of a mailbox so that recipients see who did', async () => {
    const [anna, boss] = [await newUser(domain), await newUser(domain)];
    const delegate = { address: anna.user, right: 'read', send: 'behalf' } as const;
    await set('setDelegates', { id: boss.id, delegates: [delegate] });
    expect(await send({ from: boss.user, to: out, subject: 'on behalf' }, anna)).toBe('sent');
    expect((await receivedBy(world, 'on behalf'))[0]?.text).toContain(`Sender: ${anna.user}`);
    const hiding = { from: boss.user, to: out, subject: 'hiding', headers: { Sender: boss.user } };
    expect(await send(hiding, anna)).toBe('sent');
    const senders = (await receivedBy(world, 'hiding'))[0]?.text.match(/^Sender: .*$/gm);
    expect(senders?.map((line) => line.trim())).toEqual([`Sender: ${anna.user}`]);
  });
});

describe.concurrent('somebody without a login', () => {
  it('can’t write as one of our domains, unless its DNS allows that server', async () => {
    const user = await newUser(domain);
    expect(await send({ from: `boss@${domain}`, to: user.user, subject: 'forged' })).toMatch(/^55\d /);
    const allowed = await newDomain();
    dns.set({ [allowed]: { soa: true, txt: ['v=spf1 ip4:127.0.0.1 -all'] } });
    expect(await send({ from: `news@${allowed}`, to: user.user, subject: 'newsletter' })).toBe('sent');
    expect(await arrived(user, 'newsletter')).toHaveLength(1);
  });
});

describe.concurrent('DKIM', () => {
  it('signs what users send with the key that is published, and with the new one after a rotation', async () => {
    const own = await newDomain();
    const user = await newUser(own);
    await set('enableDkim', { domain: own });
    await publishKeys(own);
    expect(await send({ from: user.user, to: out, subject: 'signed' }, user)).toBe('sent');
    const [first] = await receivedBy(world, 'signed');
    const selector = selectorOf(first?.text, own);
    await set('rotateDkim', { domain: own });
    await publishKeys(own);
    expect(await send({ from: user.user, to: out, subject: 'signed again' }, user)).toBe('sent');
    const [second] = await receivedBy(world, 'signed again');
    expect(selectorOf(second?.text, own)).not.toBe(selector);
    await set('disableDkim', { domain: own });
    expect(await send({ from: user.user, to: out, subject: 'not signed' }, user)).toBe('sent');
    expect((await receivedBy(world, 'not signed'))[0]?.text).not.toMatch(/^DKIM-Signature:/m);
  });

  it('signs no mail of strangers that a rule sends on, though it says it is from the mailbox', async () => {
    const own = await newDomain();
    const user = await newUser(own);
    await set('enableDkim', { domain: own });
    await publishKeys(own);
    const condition = { field: 'subject', test: 'contains', value: 'sent on' } as const;
    const rule = { name: 'On', active: 1, match: 'all', conditions: [condition], stop: 1 } as const;
    await set('setDeliveryRules', {
      id: user.id,
      rules: [{ ...rule, conditions: [condition], actions: [{ type: 'forward', value: out }] }],
    });
    expect(await send({ headerFrom: user.user, to: user.user, subject: 'forged, sent on' })).toBe('sent');
    const [forged] = await receivedBy(world, 'forged, sent on');
    expect(forged?.text).not.toMatch(/^DKIM-Signature:/m);
    // What its user wrote keeps the signature it got.
    expect(await send({ from: user.user, to: user.user, subject: 'written, sent on' }, user)).toBe('sent');
    const [written] = await receivedBy(world, 'written, sent on');
    selectorOf(written?.text, own);
  });
});

function selectorOf(text: string | undefined, domain: string): string {
  const header = /^DKIM-Signature: ((?:.*\r\n[ \t])*.*)/m.exec(text ?? '')?.[1] ?? '';
  expect(header).toContain(`d=${domain};`);
  return /\bs=([^;]+);/.exec(header)?.[1] ?? '';
}
