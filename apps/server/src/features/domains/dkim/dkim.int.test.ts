import { createPrivateKey, createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDnsServer, type TestDnsServer } from '../../../testing/test-dns-server.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

describe('DKIM', () => {
  let dns: TestDnsServer;
  let house: TestPanel;
  let count = 0;
  let domain: string;
  let token: string;
  beforeAll(async () => {
    dns = await startTestDnsServer();
    house = await startTestPanel({ DNS_SERVERS: dns.address });
  });
  afterAll(async () => {
    await house.stop();
    await dns.stop();
  });
  beforeEach(async () => {
    count += 1;
    domain = `shop${count}.example`;
    await house.addAccount(`acme${count}`);
    token = await house.login(`acme${count}`);
    dataOf(await house.call('addDomain', { domain }, { token }));
  });

  const run = async (action: 'getDkim' | 'enableDkim' | 'disableDkim' | 'rotateDkim') =>
    dataOf(await house.call(action, { domain }, { token }));
  /** A run after which the key may be looked for again; the session would end meanwhile. */
  const check = async () => {
    house.clock.advance({ seconds: 61 });
    token = await house.login(`acme${count}`);
    await house.panel.runScheduledJob('check-dkim');
  };
  const states = async () =>
    Object.fromEntries((await run('getDkim')).keys.map(({ selector, state }) => [selector, state]));
  const publish = ({ dkim_host, dkim_key }: { dkim_host: string; dkim_key: string }) =>
    dns.set({ [dkim_host]: { txt: [dkim_key] } });
  const later = async (days: number) => {
    house.clock.advance({ hours: 24 * days });
    token = await house.login(`acme${count}`);
  };

  it('is there for others while one account asks for key after key', async () => {
    const flood = Array.from({ length: 40 }, () => house.call('rotateDkim', { domain }, { token }));
    await house.addAccount(`beta${count}`);
    const other = await house.login(`beta${count}`);
    dataOf(await house.call('addDomain', { domain: `own${count}.example` }, { token: other }));
    const asked = await house.call('enableDkim', { domain: `own${count}.example` }, { token: other });
    const outcomes = (await Promise.all(flood)).map(outcomeOf);
    expect(outcomeOf(asked)).toBe('done');
    expect(new Set(outcomes)).toEqual(new Set(['done', 'rate_limited']));
  });

  it('makes no key for a domain that is not the caller’s, however often it is asked', async () => {
    const ask = (action: 'enableDkim' | 'rotateDkim') =>
      house.call(action, { domain: 'of-others.example' }, { token });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => ask(index % 2 ? 'enableDkim' : 'rotateDkim')),
    );
    // Making them would be refused at some point: only so many wait their turn.
    expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['not_found']));
  });

  it('has no key until it is turned on; then one of 2048 bits, with host and value to copy', async () => {
    expect(await run('getDkim')).toEqual({ domain, dkim_enabled: 0, dkim_host: '', dkim_key: '', keys: [] });
    const made = await run('enableDkim');
    expect(made).toMatchObject({ dkim_enabled: 1, dkim_host: `ph1._domainkey.${domain}` });
    const base64 = /^v=DKIM1; k=rsa; p=(\S+)$/.exec(made.dkim_key)?.[1] ?? '';
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    expect(key.asymmetricKeyDetails?.modulusLength).toBe(2048);
  });

  it('signs only once the record resolves, with that very key', async () => {
    const made = await run('enableDkim');
    await check();
    expect(await states()).toEqual({ ph1: 'waiting' });
    dns.set({ [made.dkim_host]: { txt: ['v=DKIM1; k=rsa; p=AAAA'] } });
    await check();
    expect(await states()).toEqual({ ph1: 'waiting' });
    dns.set({ [made.dkim_host]: { txt: [[made.dkim_key.slice(0, 200), made.dkim_key.slice(200)]] } });
    await check();
    expect(await states()).toEqual({ ph1: 'active' });
  });

  it('rotates: the new key waits beside the old, takes over once it resolves, the old goes after 7 days', async () => {
    publish(await run('enableDkim'));
    await check();
    const second = await run('rotateDkim');
    expect(second.dkim_host).toBe(`ph2._domainkey.${domain}`);
    await check();
    expect(await states()).toEqual({ ph1: 'active', ph2: 'waiting' });
    publish(second);
    await check();
    expect(await states()).toEqual({ ph1: 'retiring', ph2: 'active' });
    await later(6);
    await check();
    expect(await states()).toEqual({ ph1: 'retiring', ph2: 'active' });
    await later(1);
    await check();
    expect(await states()).toEqual({ ph2: 'active' });
    expect((await run('rotateDkim')).dkim_host).toBe(`ph1._domainkey.${domain}`);
  });

  it('makes a key that still waits anew, and never touches the one that signs', async () => {
    publish(await run('enableDkim'));
    await check();
    const [first, again] = [await run('rotateDkim'), await run('rotateDkim')];
    expect(again.dkim_host).toBe(first.dkim_host);
    expect(again.dkim_key).not.toBe(first.dkim_key);
    expect(await states()).toEqual({ ph1: 'active', ph2: 'waiting' });
  });

  it('keeps private keys sealed, and out of answers and history', async () => {
    await run('enableDkim');
    await run('rotateDkim');
    const { rows } = await house.database.pool.query<{ private_key: Buffer }>(
      'select private_key from dkim_key',
    );
    for (const { private_key } of rows) {
      expect(private_key.toString('latin1')).not.toContain('PRIVATE KEY');
      expect(() => createPrivateKey(private_key)).toThrow();
    }
    const history = await house.call('getAccountHistory', {}, { token });
    expect(JSON.stringify([history, await run('getDkim')])).not.toContain('PRIVATE');
  });

  it('keeps its keys while it is off', async () => {
    publish(await run('enableDkim'));
    await check();
    expect(await run('disableDkim')).toMatchObject({ dkim_enabled: 0 });
    expect(await states()).toEqual({ ph1: 'active' });
    const { dkim_enabled, keys } = await run('enableDkim');
    expect([dkim_enabled, keys.length]).toEqual([1, 1]);
  });
});
