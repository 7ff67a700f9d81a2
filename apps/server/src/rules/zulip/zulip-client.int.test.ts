import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAddressRule } from '../../kernel/outbound/address-rule.ts';
import type { DnsLookup } from '../../kernel/outbound/dns-lookup.ts';
import { createTestAuthority } from '../../testing/test-certificate.ts';
import { TestZulipServer } from '../../testing/test-zulip-server.ts';
import { createZulipClient, ZulipFailure, ZulipRefusal } from './zulip-client.ts';

/** Every name leads to this machine. */
const dns = {
  addresses: async () => ({ status: 'found', values: ['127.0.0.1'] }),
} as unknown as DnsLookup;

describe('the client of Zulip', () => {
  let server: TestZulipServer;
  beforeAll(async () => {
    server = await TestZulipServer.start();
    server.join('anna@example.com', 'Anna Berg');
  });
  afterEach(() => {
    server.mood = 'well';
    server.requests.length = 0;
  });
  afterAll(() => server.stop());

  const client = ({
    allowed = ['127.0.0.1'],
    ...access
  }: {
    allowed?: string[];
    url?: string;
    ca?: string;
    timeoutMs?: number;
  } = {}) =>
    createZulipClient(
      {
        dns,
        mayReach: createAddressRule(allowed),
        timeoutMs: access.timeoutMs ?? 700,
        ...(access.ca ? { ca: access.ca } : {}),
      },
      { url: access.url ?? server.url, botEmail: server.botEmail, apiKey: server.apiKey },
    );

  it('reads people with their real addresses, without bots', async () => {
    expect(await client().listMembers()).toEqual([
      {
        zulipId: expect.any(Number),
        email: 'anna@example.com',
        name: 'Anna Berg',
        role: 'member',
        active: true,
      },
    ]);
  });

  it('tells what was refused from what has no answer', async () => {
    await expect(client().changeMember(999_999, { name: 'Nobody' })).rejects.toEqual(
      new ZulipRefusal('No such user', 400),
    );
    expect(await client().findMember('nobody@example.com')).toBeUndefined();
    const stranger = createZulipClient(
      { dns, mayReach: createAddressRule(['127.0.0.1']) },
      { url: server.url, botEmail: server.botEmail, apiKey: 'wrong' },
    );
    await expect(stranger.findMember('anna@example.com')).rejects.toMatchObject({
      reason: 'Invalid API key',
    });
  });

  it.each(['silent', 'away', 'garbage', 'broken', 'redirect', 'huge', 'empty list'] as const)(
    'takes nothing from a server that is %s, and ends soon',
    async (mood) => {
      server.mood = mood;
      await expect(client().listMembers()).rejects.toBeInstanceOf(ZulipFailure);
      // A redirect is not followed, and nothing is asked twice.
      expect(server.requests).toEqual(['GET /api/v1/users']);
    },
  );

  it('cuts off an answer that is too long', async () => {
    server.mood = 'huge';
    await expect(client({ timeoutMs: 30_000 }).listMembers()).rejects.toMatchObject({
      message: 'connect_failed',
    });
  });

  it('waits a moment where Zulip asks for it, and tells of a longer wait', async () => {
    server.next = { limited: 0.05 };
    expect(await client().listMembers()).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
    server.next = { limited: 42.5 };
    await expect(client().listMembers()).rejects.toMatchObject({ waitSeconds: 43 });
    server.mood = { limited: 0.05 };
    await expect(client().listMembers()).rejects.toMatchObject({ waitSeconds: 1 });
  });

  it('reaches no private address that the operator did not list, and sends no key without TLS elsewhere', async () => {
    await expect(client({ allowed: [] }).listMembers()).rejects.toMatchObject({ message: 'private_address' });
    const named = client({ url: server.url.replace('127.0.0.1', 'chat.example') });
    await expect(named.listMembers()).rejects.toMatchObject({ message: 'private_address' });
    expect(server.requests).toEqual([]);
  });

  it('sends its key only to a host with a certificate for its name', async () => {
    const authority = createTestAuthority('Test authority');
    const from = new Date('2021-01-01T00:00:00.000Z');
    const to = new Date('2045-01-01T00:00:00.000Z');
    const serve = async (name: string) => {
      const { certificate, key } = authority.issue([name], from, to);
      const heard: (string | undefined)[] = [];
      const secure = createServer({ cert: certificate, key }, (request, response) => {
        heard.push(request.headers.authorization);
        response.writeHead(401).end('{"result":"error","msg":"Invalid API key"}');
      }).on('tlsClientError', () => undefined);
      secure.listen(0, '127.0.0.1');
      await once(secure, 'listening');
      return { heard, secure, url: `https://chat.example:${(secure.address() as AddressInfo).port}` };
    };
    const right = await serve('chat.example');
    const ca = authority.certificate;
    await expect(client({ url: right.url, ca }).listMembers()).rejects.toBeInstanceOf(ZulipRefusal);
    expect(right.heard).toEqual([expect.stringMatching(/^Basic /)]);
    await expect(client({ url: right.url }).listMembers()).rejects.toBeInstanceOf(ZulipFailure);
    const wrong = await serve('other.example');
    await expect(client({ url: wrong.url, ca }).listMembers()).rejects.toBeInstanceOf(ZulipFailure);
    expect([...right.heard, ...wrong.heard]).toHaveLength(1);
    right.secure.close();
    wrong.secure.close();
  });
});
