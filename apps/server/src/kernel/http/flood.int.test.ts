import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});
