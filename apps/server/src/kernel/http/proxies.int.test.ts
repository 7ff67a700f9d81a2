import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('behind proxies', () => {
  let house: TestPanel;
  let alone: TestPanel;
  beforeAll(async () => {
    house = await startTestPanel({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, 2001:db8:ffff::/48' });
    alone = await startTestPanel({ TRUSTED_PROXIES: '' });
    await house.addAccount('alpha');
    await alone.addAccount('alpha');
  });
  afterAll(async () => {
    await house.stop();
    await alone.stop();
  });

  /** The address the panel takes a request to come from. */
  async function remoteIp(panel: TestPanel, forwardedFor: string | undefined, remoteAddress = '127.0.0.1') {
    const post = (payload: string, token?: string) =>
      panel.panel.app.inject({
        method: 'POST',
        url: '/',
        remoteAddress,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
          ...(token ? { 'x-token': token } : {}),
        },
        payload,
      });
    const token = await panel.login('alpha');
    return (await post('action=getAdminInfo', token)).json().returndata.remoteip;
  }

  it('takes the address from X-Forwarded-For of a trusted proxy', async () => {
    expect(await remoteIp(house, '203.0.113.9')).toBe('203.0.113.9');
    expect(await remoteIp(house, '203.0.113.9', '10.1.2.3')).toBe('203.0.113.9');
    expect(await remoteIp(house, '2001:db8::7', '2001:db8:ffff::1')).toBe('2001:db8::7');
  });

  it('ignores X-Forwarded-For of anybody else', async () => {
    expect(await remoteIp(house, '203.0.113.9', '198.51.100.1')).toBe('198.51.100.1');
    expect(await remoteIp(alone, '203.0.113.9')).toBe('127.0.0.1');
    expect(await remoteIp(alone, '203.0.113.9', '10.1.2.3')).toBe('10.1.2.3');
  });

  it('takes, of several hops, the nearest address that is no trusted proxy: the rest is the client’s word', async () => {
    expect(await remoteIp(house, '1.1.1.1, 203.0.113.9, 10.9.9.9')).toBe('203.0.113.9');
    expect(await remoteIp(house, '127.0.0.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(await remoteIp(house, 'no address, 203.0.113.9')).toBe('203.0.113.9');
    expect(await remoteIp(house, '203.0.113.9, 198.51.100.1', '10.0.0.1')).toBe('198.51.100.1');
  });

  it('takes the farthest when every hop is trusted, and the sender without the header', async () => {
    expect(await remoteIp(house, '10.0.0.5, 10.0.0.6')).toBe('10.0.0.5');
    expect(await remoteIp(house, undefined, '10.0.0.7')).toBe('10.0.0.7');
  });

  it('writes an address one way: no port, no zone, IPv4 as IPv4', async () => {
    expect(await remoteIp(house, '203.0.113.9:4711')).toBe('203.0.113.9');
    expect(await remoteIp(house, '[2001:db8::7]:4711')).toBe('2001:db8::7');
    expect(await remoteIp(house, '::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(await remoteIp(house, '2001:DB8:0:0::7')).toBe('2001:db8::7');
    expect(await remoteIp(house, undefined, '::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(await remoteIp(house, undefined, 'fe80::1%eth0')).toBe('fe80::1');
    expect(await remoteIp(house, '203.0.113.9', '::ffff:127.0.0.1')).toBe('203.0.113.9');
  });

  it('refuses a request whose proxy names no address, in the envelope', async () => {
    const token = await house.login('alpha');
    for (const nonsense of ['unknown', 'localhost', '300.1.1.1', "1.1.1.1'--", '_hidden']) {
      const { status, json } = await house.post('action=status', { token, ip: nonsense });
      expect({ nonsense, status, code: outcomeOf(json) }).toEqual({
        nonsense,
        status: 400,
        code: 'invalid_input',
      });
    }
  });

  it('writes the right address into session and history', async () => {
    const ip = '203.0.113.40';
    const token = await house.login('alpha', { ip: `1.1.1.1, ${ip}` });
    const { rows } = dataOf(await house.call('getSessions', {}, { token }));
    expect(rows.find((row) => row.current === 1)?.remoteip).toBe(ip);
    const history = dataOf(await house.call('getAccountHistory', { limit: 1 }, { token }));
    expect(history.rows[0]).toMatchObject({ action: 'login', remoteip: ip });
  });
});
