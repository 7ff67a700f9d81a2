import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

describe('the page for whoever runs the DNS', () => {
  let house: TestPanel;
  let token: string;
  beforeAll(async () => {
    house = await startTestPanel({ DNS_SERVERS: '127.0.0.1:9', MAIL_HOSTS: 'mx.mail.example' });
    await house.addAccount('alpha');
    token = await house.login('alpha');
    dataOf(await house.call('addDomain', { domain: 'bücher.example' }, { token }));
  });
  afterAll(() => house.stop());

  const domain = 'bücher.example';
  const create = async (days = 14) =>
    dataOf(await house.call('createDnsHandover', { domain, days }, { token }));
  const open = async (url: string, language = 'en') => {
    const { statusCode, body, headers } = await house.panel.app.inject({
      method: 'GET',
      url: new URL(url).pathname,
      headers: { 'accept-language': language },
    });
    return { statusCode, body, headers };
  };

  it('shows the records to publish, in the language of the browser, to who has the link', async () => {
    const { url, expires_at } = await create();
    expect(url).toMatch(/^https:\/\/panel\.example\/handover\/[\w-]{43}$/);
    expect(expires_at).toBe('2026-03-16T10:00:00.000Z');
    const page = await open(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    const { value, host } = dataOf(await house.call('getDomainVerification', { domain }, { token }));
    for (const part of ['DNS records for bücher.example', value, host, '10 mx.mail.example', 'v=spf1']) {
      expect(page.body, part).toContain(part);
    }
    expect((await open(url, 'de')).body).toContain('DNS-Einträge für bücher.example');
    expect((await open(url, 'pt-BR')).body).toContain('Registros DNS');
    expect(page.body).not.toContain('alpha');
  });

  it('has one link at a time, which can be withdrawn and ends by itself', async () => {
    const first = await create();
    const second = await create(1);
    expect((await open(first.url)).statusCode).toBe(404);
    expect((await open(second.url)).statusCode).toBe(200);
    house.clock.advance({ hours: 24 });
    expect((await open(second.url)).statusCode).toBe(404);
    token = await house.login('alpha');
    const third = await create();
    dataOf(await house.call('revokeDnsHandover', { domain }, { token }));
    expect((await open(third.url)).statusCode).toBe(404);
    expect((await open('https://x/handover/made-up', 'fr')).body).toContain(
      'n’est plus disponible'.slice(0, 2),
    );
  });

  it('ends with its maker’s rights, and rests while the account is suspended', async () => {
    const { accountId } = await house.addAccount('beta');
    const owner = await house.login('beta');
    dataOf(await house.call('addDomain', { domain: 'beta.example' }, { token: owner }));
    const { adminId } = await house.addSubAdmin(accountId, 'helper', { domains: 5 });
    const helper = await house.login('helper');
    const { url } = dataOf(
      await house.call('createDnsHandover', { domain: 'beta.example', days: 1 }, { token: helper }),
    );
    const sql = (text: string) => house.database.pool.query(text, [accountId, adminId]);
    const statusAfter = async (text: string) => {
      await sql(text);
      return (await open(url)).statusCode;
    };
    const permission = 'update admin_permission set level =';
    const ofHelper = 'where account_id = $1 and admin_id = $2';
    expect(await statusAfter(`${permission} 4 ${ofHelper}`)).toBe(404);
    expect(await statusAfter(`${permission} 5 ${ofHelper}`)).toBe(200);
    const helperIs = 'where account_id = $1 and id = $2';
    expect(await statusAfter(`update admin set domains_limited = true ${helperIs}`)).toBe(404);
    expect(await statusAfter(`update admin set domains_limited = false, active = false ${helperIs}`)).toBe(
      404,
    );
    expect(await statusAfter(`update admin set active = true ${helperIs}`)).toBe(200);
    const state = (to: string) => `update account set state = '${to}' where id = $1 and $2::bigint > 0`;
    expect(await statusAfter(state('suspended'))).toBe(404);
    expect(await statusAfter(state('active'))).toBe(200);
    expect(await statusAfter(`delete from admin ${helperIs}`)).toBe(404);
  });

  it('is gone with the domain, and its key stands nowhere in plain text', async () => {
    const { url } = await create();
    const key = url.split('/').at(-1) ?? '';
    const { rows } = await house.database.pool.query('select * from dns_handover');
    expect(JSON.stringify(rows)).not.toContain(key);
    const history = await house.call('getAccountHistory', {}, { token });
    expect(JSON.stringify(history)).not.toContain(key);
    const { id } = dataOf(await house.call('getDomain', { domain }, { token }));
    dataOf(await house.call('removeDomains', { ids: [id] }, { token }));
    expect((await open(url)).statusCode).toBe(404);
  });
});
