import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

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

  it('tells in the panel whether there is a link, since when, and when it was opened', async () => {
    const link = async () => dataOf(await house.call('getDnsHandover', { domain }, { token })).link;
    const { url } = await create();
    const now = house.clock.now().toISOString();
    expect(await link()).toMatchObject({ created_at: now, opened_at: null, opened: 0 });
    house.clock.advance({ minutes: 3 });
    await open(url);
    await open(url);
    expect(await link()).toMatchObject({ opened_at: house.clock.now().toISOString(), opened: 2 });
    dataOf(await house.call('revokeDnsHandover', { domain }, { token }));
    expect(await link()).toBeNull();
  });

  it('shows the brand of the account and who sent it, never a login name', async () => {
    dataOf(
      await house.call(
        'setAdminBranding',
        { brandname: 'Harbour Mail', supportemail: 'help@harbour.example' },
        { token },
      ),
    );
    await house.database.pool.query(`update admin set name = 'Dana Field'`);
    const { body } = await open((await create()).url);
    for (const part of ['Harbour Mail', 'Dana Field', 'help@harbour.example']) expect(body).toContain(part);
    expect(body).not.toContain('alpha');
  });

  it('gives the records as a zone file, in one piece with those of other domains in the panel', async () => {
    const { url } = await create();
    const file = await open(`${url}/zone`);
    expect(file.headers['content-disposition']).toContain('attachment');
    const { value } = dataOf(await house.call('getDomainVerification', { domain }, { token }));
    expect(file.body).toContain(`_mail-verification.xn--bcher-kva.example.\t3600\tIN\tTXT\t"${value}"`);
    expect(file.body).toContain('xn--bcher-kva.example.\t3600\tIN\tMX\t10 mx.mail.example.');
    const own = dataOf(await house.call('getDomain', { domain }, { token }));
    const more = dataOf(await house.call('addDomain', { domain: 'more.example' }, { token }));
    const ids = [own.id, more.domain.id];
    const { zone } = dataOf(await house.call('getZoneFile', { ids }, { token }));
    expect(zone).toContain(file.body);
    expect(zone).toContain('more.example.\t3600\tIN\tMX');
    expect(zone.indexOf('; more.example')).toBeGreaterThan(zone.indexOf(`; ${domain}`));
    const foreign = { ids: [own.id, '999999'] };
    expect(outcomeOf(await house.call('getZoneFile', foreign, { token }))).toBe('not_found');
  });

  it('has its zone file made for one of an account at a time, for few who wait', async () => {
    const { id } = dataOf(await house.call('getDomain', { domain }, { token }));
    const ask = () => house.call('getZoneFile', { ids: [id] }, { token });
    const outcomes = (await Promise.all(Array.from({ length: 30 }, ask))).map(outcomeOf);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'rate_limited']));
    expect(outcomeOf(await ask())).toBe('done');
  });

  it('asks for another check, but not again and again', async () => {
    const { url } = await create();
    const queued = async () => dataOf(await house.call('getDomainHealth', { domain }, { token })).health;
    await house.panel.runScheduledJob('check-domain-health');
    const ask = () => house.panel.app.inject({ method: 'POST', url: `${new URL(url).pathname}/check` });
    expect((await ask()).statusCode).toBe(303);
    expect(await queued()).not.toBe('queued');
    house.clock.advance({ minutes: 1 });
    await ask();
    expect(await queued()).toBe('queued');
    expect((await open(url)).body).toContain('Checking now');
  });

  it('asks for a check as a whole or not at all', async () => {
    const { url } = await create();
    const health = async () => dataOf(await house.call('getDomainHealth', { domain }, { token })).health;
    await house.panel.runScheduledJob('check-domain-health');
    house.clock.advance({ minutes: 1 });
    const ask = () => house.panel.app.inject({ method: 'POST', url: `${new URL(url).pathname}/check` });
    await house.database.pool.query('alter table job rename to job_away');
    expect((await ask()).statusCode).toBe(500);
    await house.database.pool.query('alter table job_away rename to job');
    expect(await health()).not.toBe('queued');
    expect((await ask()).statusCode).toBe(303);
    expect(await health()).toBe('queued');
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
