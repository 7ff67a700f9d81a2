import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PanelProcess, spawnPanel } from './testing/command-process.ts';
import { type DatabaseGate, openDatabaseGate } from './testing/database-gate.ts';
import { until } from './testing/pgbouncer.ts';
import { commandJson } from './testing/test-commands.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { testPassword } from './testing/test-panel.ts';

/** Two panels, as processes, and a mail server that takes mails and says nothing until it is told to. */
describe('panels whose database goes away', () => {
  let root: string;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let gate: DatabaseGate;
  let panels: PanelProcess[] = [];
  let mails = 0;
  let waiting: (() => void)[] = [];
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => {
        mails += 1;
        waiting.push(() => done());
      });
    },
  });

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'posthouse-outage-'));
    database = await createTestDatabase('template0');
    gate = await openDatabaseGate(database.url);
    smtp.server.on('connection', (socket: Socket) => sockets.add(socket));
    smtp.on('error', () => undefined);
    await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
    const { port } = smtp.server.address() as AddressInfo;
    const env = {
      DATABASE_URL: gate.url,
      PORT: '0',
      LOG_LEVEL: 'info',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      DATA_DIR: root,
      SECRET_KEY: '5a'.repeat(32),
    };
    // At once, on an empty database: the schema is made by one of them.
    panels = await Promise.all([spawnPanel(env), spawnPanel(env)]);
    const account = ['--name', 'alpha', '--email', 'alpha@x.example', '--password', testPassword];
    await commandJson(['account', 'create', ...account], { env });
  });
  afterAll(async () => {
    for (const { child } of panels) child.kill('SIGKILL');
    for (const socket of sockets) socket.destroy();
    smtp.close();
    await gate.close();
    await database.close();
    await rm(root, { recursive: true, force: true });
  });

  const post = ({ address }: PanelProcess, fields: Record<string, string>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  const logIn = (panel: PanelProcess) =>
    post(panel, { action: 'login', username: 'alpha', password: testPassword });
  const readiness = async ({ address }: PanelProcess) => {
    const answer = await fetch(`${address}/readyz`);
    const { reason } = (await answer.json()) as { reason?: string };
    return { status: answer.status, reason };
  };
  const areReady = async () =>
    (await Promise.all(panels.map(readiness))).every(({ status }) => status === 200);
  const first = () => panels[0] as PanelProcess;
  const orderMail = async () => {
    const before = mails;
    await post(first(), { action: 'forgotPassword', username: 'alpha', email: 'alpha@x.example' });
    await until(async () => mails > before);
  };
  const isMailDone = async () => {
    const { rowCount } = await database.pool.query(`select from job where kind = 'send-mail'`);
    return rowCount === 0;
  };

  it('answer 503 in the envelope meanwhile, say so at /readyz, go on by themselves, and mail nothing twice', async () => {
    await orderMail();
    gate.cut();
    const refused = await logIn(first());
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toEqual({
      returncode: 0,
      returndata: 'Server Error!',
      error: { code: 'server_error' },
    });
    expect(await readiness(first())).toEqual({
      status: 503,
      reason: 'The database cannot be reached.',
    });
    // The job ends while the database is away, and nobody knows whether the mail arrived.
    for (const socket of sockets) socket.destroy();
    waiting = [];
    await until(async () => panels.some(({ stderr }) => stderr().includes('did not say whether it took')));
    gate.open();
    await until(areReady);
    await until(isMailDone);
    expect(mails).toBe(1);
    expect((await logIn(first())).status).toBe(200);
    expect(panels.map(({ child }) => child.exitCode)).toEqual([null, null]);
  });

  it('say at /readyz that it hangs, however long, and go on when it does', async () => {
    gate.hang();
    for (const panel of panels) {
      expect(await readiness(panel)).toEqual({ status: 503, reason: 'The database does not answer.' });
    }
    gate.open();
    await until(areReady);
    expect((await logIn(first())).status).toBe(200);
  });

  it('end a job under way before they end themselves', async () => {
    await orderMail();
    for (const { child } of panels) child.kill('SIGTERM');
    await until(async () => first().stderr() !== '' && waiting.length > 0);
    for (const answer of waiting) answer();
    expect(await Promise.all(panels.map((panel) => panel.ended()))).toEqual([0, 0]);
    expect(await isMailDone()).toBe(true);
    expect(panels.map(({ stderr }) => stderr()).join('')).not.toContain('Cannot use a pool');
  });
});
