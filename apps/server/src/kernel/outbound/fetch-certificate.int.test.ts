import { once } from 'node:events';
import { type AddressInfo, createServer as createPlainServer, type Server } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAuthority, type TestCertificate } from '../../testing/test-certificate.ts';
import { startTestDnsServer, type TestDnsServer } from '../../testing/test-dns-server.ts';
import { createAddressRule } from './address-rule.ts';
import { createDnsLookup } from './create-dns-lookup.ts';
import { createFetchCertificate } from './fetch-certificate.ts';

const from = new Date('2021-01-01T00:00:00.000Z');
const to = new Date('2045-01-01T00:00:00.000Z');
const past = new Date('2022-01-01T00:00:00.000Z');
const host = 'webmail.example.com';

describe('the certificate of a host', () => {
  const authority = createTestAuthority('Test authority');
  const servers: Server[] = [];
  let dns: TestDnsServer;
  beforeAll(async () => {
    dns = await startTestDnsServer();
    dns.set({ [host]: { a: ['127.0.0.1'] } });
  });
  afterAll(async () => {
    for (const server of servers) server.close();
    await dns.stop();
  });

  const listen = async (server: Server) => {
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const serve = ({ certificate, key }: TestCertificate) =>
    listen(createServer({ cert: certificate, key }).on('tlsClientError', () => undefined));
  const fetcher = (port: number, { allowed = ['127.0.0.0/8'], timeoutMs = 5_000 } = {}) =>
    createFetchCertificate({
      dns: createDnsLookup({ servers: [dns.address], allowed: [], tryMs: 500 }),
      mayReach: createAddressRule(allowed),
      port,
      ca: authority.certificate,
      timeoutMs,
    });

  it('is shown with its names, its time and its issuer when all is well', async () => {
    const port = await serve(authority.issue([host, '*.example.net'], from, to));
    expect(await fetcher(port)(host)).toEqual({
      status: 'found',
      validFrom: from,
      validTo: to,
      names: [host, '*.example.net'],
      authorised: true,
      issuer: 'Test authority',
    });
  });

  it('is shown when it has expired, and is not authorised', async () => {
    const port = await serve(authority.issue([host], from, past));
    expect(await fetcher(port)(host)).toMatchObject({ validTo: past, authorised: false });
  });

  it('is shown when it is for another name, which is for the caller to see', async () => {
    const port = await serve(authority.issue(['other.example.org'], from, to));
    expect(await fetcher(port)(host)).toMatchObject({ names: ['other.example.org'], authorised: true });
  });

  it('is not authorised by somebody nobody trusts', async () => {
    const port = await serve(createTestAuthority('Stranger').issue([host], from, to));
    expect(await fetcher(port)(host)).toMatchObject({ names: [host], authorised: false });
  });

  it('is not fetched from a private address, unless the operator allows it', async () => {
    let connections = 0;
    const port = await listen(createPlainServer(() => (connections += 1)));
    expect(await fetcher(port, { allowed: [] })(host)).toEqual({ status: 'private_address' });
    expect(await fetcher(port, { allowed: [] })('127.0.0.1')).toEqual({ status: 'private_address' });
    expect(connections).toBe(0);
  });

  it('is a coarse failure where nobody listens, nobody speaks TLS, or the name leads nowhere', async () => {
    const closed = await listen(createPlainServer());
    servers.pop()?.close();
    const plain = await listen(createPlainServer((socket) => socket.end('hello')));
    expect(await fetcher(closed)(host)).toEqual({ status: 'connect_failed' });
    expect(await fetcher(plain)(host)).toEqual({ status: 'connect_failed' });
    expect(await fetcher(plain)('nowhere.example.com')).toEqual({ status: 'connect_failed' });
  });

  it('is given up when the host says nothing', async () => {
    const mute = await listen(createPlainServer((socket) => socket.on('error', () => undefined)));
    expect(await fetcher(mute, { timeoutMs: 300 })(host)).toEqual({ status: 'timeout' });
    dns.set({ 'silent.example.com': { broken: 'silent' } });
    expect(await fetcher(mute)('silent.example.com')).toEqual({ status: 'timeout' });
  });
});
