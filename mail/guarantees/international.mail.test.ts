import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fetchByPop3, send, triesImap, triesSmtp } from './clients.ts';
import { arrived, claim, newUser, receivedBy, set, until, world } from './house.ts';
import { putSieveScript } from './sieve-client.ts';

const readable = `müller-${Date.now().toString(36)}.alpha.test`;
const domain = domainToASCII(readable);
await claim(domain);

describe.concurrent('an international domain', () => {
  it('works in the name of a login as people write it, for all services', async () => {
    const { user, ...anna } = await newUser(domain, { username: 'anna' });
    const composed = `anna@${readable.normalize('NFC')}`;
    for (const name of [user, composed, `ANNA@${readable.toUpperCase()}`, composed.normalize('NFD')]) {
      const login = { ...anna, user: name };
      expect([name, await triesImap(login), await triesSmtp(login)]).toEqual([name, 'in', 'in']);
      expect([name, await fetchByPop3(login)]).toEqual([name, []]);
      expect([name, await putSieveScript(login, 'keep;')]).toEqual([name, expect.stringMatching(/^OK/)]);
    }
    expect(await triesImap({ ...anna, user: `anna@x${readable}` })).toBe('refused');
    await until(
      async () => (await set('getUser', { email: composed })).lastlogin !== null,
      'the panel to know of a login',
    );
  });

  it('gets mail by its ASCII form, and its users send with it however they logged in', async () => {
    const { user, ...ben } = await newUser(domain, { username: 'ben' });
    expect(await send({ to: user, subject: 'to Müller' })).toBe('sent');
    const login = { ...ben, user: `ben@${readable}` };
    expect(await arrived(login, 'to M')).toHaveLength(1);
    const message = { from: user, to: 'somebody@world.example', subject: 'from there' };
    expect(await send(message, login)).toBe('sent');
    const [{ text = '' } = {}] = await receivedBy(world, 'from there');
    expect(text).toContain(`From: ${user}`);
  });

  it('can be written as people read it wherever the panel takes an address', async () => {
    const [cleo, dora] = [await newUser(domain, { username: 'cleo' }), await newUser(domain)];
    const [name] = dora.user.split('@');
    await set('setForwards', { id: cleo.id, destinations: [`${name}@${readable}`] });
    expect(await send({ to: cleo.user, subject: 'sent on' })).toBe('sent');
    expect(await arrived(dora, 'sent on')).toHaveLength(1);
  });
});
