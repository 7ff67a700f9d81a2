import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

const index = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__">
<script type="module" nonce="__CSP_NONCE__" src="/assets/index-AbC123.js"></script>
<p>the panel</p>`;
const script = `export const text = '${'panel '.repeat(500)}';`;

describe('the files of the panel', () => {
  let house: TestPanel;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'posthouse-built-panel-'));
    const built = join(folder, 'dist');
    await mkdir(join(built, 'assets'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await writeFile(join(built, 'version.txt'), 'secret');
    await writeFile(join(built, 'index.html'), index);
    await writeFile(join(built, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const asset = join(built, 'assets', 'index-AbC123.js');
    await writeFile(asset, script);
    await writeFile(`${asset}.br`, brotliCompressSync(script));
    await writeFile(`${asset}.gz`, gzipSync(script));
    await writeFile(join(built, 'assets', '.hidden'), 'secret');
    house = await startTestPanel({}, { panelFolder: built });
  });
  afterAll(async () => {
    await house.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    house.panel.app.inject({ method, url, headers });
  const asset = '/assets/index-AbC123.js';

  it('begin with index.html at every address of a screen', async () => {
    for (const url of [
      '/',
      '/login',
      '/users/list',
      '/users/list/17',
      '/forgotPass?code=a.b',
      '/?token=x.y',
      '/logs/lastlogins/anna@example.com',
      '/logs/lastlogins/anna%40example.com',
    ]) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers['content-type'], url).toBe('text/html; charset=utf-8');
      expect(answer.body, url).toContain('the panel');
    }
  });

  it('have an index.html that no cache keeps', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-store');
    expect((await get('/users/list')).headers['cache-control']).toBe('no-store');
  });

  it('have a fresh nonce in index.html that the policy allows for scripts and styles', async () => {
    const nonceOf = async () => {
      const { body, headers } = await get('/');
      expect(body).not.toContain('__CSP_NONCE__');
      const nonces = new Set([...body.matchAll(/nonce="(\w+)"/g)].map((match) => match[1]));
      expect(nonces.size).toBe(1);
      const [nonce] = nonces;
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });

  it('are kept for a year where their name carries their hash', async () => {
    const answer = await get(asset);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(answer.body).toBe(script);
  });

  it('are sent compressed as the browser can read them', async () => {
    const brotli = await get(asset, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    const gzip = await get(asset, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    for (const none of ['identity', 'deflate', 'br;q=0']) {
      const plain = await get(asset, { 'accept-encoding': none });
      expect(plain.headers['content-encoding'], none).toBeUndefined();
      expect(plain.body, none).toBe(script);
    }
  });

  it('tell caches that they differ by encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await get(asset, { 'accept-encoding': encoding });
      expect(String(headers['vary']).toLowerCase(), encoding).toContain('accept-encoding');
    }
  });

  it('have an icon', async () => {
    const answer = await get('/favicon.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
  });

  it('are 404 when missing, and people see the panel say so', async () => {
    for (const url of [
      '/nope.html',
      '/users/nope.html',
      '/robots.txt',
      '/version.txt',
      '/index.html',
      '/.env',
    ]) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers['content-type'], url).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control'], url).toBe('no-store');
      expect(answer.body, url).toContain('the panel');
    }
  });

  it('are 404 when a part of the panel is missing, never the index in its place', async () => {
    for (const url of ['/assets/gone-1.js', '/assets/', '/assets/gone']) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json(), url).toMatchObject({ returncode: 0, error: { code: 'not_found' } });
      expect(answer.headers['cache-control'] ?? '', url).not.toContain('immutable');
    }
  });

  it('are nothing but the files of the panel, whatever the path', async () => {
    const paths = [
      '/assets/../version.txt',
      '/assets/..%2fversion.txt',
      '/assets/%2e%2e/version.txt',
      '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/assets/....//secret.txt',
      '/..%2f..%2fsecret.txt',
      '/assets//etc/passwd',
      '/assets/%2fetc%2fpasswd',
      '/assets/.hidden',
      '/assets/index-AbC123.js%00.html',
      '/assets/%00',
      '/version.txt',
      '/index.html',
    ];
    for (const url of paths) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, url).toBeLessThan(500);
      expect(answer.body, url).not.toContain('secret');
    }
  });

  it('ignore ranges and conditions that make no sense', async () => {
    for (const headers of [{ range: 'bytes=999999-' }, { range: 'bytes=x' }, { 'if-match': '"x"' }]) {
      const answer = await get(asset, headers as Record<string, string>);
      expect(answer.statusCode, JSON.stringify(headers)).toBeLessThan(500);
    }
  });

  it('answer HEAD without a body', async () => {
    for (const url of ['/', '/users/list', asset]) {
      const answer = await get(url, {}, 'HEAD');
      expect(answer.statusCode, url).toBe(200);
      expect(answer.body, url).toBe('');
    }
  });

  it('answer strange addresses without a 500', async () => {
    for (const url of [
      '//',
      '//a:b/c',
      '//[',
      '/%',
      '/users/%zz',
      '/a//b',
      '/assets//',
      '/.',
      '/..',
      '/a?b?c=%',
    ]) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBeLessThan(500);
      expect(answer.headers['x-request-id'], url).toBeDefined();
    }
  });
});
