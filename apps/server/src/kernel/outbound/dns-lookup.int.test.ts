import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDnsServer, type TestDnsServer } from '../../testing/test-dns-server.ts';
import { createDnsLookup } from './create-dns-lookup.ts';

describe('a question to the DNS', () => {
  let resolver: TestDnsServer;
  let authority: TestDnsServer;
  beforeAll(async () => {
    resolver = await startTestDnsServer();
    authority = await startTestDnsServer();
  });
  afterAll(async () => {
    await resolver.stop();
    await authority.stop();
  });
  beforeEach(() => {
    authority.asked.length = 0;
  });

  const lookup = (allowed: readonly string[] = []) =>
    createDnsLookup({ servers: [resolver.address], allowed, authorityPort: authority.port, tryMs: 1_000 });

  describe('answered by the configured resolvers', () => {
    it('has the pieces of a text joined, and every value beside it', async () => {
      resolver.set({ 'text.example': { txt: [['v=one; ', 'Two'], 'other'] } });
      const answer = await lookup().txt('TEXT.example.');
      expect(answer).toEqual({ status: 'found', values: expect.arrayContaining(['v=one; Two', 'other']) });
    });

    it('has nothing in it that cannot be shown or stored, and a text too long for one packet', async () => {
      const long = 'x'.repeat(3_000);
      resolver.set({ 'odd.example': { txt: ['a\0b\nc'] }, 'long.example': { txt: [long] } });
      expect(await lookup().txt('odd.example')).toEqual({ status: 'found', values: ['a\ufffdb\ufffdc'] });
      expect(await lookup().txt('long.example')).toEqual({ status: 'found', values: [long] });
    });

    it('has names in lower case without the dot at the end, mail hosts by priority', async () => {
      resolver.set({
        'mail.example': {
          mx: [
            [20, 'MX2.Mail.Example'],
            [10, 'mx1.mail.example'],
          ],
        },
        'null.example': { mx: [[0, '.']] },
        'www.example': { cname: 'Host.Example' },
        'host.example': { a: ['192.0.2.1'], aaaa: ['2001:db8::1'] },
      });
      const { mx, cname, addresses } = lookup();
      expect(await mx('mail.example')).toEqual({
        status: 'found',
        values: [
          { priority: 10, exchange: 'mx1.mail.example' },
          { priority: 20, exchange: 'mx2.mail.example' },
        ],
      });
      expect(await mx('null.example')).toEqual({ status: 'found', values: [{ priority: 0, exchange: '' }] });
      expect(await cname('www.example')).toEqual({ status: 'found', values: ['host.example'] });
      expect(await addresses('www.example')).toEqual({
        status: 'found',
        values: ['192.0.2.1', '2001:db8::1'],
      });
    });

    it('has the tags of certificate authorities', async () => {
      resolver.set({
        'caa.example': {
          caa: [
            ['issue', 'ca.example'],
            ['issuewild', ';'],
          ],
        },
      });
      const answer = await lookup().caa('caa.example');
      expect(answer).toEqual({
        status: 'found',
        values: expect.arrayContaining([
          { critical: false, tag: 'issue', value: 'ca.example' },
          { critical: false, tag: 'issuewild', value: ';' },
        ]),
      });
    });

    it('tells a certain no from a failure and from silence', async () => {
      resolver.set({
        'empty.example': { a: ['192.0.2.1'] },
        'broken.example': { broken: 'servfail' },
        'refused.example': { broken: 'refused' },
        'silent.example': { broken: 'silent' },
        'loop.example': { cname: 'loop2.example' },
        'loop2.example': { cname: 'loop.example' },
      });
      const { txt, addresses } = lookup();
      expect(await txt('empty.example')).toEqual({ status: 'none' });
      expect(await txt('nowhere.example')).toEqual({ status: 'none' });
      expect(await txt(`${'x'.repeat(64)}.example`)).toEqual({ status: 'none' });
      expect(await txt('broken.example')).toEqual({ status: 'failed' });
      expect(await txt('refused.example')).toEqual({ status: 'failed' });
      expect(await txt('silent.example')).toEqual({ status: 'timeout' });
      expect(await addresses('silent.example')).toEqual({ status: 'timeout' });
      expect(await addresses('loop.example')).toEqual({ status: 'failed' });
      expect(await addresses('nowhere.example')).toEqual({ status: 'none' });
    });

    it('fails where nobody listens', async () => {
      const { txt } = createDnsLookup({ servers: ['127.0.0.1:1'], allowed: [], tryMs: 1_000 });
      expect(await txt('text.example')).toEqual({ status: 'failed' });
    });
  });

  describe('about a zone whose own servers can be reached', () => {
    const allowed = ['127.0.0.1'];
    beforeAll(() => {
      resolver.set({
        'zone.example': { ns: ['ns.zone.example'], txt: ['old'] },
        'ns.zone.example': { a: ['127.0.0.1'] },
        'gone.zone.example': { txt: ['old'] },
        'elsewhere.example': { txt: ['from elsewhere'] },
      });
      authority.set({
        'zone.example': { soa: true, txt: ['new'] },
        'alias.zone.example': { cname: 'elsewhere.example' },
        'loop.zone.example': { cname: 'loop.zone.example' },
        'broken.zone.example': { broken: 'servfail' },
      });
      resolver.set({ 'broken.zone.example': { txt: ['cached'] } });
    });

    it('is answered by them: what was published a moment ago counts', async () => {
      expect(await lookup(allowed).txt('zone.example')).toEqual({ status: 'found', values: ['new'] });
      expect(await lookup(allowed).txt('gone.zone.example')).toEqual({ status: 'none' });
    });

    it('follows an alias that leads out of the zone', async () => {
      const answer = await lookup(allowed).txt('alias.zone.example');
      expect(answer).toEqual({ status: 'found', values: ['from elsewhere'] });
    });

    it('is left to the resolvers when they fail', async () => {
      expect(await lookup(allowed).txt('broken.zone.example')).toEqual({
        status: 'found',
        values: ['cached'],
      });
    });

    it('is not put to them at private addresses, unless the operator allows it', async () => {
      expect(await lookup().txt('zone.example')).toEqual({ status: 'found', values: ['old'] });
      expect(authority.asked).toEqual([]);
    });

    it('does not believe the no of a server that does not know the zone', async () => {
      resolver.set({ 'lame.example': { ns: ['ns.zone.example'], txt: ['known'] } });
      expect(await lookup(allowed).txt('lame.example')).toEqual({ status: 'found', values: ['known'] });
      expect(authority.asked).toContain('lame.example');
    });
  });
});
