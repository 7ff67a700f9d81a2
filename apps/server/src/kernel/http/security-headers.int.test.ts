import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

describe('security headers', () => {
  let behindTls: TestPanel;
  let plain: TestPanel;
  beforeAll(async () => {
    behindTls = await startTestPanel({ PUBLIC_URL: 'https://panel.example' });
    plain = await startTestPanel({ PUBLIC_URL: 'http://panel.example' });
  });
  afterAll(async () => {
    await behindTls.stop();
    await plain.stop();
  });

  const places = [
    { method: 'POST', url: '/', payload: 'action=getLanguages' },
    { method: 'POST', url: '/', payload: '%' },
    { method: 'GET', url: '/confirm/key' },
    { method: 'GET', url: '/nowhere.js' },
    { method: 'GET', url: '/healthz' },
  ] as const;
  const headersAt = async (house: TestPanel, place: (typeof places)[number]) =>
    (
      await house.panel.app.inject({
        ...place,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).headers;

  it('are on every answer', async () => {
    for (const place of places) {
      const headers = await headersAt(behindTls, place);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });

  it('allow scripts and styles of the panel alone, nothing inline, no frame, no foreign form', async () => {
    for (const place of places) {
      const policy = String((await headersAt(behindTls, place))['content-security-policy']);
      // Only a page has something of its own to allow.
      const own = place.url === '/confirm/key' ? "'self' NONCE" : "'self'";
      const directives = Object.fromEntries(
        policy.split(';').map((directive) => {
          const [name = '', ...sources] = directive.trim().split(' ');
          return [name, sources.join(' ').replace(/'nonce-\w+'/, 'NONCE')];
        }),
      );
      expect(directives).toEqual({
        'default-src': "'none'",
        'script-src': own,
        'style-src': own,
        'img-src': "'self' data:",
        'font-src': "'self'",
        'connect-src': "'self'",
        'manifest-src': "'self'",
        'form-action': "'self'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
      });
    }
  });

  it('carry a nonce that is never used twice', async () => {
    const nonces = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const policy = String((await headersAt(behindTls, places[2]))['content-security-policy']);
        return /script-src 'self' 'nonce-(\w{32})'/.exec(policy)?.[1];
      }),
    );
    expect(new Set(nonces).size).toBe(20);
  });

  it('demand TLS from browsers only where people reach the panel over TLS', async () => {
    expect((await headersAt(behindTls, places[0]))['strict-transport-security']).toBe('max-age=31536000');
    expect(await headersAt(plain, places[0])).not.toHaveProperty('strict-transport-security');
  });
});
