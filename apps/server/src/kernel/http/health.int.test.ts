import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('health', () => {
  let house: TestPanel;
  beforeAll(async () => {
    house = await startTestPanel();
  });
  afterAll(() => house.stop());

  const get = (url: string, options: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
    house.panel.app.inject({ method: 'GET', url, ...options });
  const metrics = async () => (await get('/metrics')).body;

  it('says that the process answers and that it can serve', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('shows the figures of calls by action and outcome', async () => {
    await house.post('action=getLanguages');
    await house.post('action=status');
    const text = await metrics();
    expect(text).toMatch(/posthouse_calls_total\{action="getLanguages",outcome="done"\} \d/);
    expect(text).toMatch(/posthouse_calls_total\{action="status",outcome="session_invalid"\} \d/);
    expect(text).toContain('posthouse_call_seconds_bucket');
  });

  it('shows figures to this machine only', async () => {
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.9.9.9']) {
      expect((await get('/metrics', { remoteAddress })).statusCode).toBe(200);
    }
    for (const remoteAddress of ['203.0.113.9', '10.0.0.1', '2001:db8::1']) {
      expect((await get('/metrics', { remoteAddress })).statusCode).toBe(404);
    }
    const proxied = await get('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(proxied.statusCode).toBe(404);
    expect(proxied.json()).toMatchObject({ returncode: 0, error: { code: 'not_found' } });
  });

  it('shows no figures to whoever comes through a proxy of this machine that is not configured', async () => {
    const alone = await startTestPanel({ TRUSTED_PROXIES: '' });
    const proxied = await alone.panel.app.inject({
      method: 'GET',
      url: '/metrics',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(proxied.statusCode).toBe(404);
    await alone.stop();
  });

  it('does not grow with what strangers make up', async () => {
    const lines = async () => (await metrics()).split('\n').filter((line) => line.includes('action=')).length;
    await house.post('action=madeUp');
    await house.post('%');
    const before = await lines();
    for (let call = 0; call < 50; call += 1) await house.post(`action=madeUp${call}&a=${call}`);
    expect(await lines()).toBe(before);
  });
});
