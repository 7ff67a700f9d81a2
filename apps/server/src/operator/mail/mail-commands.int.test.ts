import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portsFrom, writeEngineSettings } from '../../engine/engine-settings.ts';
import { command } from '../../testing/test-commands.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Check } from '../doctor/check.ts';

/** Nobody listens there. */
const unused = 54_000;

describe('commands of the mail engine', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'posthouse-mail-'));
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const run = (argv: string[], dataDir = folder) =>
    command(argv, { env: { DATA_DIR: dataDir, DATABASE_URL: database.url, SECRET_KEY: '5a'.repeat(32) } });
  const engineLine = async (dataDir: string) => {
    const { stdout } = await run(['doctor', '--json'], dataDir);
    return (JSON.parse(stdout) as { checks: Check[] }).checks.find(({ name }) => name === 'Mail engine');
  };

  /** A data folder whose engine was set up, and never started. */
  async function setUp(ports = portsFrom(unused)): Promise<string> {
    const dataDir = await mkdtemp(join(folder, 'data-'));
    await writeEngineSettings(dataDir, {
      root: join(dataDir, 'mail'),
      hostname: 'mx.posthouse.test',
      isPrivate: true,
      ports,
      tls: { certificate: join(dataDir, 'certificate.pem'), key: join(dataDir, 'key.pem') },
      database: { host: '127.0.0.1', port: 5432, name: 'x', sslmode: 'disable' },
      nameServers: [],
      isOffline: true,
    });
    return dataDir;
  }

  async function listen() {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { server, port: (server.address() as AddressInfo).port };
  }

  it.each([[['mail', 'doctor']], [['mail', 'demo']], [['mail', 'status']]])(
    'say how to set up a mail engine where there is none: %s',
    async (argv) => {
      const { code, stderr } = await run(argv);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('mail setup') });
    },
  );

  it.each([
    [['--private', '--public']],
    [['--public', '--port-base', '30000']],
    [['--offline', '--online']],
    [['--smarthost', 'relay.example.com:25', '--no-smarthost']],
    [['--no-postmaster', '--postmaster', 'it@example.com']],
    [['--no-smarthost-user', '--smarthost-user', 'us']],
  ])('set up nothing with options that contradict each other: %s', async (options) => {
    const { code, stderr } = await run(['mail', 'setup', ...options]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/contradict|cannot be used/) });
  });

  it.each(['anna', 'anna@', '@acme.example', 'anna@acme', 'anna berg@acme.example'])(
    'ask for an address that is one: %s',
    async (address) => {
      const { code, stderr } = await run(['mail', 'doctor', address]);
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: expect.stringContaining(`"${address}" is not an e-mail address`),
      });
    },
  );

  it('send no demo messages to an engine that does not run', async () => {
    const { code, stdout, stderr } = await run(['mail', 'demo', '--json'], await setUp());
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('mail start') });
    expect(JSON.parse(stdout)).toEqual({ error: expect.stringContaining('not running') });
  });

  it('send none where there is no demo account, and say how to create it', async () => {
    const { port, server } = await listen();
    const dataDir = await setUp({ ...portsFrom(unused), smtp: port, submissions: port });
    const { code, stderr } = await run(['mail', 'demo'], dataDir);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('posthouse -- demo') });
    server.close();
  });

  it('have a line in the doctor of the whole machine', async () => {
    expect(await engineLine(folder)).toMatchObject({
      status: 'ok',
      message: 'not set up; "npm run posthouse -- mail setup" sets one up',
    });
    expect(await engineLine(await setUp())).toMatchObject({
      status: 'warn',
      message: 'stopped',
      hint: expect.stringContaining('mail start'),
    });
    const { port: smtp, server } = await listen();
    expect(await engineLine(await setUp({ ...portsFrom(unused), smtp }))).toMatchObject({
      status: 'warn',
      message: 'only partly running',
    });
    server.close();
    const damaged = await mkdtemp(join(folder, 'data-'));
    await writeFile(join(damaged, 'mail-engine.json'), '{');
    expect(await engineLine(damaged)).toMatchObject({ status: 'fail' });
  });
});
