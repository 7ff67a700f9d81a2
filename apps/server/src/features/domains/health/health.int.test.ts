import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { healthRecords } from '@posthouse/contract/features/domains/health';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAddressRule } from '../../../kernel/outbound/address-rule.ts';
import { createDnsLookup } from '../../../kernel/outbound/create-dns-lookup.ts';
import type { DnsLookup } from '../../../kernel/outbound/dns-lookup.ts';
import { createFetchCertificate } from '../../../kernel/outbound/fetch-certificate.ts';
import { createTestAuthority } from '../../../testing/test-certificate.ts';
import {
  startTestDnsServer,
  type TestDnsServer,
  type TestRecords,
} from '../../../testing/test-dns-server.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

const ourNames: Record<string, TestRecords> = {
  'inbox.mail.example': { a: ['127.0.0.1'] },
  'auto.mail.example': { a: ['127.0.0.1'] },
  'panel.example': { a: ['127.0.0.1'] },
  'spf.mail.example': { txt: ['v=spf1 ip4:192.0.2.0/24 -all'] },
};

/** All a domain needs, and what it is advised to have. */
function soundRecords(domain: string): Record<string, TestRecords> {
  return {
    [domain]: { mx: [[10, 'mx.mail.example']], txt: ['v=spf1 include:spf.mail.example -all'] },
    [`webmail.${domain}`]: { cname: 'inbox.mail.example' },
    [`autodiscover.${domain}`]: { cname: 'auto.mail.example' },
    [`_dmarc.${domain}`]: { txt: ['v=DMARC1; p=reject'] },
    [`_mta-sts.${domain}`]: { txt: ['v=STSv1; id=1'] },
    [`mta-sts.${domain}`]: { cname: 'panel.example' },
    [`_smtp._tls.${domain}`]: { txt: ['v=TLSRPTv1; rua=mailto:a@b.example'] },
  };
}

describe('the health of domains', () => {
  const authority = createTestAuthority('Test authority');
  let server: TestDnsServer;
  let web: Server;
  let lookup: DnsLookup;
  let house: TestPanel;
  let accountId: number;
  let token: string;
  /** Lets a test hold the checkers up. */
  let beforeMx: (name: string) => Promise<void>;

  beforeAll(async () => {
    server = await startTestDnsServer();
    server.set(ourNames);
    const names = ['*.sound.example', '*.worse.example', 'mta-sts.sound.example'];
    const issued = authority.issue(names, new Date('2021-01-01'), new Date('2045-01-01'));
    web = createServer({ cert: issued.certificate, key: issued.key });
    web.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
    await once(web, 'listening');
    lookup = createDnsLookup({ servers: [server.address], allowed: [] });
  });
  afterAll(async () => {
    web.close();
    await server.stop();
  });
  beforeEach(async () => {
    beforeMx = async () => undefined;
    const dns: DnsLookup = { ...lookup, mx: (name) => beforeMx(name).then(() => lookup.mx(name)) };
    const fetchCertificate = createFetchCertificate({
      dns,
      mayReach: createAddressRule(['127.0.0.1']),
      port: (web.address() as AddressInfo).port,
      ca: authority.certificate,
    });
    house = await startTestPanel(
      {
        MAIL_HOSTS: 'mx.mail.example',
        SPF_INCLUDE: 'spf.mail.example',
        WEBMAIL_HOST: 'inbox.mail.example',
        AUTODISCOVER_HOST: 'auto.mail.example',
      },
      { dns, fetchCertificate },
    );
    ({ accountId } = await house.addAccount('alpha'));
    token = await house.login('alpha');
    return () => house.stop();
  });

  const add = async (domain: string, type?: 'parked') =>
    dataOf(await house.call('addDomain', { domain, ...(type ? { type } : {}) }, { token }));
  /** Sessions end while nobody does anything. */
  const later = async (duration: { hours?: number; minutes?: number }) => {
    house.clock.advance(duration);
    token = await house.login('alpha');
  };
  const runChecks = () => house.panel.runScheduledJob('check-domain-health');
  const healthOf = async (domain: string) =>
    dataOf(await house.call('getDomainHealth', { domain }, { token }));
  const statuses = async (domain: string) =>
    Object.fromEntries(
      (await healthOf(domain)).records.map(({ record, status, hint }) => [
        record,
        `${status} ${hint}`.trim(),
      ]),
    );
  const verify = () =>
    house.database.pool.query(
      `update domain_name set state = 'verified', verified_at = $1, next_check_at = null`,
      [house.clock.now()],
    );
  /** The domains the red warning names. */
  const warned = async () =>
    dataOf(await house.call('getAdminInfo', {}, { token })).security_warnings.flatMap((warning) =>
      warning.code === 'mail_stopped' ? warning.domains.map(({ domain }) => domain) : [],
    );
  const mails = async () => {
    await house.panel.runScheduledJob('domain-alerts');
    return (await house.readMails()).map((mail) => mail.replaceAll('=\n', ''));
  };

  it('is queued at first, with the records to publish', async () => {
    await add('sound.example');
    const { health, checked_at, records } = await healthOf('sound.example');
    expect({ health, checked_at }).toEqual({ health: 'queued', checked_at: null });
    expect(records.map(({ record }) => record)).toEqual([...healthRecords]);
    expect(records.every(({ status, since }) => status === 'queued' && since === null)).toBe(true);
    const expected = Object.fromEntries(records.map((row) => [row.record, [row.host, ...row.expected]]));
    expect(expected).toMatchObject({
      mx: ['sound.example', '10 mx.mail.example'],
      caa: ['sound.example'],
      webmail: ['webmail.sound.example', 'inbox.mail.example'],
      autodiscover: ['autodiscover.sound.example', 'auto.mail.example'],
      spf: ['sound.example', 'v=spf1 include:spf.mail.example -all'],
    });
  });

  it('is good when all is there, and warns while only advice is missing', async () => {
    server.set(soundRecords('sound.example'));
    await add('sound.example');
    await runChecks();
    expect((await healthOf('sound.example')).health).toBe('warn');
    const { dkim, ...others } = await statuses('sound.example');
    expect(dkim).toBe('warn not_enabled');
    expect(new Set(Object.values(others))).toEqual(new Set(['ok', 'ok not_required']));

    await verify();
    const key = dataOf(await house.call('enableDkim', { domain: 'sound.example' }, { token }));
    server.set({ [key.dkim_host]: { txt: [key.dkim_key] } });
    await runChecks();
    expect((await healthOf('sound.example')).health).toBe('ok');
    const [listed] = dataOf(await house.call('getDomains', { health: 'ok' }, { token })).rows;
    expect(listed?.domain).toBe('sound.example');
  });

  it('says of DKIM that it is good only if the next message will be signed', async () => {
    const domain = 'signed.example';
    const input = { domain };
    const dkim = async () => (await statuses(domain))['dkim'];
    const signs = async () =>
      (await house.database.pool.query('select from engine.signing_key($1)', [domain])).rowCount === 1;
    server.set(soundRecords(domain));
    await add(domain);
    const key = dataOf(await house.call('enableDkim', input, { token }));
    server.set({ [key.dkim_host]: { txt: [key.dkim_key] } });
    const checkNow = async () => {
      dataOf(await house.call('checkDomainHealth', input, { token }));
      await runChecks();
      return { said: await dkim(), signs: await signs() };
    };
    expect(await checkNow()).toEqual({ said: 'warn not_signed', signs: false });
    await verify();
    // The key had waited for its record: whoever sees it puts the key to use.
    expect(await checkNow()).toEqual({ said: 'ok', signs: true });
    const { id } = dataOf(await house.call('getDomain', input, { token }));
    dataOf(await house.call('disableDomains', { ids: [id] }, { token }));
    expect(await dkim()).toBe('warn not_signed');
    dataOf(await house.call('enableDomains', { ids: [id] }, { token }));
    expect(await dkim()).toBe('ok');
    await house.database.pool.query(`update dkim_key set private_key = '\\x00'`);
    expect(await checkNow()).toEqual({ said: 'warn key_unusable', signs: true });
    dataOf(await house.call('disableDkim', input, { token }));
    expect(await checkNow()).toEqual({ said: 'warn not_enabled', signs: false });
  });

  it('fails when nothing is there, but not by advice', async () => {
    await add('bare.example');
    await runChecks();
    expect((await healthOf('bare.example')).health).toBe('fail');
    expect(await statuses('bare.example')).toEqual({
      mx: 'fail missing',
      caa: 'ok not_required',
      webmail: 'fail missing',
      webmail_ssl: 'fail connect_failed',
      autodiscover: 'fail missing',
      autodiscover_ssl: 'fail connect_failed',
      spf: 'fail missing',
      dkim: 'warn not_enabled',
      dmarc: 'warn missing',
      mta_sts: 'warn missing',
      mta_sts_host: 'warn missing',
      tls_rpt: 'warn missing',
    });
  });

  it('of a parked domain asks that it takes and sends no mail, and no host names', async () => {
    await add('parked.example', 'parked');
    await runChecks();
    expect(await statuses('parked.example')).toEqual({
      mx: 'fail missing',
      spf: 'fail missing',
      dmarc: 'warn missing',
    });
    server.set({
      'parked.example': { mx: [[0, '.']], txt: ['v=spf1 -all'] },
      '_dmarc.parked.example': { txt: ['v=DMARC1; p=reject'] },
    });
    dataOf(await house.call('checkDomainHealth', { domain: 'parked.example' }, { token }));
    await house.panel.runJobsUntilIdle();
    expect((await healthOf('parked.example')).health).toBe('ok');
  });

  it('has no webmail records where the domain has no webmail', async () => {
    await add('sound.example');
    dataOf(await house.call('updateDomain', { domain: 'sound.example', webmail: false }, { token }));
    await runChecks();
    expect(Object.keys(await statuses('sound.example'))).not.toContain('webmail');
  });

  it('is looked at again on demand, and says since when a record is as it is', async () => {
    server.set(soundRecords('worse.example'));
    await add('worse.example');
    const added = house.clock.now().toISOString();
    await runChecks();
    await later({ minutes: 10 });
    server.set({
      'worse.example': { mx: [[10, 'mx.other.example']], txt: ['v=spf1 include:spf.mail.example'] },
    });
    const asked = dataOf(await house.call('checkDomainHealth', { domain: 'worse.example' }, { token }));
    expect(asked.health).toBe('queued');
    await house.panel.runJobsUntilIdle();
    const { health, records } = await healthOf('worse.example');
    expect(health).toBe('fail');
    const since = Object.fromEntries(records.map((row) => [row.record, row.since]));
    expect(since).toMatchObject({ mx: house.clock.now().toISOString(), spf: added, caa: added });
    expect(records.every((row) => row.checked_at === house.clock.now().toISOString())).toBe(true);
  });

  it('is not checked, and neither worse nor better, while the DNS gives no answer', async () => {
    server.set(soundRecords('sound.example'));
    await add('sound.example');
    await verify();
    await runChecks();
    expect((await healthOf('sound.example')).health).toBe('warn');
    for (const broken of ['servfail', 'servfail', 'servfail'] as const) {
      await later({ hours: 27 });
      server.set({ 'sound.example': { broken }, '_dmarc.sound.example': { broken } });
      await runChecks();
      expect(await statuses('sound.example')).toMatchObject({
        mx: 'unknown dns_failed',
        spf: 'unknown dns_failed',
        webmail: 'ok',
      });
      expect((await healthOf('sound.example')).health).toBe('warn');
      expect(await warned()).toEqual([]);
    }
    expect(await mails()).toEqual([]);
    server.set({ 'sound.example': { mx: [], txt: [] } });
    await later({ minutes: 20 });
    await runChecks();
    expect(await statuses('sound.example')).toMatchObject({ mx: 'fail missing' });
    expect(await warned()).toEqual(['sound.example']);
  });

  it('raises an alarm for verified domains alone, in one mail a day with all of them', async () => {
    await house.database.pool.query('update account set max_domains = 100 where id = $1', [accountId]);
    const domains = Array.from({ length: 7 }, (_, index) => `d${index}.worse.example`);
    for (const name of domains) server.set(soundRecords(name));
    dataOf(await house.call('addDomains', { domains }, { token }));
    await runChecks();
    await later({ hours: 1 });
    const breakAll = async () => {
      for (const name of domains) server.set({ [name]: { mx: [], txt: [] } });
      await later({ hours: 27 });
      await runChecks();
    };
    await breakAll();
    expect(await warned()).toEqual([]);
    expect(await mails()).toEqual([]);

    for (const name of domains) server.set(soundRecords(name));
    await later({ hours: 27 });
    await runChecks();
    await verify();
    await breakAll();
    expect(await warned()).toHaveLength(5);
    const [mail = '', ...more] = await mails();
    expect(more).toEqual([]);
    const { id } = dataOf(await house.call('getDomain', { domain: 'd6.worse.example' }, { token }));
    expect(mail).toContain('d6.worse.example: MX, SPF');
    expect(mail).toContain(`https://panel.example/domains/domainlist/${id}/health`);
    for (let times = 0; times < 3; times += 1) {
      await later({ hours: 7 });
      expect(await mails()).toHaveLength(1);
    }
  });

  it('of records the provider has not set is not checked, and says why', async () => {
    const bare = await startTestPanel({ PUBLIC_URL: 'http://127.0.0.1:8080', DNS_SERVERS: server.address });
    try {
      await bare.addAccount('beta');
      const by = { token: await bare.login('beta') };
      dataOf(await bare.call('addDomain', { domain: 'shop.test' }, by));
      await bare.panel.runScheduledJob('check-domain-health');
      const { health, records } = dataOf(await bare.call('getDomainHealth', { domain: 'shop.test' }, by));
      const mx = records.find(({ record }) => record === 'mx');
      expect(mx).toMatchObject({ status: 'unknown', hint: 'not_set', expected: [], found: [] });
      expect(JSON.stringify(records)).not.toContain('127.0.0.1');
      expect(health).toBe('unknown');
    } finally {
      await bare.stop();
    }
  });

  it('is known of alias domains too: what their mail needs', async () => {
    server.set({ ...soundRecords('sound.example'), ...soundRecords('alias.example') });
    await add('sound.example');
    const names = { domain: 'sound.example', aliasdomain: 'alias.example' };
    dataOf(await house.call('addAliasDomain', names, { token }));
    await house.panel.runScheduledJob('check-alias-domain-health');
    expect(await statuses('alias.example')).toEqual({ mx: 'ok', spf: 'ok', dmarc: 'ok' });
    const [row] = dataOf(await house.call('getAliasDomains', {}, { token })).rows;
    expect(row?.health).toBe('ok');
    server.set({ 'alias.example': { mx: [] } });
    const asked = dataOf(await house.call('checkDomainHealth', { domain: 'alias.example' }, { token }));
    expect(asked.health).toBe('queued');
    await house.panel.runJobsUntilIdle();
    expect((await healthOf('alias.example')).health).toBe('fail');
  });

  it('includes the MTA-STS policy, served at the name of a verified domain and no other', async () => {
    await add('sound.example');
    const policy = (host: string) =>
      house.panel.app.inject({ url: '/.well-known/mta-sts.txt', headers: { host } });
    expect((await policy('mta-sts.sound.example')).statusCode).toBe(404);
    await verify();
    const served = await policy('mta-sts.sound.example');
    expect(served.statusCode).toBe(200);
    expect(served.headers['content-type']).toContain('text/plain');
    expect(served.body).toContain('mx: mx.mail.example\r\n');
    for (const host of ['sound.example', 'mta-sts.other.example', 'panel.example']) {
      expect((await policy(host)).statusCode).toBe(404);
    }
  });

  it('keeps what others write into their DNS, as much of it as helps', async () => {
    server.set({ 'bare.example': { txt: Array.from({ length: 30 }, () => `v=spf1 \0${'x'.repeat(90)}`) } });
    await add('bare.example');
    await runChecks();
    const spf = (await healthOf('bare.example')).records.find(({ record }) => record === 'spf');
    expect(spf).toMatchObject({ hint: 'several_merged', detail: '30', expected: [] });
    expect(spf?.found).toHaveLength(20);
    server.set({ 'bare.example': {} });
  });

  it('is looked at every day by itself', async () => {
    await add('bare.example');
    await runChecks();
    const first = (await healthOf('bare.example')).checked_at;
    await later({ hours: 20 });
    await runChecks();
    expect((await healthOf('bare.example')).checked_at).toBe(first);
    await later({ hours: 7 });
    await runChecks();
    expect((await healthOf('bare.example')).checked_at).toBe(house.clock.now().toISOString());
  });

  it('is looked at once, however many workers there are', async () => {
    await house.database.pool.query('update account set max_domains = 100 where id = $1', [accountId]);
    const domains = Array.from({ length: 40 }, (_, index) => `d${index}.many.example`);
    dataOf(await house.call('addDomains', { domains }, { token }));
    await Promise.all([runChecks(), runChecks(), runChecks()]);
    const { rows } = await house.database.pool.query(
      `select health_fence as checks, health = 'queued' as waits, count(*)::int as domains from domain group by 1, 2`,
    );
    expect(rows).toEqual([{ checks: 1, waits: false, domains: 40 }]);
  });

  it('is not overwritten by a checker that came late', async () => {
    server.set(soundRecords('sound.example'));
    await add('sound.example');
    const held = gate();
    const released = gate();
    beforeMx = async () => {
      held.open();
      await released.opened;
      server.set({ 'sound.example': {} });
    };
    const late = runChecks();
    await held.opened;
    beforeMx = async () => undefined;
    await later({ minutes: 3 });
    await runChecks();
    const before = await healthOf('sound.example');
    expect(before.records.find(({ record }) => record === 'mx')?.status).toBe('ok');
    released.open();
    await late;
    expect(await healthOf('sound.example')).toEqual(before);
  });

  it('of a domain in the recycle bin is left alone', async () => {
    const { domain } = await add('gone.example');
    dataOf(await house.call('removeDomains', { ids: [domain.id] }, { token }));
    await runChecks();
    const { rows } = await house.database.pool.query('select health from domain');
    expect(rows).toEqual([{ health: 'queued' }]);
  });

  it('is nobody else’s to see or to ask for', async () => {
    await add('sound.example');
    await house.addAccount('beta');
    const other = { token: await house.login('beta') };
    for (const action of ['getDomainHealth', 'checkDomainHealth'] as const) {
      expect(outcomeOf(await house.call(action, { domain: 'sound.example' }, other))).toBe('not_found');
    }
  });
});

function gate(): { opened: Promise<void>; open: () => void } {
  const signal = new EventEmitter();
  return { opened: once(signal, 'open').then(() => undefined), open: () => signal.emit('open') };
}
