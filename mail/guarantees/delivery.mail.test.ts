import { setTimeout as sleep } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { send, triesSmtp } from './clients.ts';
import {
  arrived,
  claim,
  dns,
  newAliasDomain,
  newDomain,
  newUser,
  read,
  receivedBy,
  relay,
  relayServer,
  set,
  until,
  world,
  worldServer,
} from './house.ts';
import { postmaster } from './instance.ts';

const domain = await newDomain();
const hostname = 'mx.posthouse.test';
/** As whom our server asks another one about an address. */
const questioner = `postmaster@${hostname}`;

describe.concurrent('mail to an address', () => {
  it('that nobody has is refused, at a domain of ours and elsewhere', async () => {
    expect(await send({ to: `nobody@${domain}`, subject: 'x' })).toMatch(/^550 /);
    expect(await send({ to: 'somebody@not-ours.test', subject: 'x' })).toMatch(/^554 .*Relay access denied/);
    expect(await send({ to: '1@mailbox.posthouse.invalid', subject: 'x' })).toMatch(/^554 /);
  });

  it('arrives also when domains are added at that moment', async () => {
    const user = await newUser(domain);
    for (const subject of ['first', 'second', 'third']) {
      const [sent] = await Promise.all([send({ to: user.user, subject }), newDomain()]);
      expect(sent).toBe('sent');
      expect(await arrived(user, subject)).toHaveLength(1);
    }
  });

  it('with +more reaches the user', async () => {
    const user = await newUser(domain);
    expect(await send({ to: user.user.replace('@', '+shop@'), subject: 'plus' })).toBe('sent');
    expect(await arrived(user, 'plus')).toHaveLength(1);
  });

  it('at an alias domain reaches the same name at the domain, and no other name', async () => {
    const user = await newUser(domain);
    const aliasdomain = await newAliasDomain(domain);
    const [name] = user.user.split('@');
    expect(await send({ to: `${name}@${aliasdomain}`, subject: 'by alias domain' })).toBe('sent');
    expect(await arrived(user, 'by alias domain')).toHaveLength(1);
    expect(await send({ to: `nobody@${aliasdomain}`, subject: 'x' })).toMatch(/^550 /);
  });

  it('at a domain that is minutes old arrives, also one that was tried just before', async () => {
    const fresh = `fresh-${domain}`;
    const before = await send({ to: `info@${fresh}`, subject: 'too early' });
    expect(before).toMatch(/^554 .*Relay access denied/);
    await claim(fresh);
    const user = await newUser(fresh, { username: 'info' });
    await until(
      async () => (await send({ to: user.user, subject: 'new domain' })) === 'sent',
      'the new domain',
      20,
    );
    expect(await arrived(user, 'new domain')).toHaveLength(1);
  });

  it('that nobody has reaches the catch-all, which never takes that of a user, nor of one that is disabled', async () => {
    const own = await newDomain();
    const all = await newUser(own);
    const user = await newUser(own);
    const off = await newUser(own);
    await set('updateDomain', { domain: own, catchall: all.user });
    await set('disableUsers', { ids: [off.id] });
    expect(await send({ to: `whatever@${own}`, subject: 'caught' })).toBe('sent');
    expect(await send({ to: user.user, subject: 'mine' })).toBe('sent');
    expect(await send({ to: off.user, subject: 'off' })).toMatch(/^550 /);
    expect(await arrived(all, 'caught')).toHaveLength(1);
    expect(await arrived(user, 'mine')).toHaveLength(1);
    expect(await read(all, 'mine')).toEqual([]);
  });
});

describe.concurrent('mail to the server itself', () => {
  it('reaches the provider at the addresses every server must have, and is refused at any other', async () => {
    for (const name of ['postmaster', 'Abuse']) {
      expect(await send({ to: `${name}@${hostname}`, subject: `to the ${name}` })).toBe('sent');
      expect((await receivedBy(world, `to the ${name}`)).map(({ to }) => to)).toEqual([[postmaster]]);
    }
    expect(await send({ to: `somebody@${hostname}`, subject: 'x' })).toMatch(/^550 /);
  });

  it('never comes back to it by an address that leads there', async () => {
    const from = 'asks@world.example';
    await set('addAlias', { alias: 'circle', domain, forward: [questioner] });
    expect(await send({ from, to: `circle@${domain}`, subject: 'in circles' })).toBe('sent');
    const isReturned = () => world.some(({ to, text }) => to.includes(from) && text.includes('5.4.6'));
    await until(isReturned, 'the refusal');
    expect(world.filter(({ to, text }) => to.includes(postmaster) && text.includes('in circles'))).toEqual(
      [],
    );
  });

  it('tells the provider what could be neither delivered nor returned', async () => {
    const [own, from] = [await newRelayedDomain(), 'nowhere@world.example'];
    relayServer.refusals.set(`closed@${own}`, async () => '5.7.1 Not for you');
    worldServer.refusals.set(from, async () => '5.1.1 No such user here');
    expect(await send({ from, to: `closed@${own}`, subject: 'lost' })).toBe('sent');
    await until(
      () => world.some(({ to, text }) => to.includes(postmaster) && text.includes(`closed@${own}`)),
      'the notice',
    );
  });
});

describe.concurrent('a forward', () => {
  it('brings mail to other users and elsewhere, with and without a copy', async () => {
    const [from, to] = [await newUser(domain), await newUser(domain)];
    await set('setForwards', { id: from.id, destinations: [to.user, 'out@world.example'], keep_copy: 1 });
    expect(await send({ to: from.user, subject: 'copied' })).toBe('sent');
    expect(await arrived(to, 'copied')).toHaveLength(1);
    expect(await arrived(from, 'copied')).toHaveLength(1);
    expect((await receivedBy(world, 'copied')).map((mail) => mail.to)).toEqual([['out@world.example']]);
    await set('setForwards', { id: from.id, keep_copy: 0 });
    expect(await send({ to: from.user, subject: 'moved on' })).toBe('sent');
    expect(await arrived(to, 'moved on')).toHaveLength(1);
    expect(await read(from, 'moved on')).toEqual([]);
  });

  it('loses nothing when its destination is gone: the mail stays', async () => {
    const [from, to] = [await newUser(domain), await newUser(domain)];
    await set('setForwards', { id: from.id, destinations: [to.user], keep_copy: 0 });
    await set('removeUsers', { ids: [to.id] });
    expect(await send({ to: from.user, subject: 'still here' })).toBe('sent');
    expect(await arrived(from, 'still here')).toHaveLength(1);
  });
});

describe.concurrent('another server', () => {
  it('gets the mail of external connectors', async () => {
    const user = await newUser(domain, { account_type: 'external', relay_host: 'mx.partner.test' });
    expect(await send({ to: user.user, subject: 'external' })).toBe('sent');
    expect((await receivedBy(relay, 'external')).map(({ to }) => to)).toEqual([[user.user]]);
  });

  it('gets the mail of exchange connectors, with a copy here where that is set', async () => {
    const own = await newDomain();
    await set('updateDomain', { domain: own, exchange_enabled: 1, exchange_host: 'exchange.customer.test' });
    const alone = await newUser(own, { account_type: 'exchange', oex_type: 'relay' });
    const both = await newUser(own, { account_type: 'exchange', oex_type: 'relay_and_copy' });
    expect(await send({ to: alone.user, subject: 'relayed alone' })).toBe('sent');
    expect((await receivedBy(relay, 'relayed alone')).map(({ to }) => to)).toEqual([[alone.user]]);
    expect(await send({ to: both.user, subject: 'relayed and kept' })).toBe('sent');
    expect((await receivedBy(relay, 'relayed and kept')).map(({ to }) => to)).toEqual([[both.user]]);
    expect(await arrived(both, 'relayed and kept')).toHaveLength(1);
  });

  it('gets all mail of a domain without local delivery', async () => {
    const own = await newDomain();
    const user = await newUser(own);
    await set('updateDomain', { domain: own, localdelivery: 0, relay_host: 'mail.elsewhere.test' });
    await until(
      async () => (await send({ to: `any@${own}`, subject: 'handed over' })) === 'sent',
      'the relay',
      20,
    );
    expect((await receivedBy(relay, 'handed over')).at(-1)?.to).toEqual([`any@${own}`]);
    await set('updateDomain', { domain: own, localdelivery: 1 });
    await until(async () => (await send({ to: user.user, subject: 'back here' })) === 'sent', 'delivery', 20);
    expect((await arrived(user, 'back here')).length).toBeGreaterThan(0);
  });
});

/** A domain whose mail another server keeps; from when on mail for it is taken. */
async function newRelayedDomain(): Promise<string> {
  const own = await newDomain();
  await set('updateDomain', { domain: own, localdelivery: 0, relay_host: 'mail.elsewhere.test' });
  await until(async () => (await send({ to: `first@${own}`, subject: 'x' })) === 'sent', 'the relay');
  return own;
}

describe.concurrent('the server of a domain without local delivery', () => {
  it('decides which addresses there are: one it refuses is refused before the message, and taken once it is new', async () => {
    const own = await newRelayedDomain();
    const alias = await newAliasDomain(own);
    relayServer.refusals.set(`new@${own}`, async () => '5.1.1 No such user here');
    for (const at of [own, alias])
      expect(await send({ to: `new@${at}`, subject: 'x' })).toMatch(/^550 5\.1\.1 .*No such user here/);
    relayServer.refusals.delete(`new@${own}`);
    await until(
      async () => (await send({ to: `new@${own}`, subject: 'new there' })) === 'sent',
      'the address',
    );
    expect((await receivedBy(relay, 'new there')).map(({ to }) => to)).toEqual([[`new@${own}`]]);
  });

  it('keeps no mail away by an answer that comes late, or is not about the address', async () => {
    const own = await newRelayedDomain();
    const answers = {
      late: async (sender: string) => {
        if (sender === questioner) await sleep(10_000);
        return undefined;
      },
      strict: async (sender: string) => (sender === questioner ? '5.7.1 Nobody may ask' : undefined),
      picky: async (sender: string) => (sender === questioner ? '5.1.8 Bad sender' : undefined),
    };
    const asked = new Set<string>();
    for (const [name, answer] of Object.entries(answers))
      relayServer.refusals.set(`${name}@${own}`, (sender) => {
        if (sender === questioner) asked.add(name);
        return answer(sender);
      });
    for (const name of Object.keys(answers)) {
      expect(await send({ to: `${name}@${own}`, subject: `for ${name}` })).toBe('sent');
      expect(await receivedBy(relay, `for ${name}`)).toHaveLength(1);
    }
    expect([...asked]).toEqual(Object.keys(answers));
  });

  it('is not that of its subdomains: nothing is taken for them', async () => {
    const own = await newRelayedDomain();
    expect(await send({ to: `any@sub.${own}`, subject: 'x' })).toMatch(/^554 .*Relay access denied/);
  });
});

describe.concurrent('a domain that was added in its readable form', () => {
  it('receives and sends under its ASCII form, and is meant wherever the panel is given the readable one', async () => {
    const readable = `bücher-${Date.now().toString(36)}.alpha.test`;
    const ascii = domainToASCII(readable);
    await claim(readable);
    const [anna, ben] = [await newUser(readable), await newUser(readable)];
    const [name, other] = [anna, ben].map(({ user }) => user.split('@')[0]);
    const asAscii = { ...anna, user: `${name}@${ascii}` };
    await until(
      async () => (await send({ to: asAscii.user, subject: 'to the name' })) === 'sent',
      'the domain',
    );
    expect((await arrived(asAscii, 'to the name')).length).toBeGreaterThan(0);
    expect(await triesSmtp(asAscii)).toBe('in');

    const { email } = await set('addAlias', { alias: 'desk', domain: readable, forward: [anna.user] });
    expect(email).toBe(`desk@${ascii}`);
    await set('setForwards', { id: ben.id, destinations: [anna.user], keep_copy: 0 });
    await set('updateDomain', { domain: readable, catchall: anna.user });
    for (const to of [email, `${other}@${ascii}`, `whoever@${ascii}`]) {
      expect(await send({ to, subject: `for ${to}` })).toBe('sent');
      expect(await arrived(asAscii, `for ${to}`)).toHaveLength(1);
    }

    await set('enableDkim', { domain: readable });
    for (const { host, value } of (await set('getDkim', { domain: readable })).keys)
      dns.set({ [host]: { txt: [value] } });
    const isActive = async () => {
      await set('checkDomainHealth', { domain: readable });
      return (await set('getDkim', { domain: readable })).keys[0]?.state === 'active';
    };
    await until(isActive, 'the key');
    const subject = `from ${ascii}`;
    await set('setSendAs', { id: anna.id, addresses: [ben.user] });
    for (const from of [asAscii.user, `${other}@${ascii}`])
      expect(await send({ from, to: 'out@world.example', subject }, asAscii)).toBe('sent');
    await until(async () => (await receivedBy(world, subject)).length === 2, 'both messages');
    const texts = (await receivedBy(world, subject)).map(({ text }) => text);
    for (const sender of [name, other])
      expect(texts.filter((text) => text.includes(`From: ${sender}@${ascii}\r\n`))).toHaveLength(1);
    for (const text of texts) expect(text).toContain(`d=${ascii};`);
  });
});

describe.concurrent('a message to two accounts', () => {
  it('is taken for both at once', async () => {
    const mine = await newUser(domain);
    const theirs = await newUser(await newDomain('beta'), {}, 'beta');
    expect(await send({ to: [mine.user, theirs.user], subject: 'both' })).toBe('sent');
    expect(await arrived(mine, 'both')).toHaveLength(1);
    expect(await arrived(theirs, 'both')).toHaveLength(1);
  });
});

describe('when the server of a domain without local delivery is down', () => {
  it('mail for it is taken, and arrives once it is back', async () => {
    const own = await newRelayedDomain();
    await relayServer.stop();
    const sent = await send({ to: `any@${own}`, subject: 'kept for later' });
    await relayServer.start();
    expect(sent).toBe('sent');
    expect((await receivedBy(relay, 'kept for later')).map(({ to }) => to)).toEqual([[`any@${own}`]]);
  });
});
