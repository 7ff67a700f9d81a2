import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('the flood limit', () => {
  let house: TestPanel;
  beforeAll(async () => {
    house = await startTestPanel({}, { floodLimit: 5 });
  });
  afterAll(() => house.stop());

  it('answers 429 with the time to wait, in the envelope', async () => {
    const ip = '198.51.100.1';
    for (let call = 0; call < 5; call += 1) {
      expect((await house.post('action=getLanguages', { ip })).status).toBe(200);
    }
    const { status, json, headers } = await house.post('action=getLanguages', { ip });
    expect(status).toBe(429);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(json).toEqual({
      returncode: 0,
      returndata: `Too many requests. Try again in ${seconds} seconds.`,
      error: { code: 'rate_limited', params: { seconds } },
    });
    expect(headers['x-request-id']).toBeDefined();
  });

  it('counts each address on its own, however it is written', async () => {
    for (let call = 0; call < 5; call += 1) await house.post('action=getLanguages', { ip: '198.51.100.2' });
    expect((await house.post('action=getLanguages', { ip: '198.51.100.3' })).status).toBe(200);
    expect((await house.post('action=getLanguages', { ip: '::ffff:198.51.100.2' })).status).toBe(429);
    expect((await house.post('action=getLanguages', { ip: '198.51.100.2:99' })).status).toBe(429);
  });

  it('counts the addresses of one IPv6 subscriber (/64) together, and no other subscriber with them', async () => {
    const from = async (ip: string) => (await house.post('action=getLanguages', { ip })).status;
    for (let call = 1; call <= 5; call += 1) expect(await from(`2001:db8:0:1::${call}`)).toBe(200);
    expect(await from('2001:db8:0:1:ffff:1:2:3')).toBe(429);
    expect(await from('2001:DB8::1:0:0:0:9')).toBe(429);
    expect(await from('2001:db8:0:2::1')).toBe(200);
  });

  it('refuses before anything is asked of the database', async () => {
    await house.addAccount('alpha');
    const sender = { ip: '198.51.100.8', token: await house.login('alpha', { ip: '198.51.100.9' }) };
    for (let call = 0; call < 5; call += 1) await house.post('action=keepAlive', sender);
    const queries = vi.spyOn(house.database.pool, 'query');
    const connections = vi.spyOn(house.database.pool, 'connect');
    expect((await house.post('action=keepAlive', sender)).status).toBe(429);
    expect(queries).not.toHaveBeenCalled();
    expect(connections).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
