import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { send, triesImap, triesSmtp } from './clients.ts';
import { arrived, claim, dns, newUser, receivedBy, set, until, world } from './house.ts';

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
    expect(await triesImap({ ...asAscii, pass: 'Wrong-horse-1' })).toBe('refused');
  });
});
