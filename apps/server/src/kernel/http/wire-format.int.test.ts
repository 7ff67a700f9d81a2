import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { FieldErrors } from '@posthouse/contract/core/errors';
import { formContentType, wireLimits } from '@posthouse/contract/core/wire';
import { brandingActions } from '@posthouse/contract/features/branding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sender, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

describe('the wire format', () => {
  let house: TestPanel;
  let token: string;
  let port: number;
  beforeAll(async () => {
    house = await startTestPanel();
    await house.addAccount('alpha');
    token = await house.login('alpha');
    ({ port } = await house.panel.listen());
  });
  afterAll(() => house.stop());

  const refusalOf = async (
    body: string,
    sender: Sender = {},
  ): Promise<{ status: number; code: string; fields?: FieldErrors }> => {
    const { status, json } = await house.post(body, sender);
    if (json.returncode === 1) return { status, code: 'done' };
    return { status, code: json.error.code, ...(json.error.fields ? { fields: json.error.fields } : {}) };
  };
  const unreadable = { status: 400, code: 'invalid_input' };
  const tooLarge = { status: 413, code: 'request_too_large' };

  /** Over a real connection; without a length the body is sent in chunks. */
  function send(
    body: string | Buffer,
    options: { headers?: Record<string, string>; chunked?: boolean; method?: string; path?: string } = {},
  ): Promise<Answer> {
    const { headers = {}, chunked = false, method = 'POST', path = '/' } = options;
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          port,
          method,
          path,
          headers: {
            'content-type': formContentType,
            ...(chunked ? {} : { 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
          answer.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  function sendRaw(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
      socket.on('error', reject);
    });
  }

  describe('of an action', () => {
    it('answers an unknown one with unknown_action', async () => {
      for (const action of [
        'action=fly',
        'action=',
        'action=Login',
        'username=alpha',
        '',
        'action[]=login',
      ]) {
        expect(await house.post(action)).toMatchObject({
          status: 200,
          json: { returncode: 0, returndata: 'Unknown action.', error: { code: 'unknown_action' } },
        });
      }
    });

    it('knows no names that every object has', async () => {
      for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then']) {
        expect(await refusalOf(`action=${name}`, { token })).toEqual({ status: 200, code: 'unknown_action' });
      }
    });

    it('refuses one given twice', async () => {
      const body = 'action=getLanguages&action=getLanguages';
      expect(await refusalOf(body)).toEqual({ status: 200, code: 'unknown_action' });
    });
  });

  describe('of a field', () => {
    const invalid = (fields: object) => ({ status: 200, code: 'invalid_input', fields });

    it('names an unknown one, so that a typo never passes', async () => {
      expect(await refusalOf('action=login&username=a&password=b&pasword=c')).toEqual(
        invalid({ pasword: { code: 'unknown_field' } }),
      );
      expect(await refusalOf('action=getLanguages&a[b]=1')).toEqual(
        invalid({ a: { code: 'unknown_field' } }),
      );
      expect(await refusalOf('action=getLanguages&=1')).toEqual(invalid({ '': { code: 'unknown_field' } }));
    });

    it('names a missing one', async () => {
      expect(await refusalOf('action=login&username=a')).toEqual(invalid({ password: { code: 'required' } }));
      expect(await refusalOf('action=login')).toEqual(
        invalid({ username: { code: 'username_required' }, password: { code: 'required' } }),
      );
    });

    it('refuses one given twice', async () => {
      expect(await refusalOf('action=login&username=a&username=b&password=c')).toEqual(
        invalid({ username: { code: 'format' } }),
      );
    });

    it('refuses a list or an object where a text is wanted, and the other way round', async () => {
      expect(await refusalOf('action=login&username[]=a&password[x]=c')).toEqual(
        invalid({ username: { code: 'format' }, password: { code: 'format' } }),
      );
      expect(await refusalOf('action=endSessions&ids=1', { token })).toEqual(
        invalid({ ids: { code: 'format' } }),
      );
      expect(await refusalOf('action=endSessions&ids[a]=1', { token })).toEqual(
        invalid({ ids: { code: 'format' } }),
      );
    });

    it('refuses an empty list where something must be named', async () => {
      for (const body of ['', '&ids=', '&ids[]=']) {
        expect(await refusalOf(`action=endSessions${body}`, { token })).toMatchObject({
          code: 'invalid_input',
          fields: { ids: {} },
        });
      }
    });

    it('names hostile ones like any other unknown field', async () => {
      for (const name of ['constructor', 'toString', 'hasOwnProperty', '__defineGetter__', 'then', '$ne']) {
        expect(await refusalOf(`action=getLanguages&${name}=1`)).toEqual(
          invalid({ [name]: { code: 'unknown_field' } }),
        );
      }
    });

    it('names __proto__ wherever it stands, and changes no object by it', async () => {
      for (const name of [
        '__proto__',
        '__proto__[admin]',
        'x[__proto__][admin]',
        '%5f_proto__',
        'x%5B__proto__%5D',
      ]) {
        const { status, code, fields } = await refusalOf(`action=getLanguages&${name}=1`);
        expect({ status, code }).toEqual({ status: 200, code: 'invalid_input' });
        expect(Object.keys(fields ?? {})).toEqual(['__proto__']);
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(await refusalOf('action=getLanguages&constructor[prototype][admin]=1')).toEqual(
        invalid({ constructor: { code: 'unknown_field' } }),
      );
      expect('admin' in {}).toBe(false);
    });

    it('refuses NUL in a value, a name and a token', async () => {
      expect(await refusalOf('action=login&username=a%00b&password=c')).toEqual(
        invalid({ username: { code: 'format' } }),
      );
      expect(await refusalOf('action=getLanguages&a%00=1')).toMatchObject({
        status: 200,
        code: 'invalid_input',
      });
      expect(await refusalOf('action=getAccountHistory&not[from]=%00', { token })).toEqual(
        invalid({ 'not.from': { code: 'format' } }),
      );
      expect(await refusalOf('action=status&token=%00')).toMatchObject({ status: 200 });
      expect(await refusalOf('action=%00')).toMatchObject({ status: 200 });
    });

    it('reads text beyond ASCII, plus signs and encoded signs', async () => {
      const search = 'ä €+ 😀';
      const encoded = '%C3%A4+%E2%82%AC%2B+%F0%9F%98%80';
      await house.database.pool.query(
        `insert into account_history (account_id, at, adminname, action, target)
         select id, now(), 'alpha', 'test', $1 from account`,
        [search],
      );
      const { json } = await house.post(`action=getAccountHistory&search=${encoded}`, { token });
      expect(json).toMatchObject({ returncode: 1, returndata: { rows: [{ target: search }] } });
    });
  });

  describe('of a body', () => {
    it('is read as it came: what was packed is not unpacked', async () => {
      const form = 'action=getTimezones';
      const packed = { gzip: gzipSync(form), br: brotliCompressSync(form), deflate: deflateSync(form) };
      for (const [encoding, body] of Object.entries(packed)) {
        const { status } = await house.post(body, { headers: { 'content-encoding': encoding } });
        expect(status, encoding).toBe(400);
      }
    });

    it('is a form: any other content type is 415', async () => {
      const json = JSON.stringify({ action: 'getLanguages' });
      for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'x', '*/*']) {
        const answer = await house.post(json, { headers: { 'content-type': type } });
        expect(answer, type).toMatchObject({
          status: 415,
          json: {
            returncode: 0,
            returndata: 'The server could not read the request. Reload the page and try again.',
            error: { code: 'content_type_unsupported' },
          },
        });
      }
    });

    it('without a content type is 415, empty or not', async () => {
      for (const payload of ['action=getLanguages', '']) {
        const answer = await house.panel.app.inject({ method: 'POST', url: '/', payload });
        expect(answer.statusCode).toBe(415);
        expect(answer.json()).toMatchObject({ returncode: 0 });
      }
    });

    it('may name its charset', async () => {
      for (const type of [`${formContentType}; charset=utf-8`, formContentType.toUpperCase()]) {
        expect(await refusalOf('action=getLanguages', { headers: { 'content-type': type } })).toEqual({
          status: 200,
          code: 'done',
        });
      }
    });

    it('with bad percent-encoding is 400, in names and values', async () => {
      for (const bad of ['%', '%z', '%zz', 'a%4', '%C3', '%C3%28', '%ED%A0%80', '%FF', '%C0%80']) {
        expect(await refusalOf(`action=login&username=${bad}`), bad).toEqual(unreadable);
        expect(await refusalOf(`action=login&${bad}=1`), bad).toEqual(unreadable);
      }
    });

    it('with raw bytes beyond ASCII or control characters is 400', async () => {
      for (const raw of ['é', '\0', '\n', '\t', '\x7f', '😀']) {
        expect(await refusalOf(`action=login&username=${raw}&password=x`)).toEqual(unreadable);
      }
      const bytes = Buffer.concat([Buffer.from('action='), Buffer.from([0xff, 0xfe, 0x80])]);
      expect((await send(bytes)).status).toBe(400);
    });

    it('may be five levels deep and no deeper', async () => {
      expect(await refusalOf('action=getLanguages&a[1][2][3][4][5]=x')).toMatchObject({ status: 200 });
      expect(await refusalOf('action=getLanguages&a[1][2][3][4][5][6]=x')).toEqual(unreadable);
      expect(await refusalOf(`action=getLanguages&a${'[b]'.repeat(5000)}=x`)).toEqual(unreadable);
    });

    it('may have 20,000 parameters with a session, 200 without, and no more', async () => {
      const parameters = (count: number) => `action=getLanguages${'&a'.repeat(count - 1)}`;
      expect(await refusalOf(parameters(20_001), { token })).toEqual(unreadable);
      expect(await refusalOf(parameters(30_000), { token })).toEqual(unreadable);
      expect(await refusalOf(parameters(200))).toMatchObject({ status: 200 });
      expect(await refusalOf(parameters(201))).toEqual(unreadable);
      expect(await refusalOf(parameters(201), { token: 'made-up' })).toEqual(unreadable);
      expect(await refusalOf(`${parameters(200)}&token=made-up`)).toEqual(unreadable);
      expect(await refusalOf(`${parameters(300)}&token=${token}`)).toMatchObject({ status: 200 });
      const apart = `action=getLanguages${Array.from({ length: 5_999 }, (_, n) => `&a${n}=1`).join('')}`;
      const { fields, ...refusal } = await refusalOf(apart, { token });
      expect(refusal).toEqual({ status: 200, code: 'invalid_input' });
      expect(Object.keys(fields ?? {})).toHaveLength(20);
    });

    it('may have 5,000 items in a list and no more', async () => {
      const items = (count: number, key: (n: number) => string) =>
        `action=endSessions${Array.from({ length: count }, (_, n) => `&${key(n)}=1`).join('')}`;
      for (const key of [(n: number) => `ids[${n}]`, () => 'ids[]', () => 'ids']) {
        expect(await refusalOf(items(5_000, key), { token })).toMatchObject({
          status: 200,
          fields: { ids: { code: 'too_many', params: { num: 1000 } } },
        });
        expect(await refusalOf(items(5_001, key), { token })).toEqual(unreadable);
      }
      expect(await refusalOf('action=endSessions&ids[4000000000]=1', { token })).toMatchObject({
        fields: { ids: { code: 'format' } },
      });
    });

    it('may have 64 KiB from a stranger and no more, whatever the action', async () => {
      const padded = (size: number) => 'action=setAdminBranding&logo='.padEnd(size, 'x');
      expect(await refusalOf(padded(wireLimits.bodyBytes))).toMatchObject({ status: 200 });
      expect(await refusalOf(padded(wireLimits.bodyBytes + 1))).toEqual(tooLarge);
      expect(await refusalOf(padded(2_000_000))).toEqual(tooLarge);
      expect(await refusalOf(padded(2_000_000), { token: 'made-up' })).toEqual(tooLarge);
      expect(await refusalOf(`token=${token}&${padded(2_000_000)}`)).toEqual(tooLarge);
    });

    it('may have more with a session only where the action says so, and no more than that', async () => {
      const usual = (size: number) => 'action=getLanguages&a='.padEnd(size, 'x');
      expect(await refusalOf(usual(wireLimits.bodyBytes), { token })).toMatchObject({ status: 200 });
      expect(await refusalOf(usual(wireLimits.bodyBytes + 1), { token })).toEqual(tooLarge);
      const most = brandingActions.setAdminBranding.bodyBytes ?? 0;
      const large = (size: number) => 'action=setAdminBranding&logo='.padEnd(size, 'A');
      expect(await refusalOf(large(most), { token })).toMatchObject({ status: 200 });
      expect(await refusalOf(large(most + 1), { token })).toEqual(tooLarge);
      const late = (size: number) => `${'logo='.padEnd(size, 'A')}&action=setAdminBranding`;
      expect(await refusalOf(late(wireLimits.bodyBytes), { token })).toEqual(tooLarge);
    });

    it('over the limit gets its answer over a real connection, with or without a length', async () => {
      const large = `action=getLanguages&a=${'x'.repeat(2_000_000)}`;
      for (const chunked of [false, true]) {
        const answer = await send(large, { chunked });
        expect(answer.status).toBe(413);
        expect(JSON.parse(answer.text)).toMatchObject({
          returncode: 0,
          error: { code: 'request_too_large' },
        });
        expect(answer.headers['x-request-id']).toBeDefined();
      }
    });

    it('may come in chunks', async () => {
      const answer = await send('action=getLanguages', { chunked: true });
      expect(JSON.parse(answer.text)).toMatchObject({ returncode: 1 });
    });
  });

  describe('of a token', () => {
    it('is a header, or a field for scripts of existing clients', async () => {
      expect(await refusalOf('action=status', { token })).toMatchObject({ code: 'done' });
      expect(await refusalOf(`action=status&token=${token}`)).toMatchObject({ code: 'done' });
      expect(await refusalOf('action=status')).toMatchObject({ status: 200, code: 'session_invalid' });
    });

    it('in the header beats the field', async () => {
      await house.addAccount('beta');
      const beta = await house.login('beta');
      const { json } = await house.post(`action=getAdminInfo&token=${beta}`, { token });
      expect(json).toMatchObject({ returndata: { adminname: 'alpha' } });
      expect(await refusalOf(`action=status&token=${token}`, { token: 'made-up' })).toMatchObject({
        code: 'session_invalid',
      });
    });

    it('given twice as a field is none', async () => {
      expect(await refusalOf(`action=status&token=${token}&token=${token}`)).toMatchObject({
        code: 'session_invalid',
      });
    });

    it('is not asked for where an action is public, right or wrong', async () => {
      expect(await refusalOf('action=getLanguages', { token: 'made-up' })).toMatchObject({ code: 'done' });
      expect(await refusalOf('action=getLanguages&token=made-up')).toMatchObject({ code: 'done' });
    });
  });

  describe('of an answer', () => {
    it('is the envelope in JSON, with a request id of its own', async () => {
      const first = await house.post('action=getLanguages');
      const second = await house.post('action=getLanguages', { headers: { 'x-request-id': 'mine' } });
      expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(Object.keys(first.json)).toEqual(['returncode', 'returndata']);
      expect(first.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
      expect(second.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
      expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    });

    it('is compressed when it is long and the client can read it', async () => {
      const answer = await house.panel.app.inject({
        method: 'POST',
        url: '/',
        headers: { 'content-type': formContentType, 'accept-encoding': 'gzip, br' },
        payload: 'action=getTimezones',
      });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.headers['vary']).toContain('accept-encoding');
    });

    it('is never kept by a cache', async () => {
      const login = await house.call('login', { username: 'alpha', password: testPassword });
      expect(login.returncode).toBe(1);
      const { headers } = await house.post('action=getAdminInfo', { token });
      expect(headers['cache-control']).toBe('no-store');
    });

    it('has the envelope on every path and method that leads nowhere', async () => {
      const wrong = [
        ['PUT', '/'],
        ['DELETE', '/'],
        ['PATCH', '/'],
        ['OPTIONS', '/'],
        ['POST', '/api'],
        ['POST', '/login'],
        ['POST', '/healthz'],
        ['GET', '/assets/none.js'],
        ['GET', '/confirm'],
        ['GET', '/confirm/a/b'],
      ] as const;
      for (const [method, url] of wrong) {
        const answer = await house.panel.app.inject({ method, url });
        expect(answer.statusCode, `${method} ${url}`).toBe(404);
        expect(answer.json(), `${method} ${url}`).toEqual({
          returncode: 0,
          returndata: 'Not found.',
          error: { code: 'not_found' },
        });
        expect(answer.headers['x-request-id'], `${method} ${url}`).toBeDefined();
        expect(answer.headers['content-security-policy'], `${method} ${url}`).toContain("default-src 'none'");
      }
    });

    it('has the envelope for a form sent to an unknown path', async () => {
      const answer = await send('action=getLanguages', { path: '/somewhere' });
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toMatchObject({ returncode: 0 });
    });

    it('has the envelope for what is not even HTTP', async () => {
      for (const nonsense of ['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n']) {
        const text = await sendRaw(nonsense);
        expect(text).toMatch(/^HTTP\/1\.1 400 /);
        expect(text).toMatch(/^x-request-id: /m);
        expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({
          returncode: 0,
          error: { code: 'invalid_input' },
        });
      }
    });

    it('has the envelope and no 500 for addresses that cannot be read', async () => {
      for (const path of [
        '/%',
        '/%zz',
        '/%ff',
        '/confirm/%C3%28',
        '//',
        '//a:b',
        '//[',
        '/\\..\\',
        '/?%',
        '/;x',
      ]) {
        for (const method of ['GET', 'POST']) {
          const answer = await send('', { path, method });
          const where = `${method} ${path}`;
          expect(answer.status, where).toBeLessThan(500);
          if (answer.status !== 200 && answer.headers['content-type'] !== 'text/html; charset=utf-8') {
            expect(JSON.parse(answer.text), where).toMatchObject({ returncode: 0, error: {} });
          }
          expect(answer.headers['x-request-id'], where).toBeDefined();
        }
      }
    });
  });

  describe('of a bug', () => {
    it('is server_error with a request id, and tells nothing of the cause', async () => {
      await house.database.pool.query('alter table session rename column previous_login_at to broken');
      const { status, json, headers } = await house.post('action=getAdminInfo', { token });
      await house.database.pool.query('alter table session rename column broken to previous_login_at');
      expect(status).toBe(500);
      expect(json).toEqual({ returncode: 0, returndata: 'Server Error!', error: { code: 'server_error' } });
      expect(headers['x-request-id']).toBeDefined();
    });

    it('keeps back an answer that breaks the contract', async () => {
      await house.database.pool.query('update account set max_quota_mb = 1e17');
      const { status, json } = await house.post('action=status', { token });
      await house.database.pool.query('update account set max_quota_mb = 0');
      expect(status).toBe(500);
      expect(json).toEqual({ returncode: 0, returndata: 'Server Error!', error: { code: 'server_error' } });
    });
  });
});
