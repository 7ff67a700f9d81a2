import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDnsLookup } from '../../../kernel/outbound/create-dns-lookup.ts';
import type { DnsLookup } from '../../../kernel/outbound/dns-lookup.ts';
import { startTestDnsServer, type TestDnsServer } from '../../../testing/test-dns-server.ts';
import { checkCaa } from './check-caa.ts';
import { checkDkim } from './check-dkim.ts';
import { checkHost } from './check-host.ts';
import { checkSpf } from './check-spf.ts';

describe('a domain in the DNS', () => {
  let server: TestDnsServer;
  let dns: DnsLookup;
  beforeAll(async () => {
    server = await startTestDnsServer();
    dns = createDnsLookup({ servers: [server.address], allowed: [], tryMs: 1_000 });
    server.set({
      'silent.example': { broken: 'silent' },
      'broken.example': { broken: 'servfail' },
    });
  });
  afterAll(() => server.stop());

  describe('with a host that should be ours', () => {
    const target = 'inbox.mail.example';
    const check = (host: string) => checkHost(dns, host, target);
    beforeAll(() => {
      const chain = (length: number, end: string) =>
        Object.fromEntries(
          Array.from({ length }, (_, step) => [
            `c${step}.${length}.example`,
            { cname: step + 1 === length ? end : `c${step + 1}.${length}.example` },
          ]),
        );
      server.set({
        ...chain(3, target),
        ...chain(12, target),
        [target]: { a: ['192.0.2.1', '192.0.2.2'], aaaa: ['2001:db8::1'] },
        'direct.example': { cname: 'Inbox.Mail.Example.' },
        'same.example': { a: ['192.0.2.2'] },
        'mixed.example': { a: ['192.0.2.2', '192.0.2.9'] },
        'other.example': { cname: 'host.example' },
        'host.example': { a: ['192.0.2.9'] },
        'dangling.example': { cname: 'nowhere.example' },
        'loop1.example': { cname: 'loop2.example' },
        'loop2.example': { cname: 'loop1.example' },
      });
    });

    it('is right by an alias, by several, or with the same addresses', async () => {
      expect(await check('direct.example')).toMatchObject({ status: 'ok', found: [target] });
      expect(await check('c0.3.example')).toMatchObject({ status: 'ok' });
      expect(await check('same.example')).toMatchObject({ status: 'ok', found: ['192.0.2.2'] });
      expect(await check(target)).toMatchObject({ status: 'ok' });
    });

    it('fails when it is missing, leads elsewhere, partly or to nothing', async () => {
      expect(await check('nowhere.example')).toMatchObject({ status: 'fail', hint: 'missing' });
      expect(await check('other.example')).toMatchObject({
        hint: 'host_elsewhere',
        found: ['host.example', '192.0.2.9'],
      });
      expect(await check('mixed.example')).toMatchObject({ hint: 'host_elsewhere', detail: '192.0.2.9' });
      expect(await check('dangling.example')).toMatchObject({ status: 'fail', hint: 'host_elsewhere' });
    });

    it('fails when its aliases turn in a circle or are too many', async () => {
      expect(await check('loop1.example')).toMatchObject({
        status: 'fail',
        hint: 'host_elsewhere',
        detail: 'loop1.example → loop2.example → loop1.example',
      });
      expect(await check('c0.12.example')).toMatchObject({ status: 'fail', hint: 'host_elsewhere' });
    });

    it('is not judged by a DNS that fails or is silent', async () => {
      expect(await check('broken.example')).toMatchObject({ status: 'unknown', hint: 'dns_failed' });
      expect(await check('silent.example')).toMatchObject({ status: 'unknown', hint: 'timeout' });
    });
  });

  describe('that limits who makes its certificates', () => {
    const check = (domain: string) => checkCaa(dns, domain, ['letsencrypt.org']);

    it('is right without records, and with ours in them', async () => {
      server.set({ 'ours.caa.example': { caa: [['issue', 'letsencrypt.org']] } });
      expect(await check('free.caa.example')).toEqual({
        status: 'ok',
        hint: 'not_required',
        detail: '',
        found: [],
      });
      expect(await check('ours.caa.example')).toMatchObject({ status: 'ok' });
    });

    it('fails by the nearest records above it', async () => {
      server.set({
        'shop.test': { caa: [['issue', 'other.example']] },
        'own.shop.test': { caa: [['issue', 'letsencrypt.org']] },
      });
      expect(await check('a.b.shop.test')).toMatchObject({ hint: 'issuer_missing', detail: 'shop.test' });
      expect(await check('own.shop.test')).toMatchObject({ status: 'ok' });
    });

    it('is not judged by a DNS that fails', async () => {
      expect(await check('broken.example')).toMatchObject({ status: 'unknown', hint: 'dns_failed' });
    });
  });

  describe('with an SPF record', () => {
    const check = (domain: string) => checkSpf(dns, domain, 'spf.mail.example');
    const set = (names: Record<string, string | string[]>) =>
      server.set(
        Object.fromEntries(Object.entries(names).map(([name, txt]) => [name, { txt: [txt].flat() }])),
      );
    beforeAll(() => {
      set({ 'spf.mail.example': 'v=spf1 ip4:192.0.2.0/24 -all' });
      server.set({ 'mx.spf.example': { mx: [[10, 'h.example']] } });
    });

    it('is right when it includes ours, or hands over to it', async () => {
      set({
        'good.spf.example': ['google-site-verification=x', 'v=spf1 include:spf.mail.example ~all'],
        'redirect.spf.example': 'v=spf1 redirect=spf.mail.example',
      });
      expect(await check('good.spf.example')).toMatchObject({
        status: 'ok',
        found: ['v=spf1 include:spf.mail.example ~all'],
      });
      expect(await check('redirect.spf.example')).toMatchObject({ status: 'ok' });
    });

    it('fails when it is missing, doubled, or does not let us send', async () => {
      set({
        'none.spf.example': ['some text'],
        'two.spf.example': ['v=spf1 include:spf.mail.example -all', 'v=spf1 -all'],
        'other.spf.example': 'v=spf1 mx:mx.spf.example -all',
        'late.spf.example': 'v=spf1 -all include:spf.mail.example',
        'neutral.spf.example': 'v=spf1 ?include:spf.mail.example -all',
      });
      expect(await check('none.spf.example')).toMatchObject({ status: 'fail', hint: 'missing' });
      expect(await check('absent.spf.example')).toMatchObject({ status: 'fail', hint: 'missing' });
      expect(await check('two.spf.example')).toMatchObject({ hint: 'several_merged', detail: '2' });
      for (const name of ['other', 'late', 'neutral']) {
        expect(await check(`${name}.spf.example`), name).toMatchObject({
          status: 'fail',
          hint: 'sender_missing',
          detail: 'spf.mail.example',
        });
      }
    });

    it('fails with more than ten lookups, counted through what it includes', async () => {
      const parts = (count: number) => 'mx:mx.spf.example '.repeat(count);
      set({
        'five.spf.example': `v=spf1 ${parts(4)} -all`,
        'ten.spf.example': `v=spf1 include:spf.mail.example include:five.spf.example ${parts(4)} -all`,
        'eleven.spf.example': `v=spf1 include:spf.mail.example include:five.spf.example ${parts(5)} -all`,
        'endless.spf.example': `v=spf1 include:spf.mail.example ${parts(40)} -all`,
      });
      expect(await check('ten.spf.example')).toMatchObject({ status: 'ok' });
      expect(await check('eleven.spf.example')).toMatchObject({ hint: 'too_many_lookups', detail: '11' });
      expect(await check('endless.spf.example')).toMatchObject({ hint: 'too_many_lookups' });
    });

    it('fails when it includes itself, over others too', async () => {
      const ours = 'include:spf.mail.example';
      set({
        'self.spf.example': `v=spf1 ${ours} include:self.spf.example -all`,
        'ring.spf.example': `v=spf1 ${ours} include:ring2.spf.example -all`,
        'ring2.spf.example': 'v=spf1 redirect=ring.spf.example',
        'twice.spf.example': `v=spf1 ${ours} ${ours} -all`,
      });
      expect(await check('self.spf.example')).toMatchObject({ status: 'fail', hint: 'spf_loop' });
      expect(await check('ring.spf.example')).toMatchObject({
        hint: 'spf_loop',
        detail: 'ring.spf.example → ring2.spf.example → ring.spf.example',
      });
      expect(await check('twice.spf.example')).toMatchObject({ status: 'ok' });
    });

    it('fails when what it names does not exist: one include, or more than two hosts', async () => {
      const ours = 'include:spf.mail.example';
      set({
        'lost.spf.example': `v=spf1 ${ours} include:gone.example -all`,
        'void2.spf.example': `v=spf1 ${ours} a:gone1.example mx:gone2.example -all`,
        'void3.spf.example': `v=spf1 ${ours} a:gone1.example mx:gone2.example exists:gone3.example -all`,
        'macro.spf.example': `v=spf1 ${ours} exists:%{i}.gone.example ptr -all`,
      });
      expect(await check('lost.spf.example')).toMatchObject({
        hint: 'include_broken',
        detail: 'gone.example',
      });
      expect(await check('void2.spf.example')).toMatchObject({ status: 'ok' });
      expect(await check('void3.spf.example')).toMatchObject({ status: 'fail', hint: 'include_broken' });
      expect(await check('macro.spf.example')).toMatchObject({ status: 'ok' });
    });

    it('is not judged by a DNS that fails somewhere on the way', async () => {
      set({ 'way.spf.example': 'v=spf1 include:spf.mail.example include:broken.example -all' });
      expect(await check('way.spf.example')).toMatchObject({
        status: 'unknown',
        hint: 'dns_failed',
        detail: 'broken.example',
      });
    });
  });

  it('with DKIM keys is right when every one of them can be read', async () => {
    const keys = [
      { selector: 'ph2', publicKey: 'NEW' },
      { selector: 'ph1', publicKey: 'OLD' },
    ];
    server.set({
      'ph1._domainkey.dkim.example': { txt: [['v=DKIM1; k=rsa; ', 'p=OLD']] },
      'ph2._domainkey.dkim.example': { txt: ['v=DKIM1; k=rsa; p=NEW'] },
      'ph1._domainkey.half.example': { txt: ['v=DKIM1; k=rsa; p=OLD'] },
    });
    expect(await checkDkim(dns, 'dkim.example', keys)).toMatchObject({ status: 'ok' });
    expect(await checkDkim(dns, 'half.example', keys)).toMatchObject({
      status: 'warn',
      hint: 'missing',
      detail: 'ph2._domainkey.half.example',
    });
  });
});
