import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CommandProcess,
  type PanelProcess,
  spawnCommand,
  spawnPanel,
  workerOf,
} from '../testing/command-process.ts';
import { until } from '../testing/pgbouncer.ts';
import { commandJson } from '../testing/test-commands.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testPassword } from '../testing/test-panel.ts';

describe('web and worker, as processes', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let dataDir: string;
  let env: Record<string, string>;
  let started: CommandProcess[] = [];
  let held: (() => void)[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => held.push(() => done()));
    },
  });

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'posthouse-parts-'));
    env = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'info',
      SECRET_KEY: '5a'.repeat(32),
    };
    await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
    const account = ['--name', 'alpha', '--email', 'alpha@x.example', '--password', testPassword];
    await commandJson(['account', 'create', ...account], { env });
  });
  afterAll(async () => {
    smtp.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    held = [];
    await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
    await database.pool.query('delete from job');
    await database.pool.query('delete from attempt_counter');
  });
  afterEach(() => {
    for (const { child } of started) child.kill('SIGKILL');
    started = [];
  });

  const serve = async (options: readonly string[] = [], more: Record<string, string> = {}) => {
    const panel = await spawnPanel({ ...env, ...more }, options);
    started.push(panel);
    return panel;
  };
  const serveJobs = (more: Record<string, string> = {}) => {
    const worker = spawnCommand(['serve', '--only', 'jobs'], { ...env, ...more });
    started.push(worker);
    return worker;
  };
  const slowMail = () => ({ SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` });
  const orderMail = ({ address }: PanelProcess) =>
    fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ action: 'forgotPassword', username: 'alpha', email: 'alpha@x.example' }),
    });
  const mails = async () => (await readdir(join(dataDir, 'outbox')).catch(() => [])).length;
  const waiting = async (kind: string) =>
    (await database.pool.query('select from job where kind = $1', [kind])).rowCount;
  const health = async ({ address }: PanelProcess) =>
    Promise.all(['healthz', 'readyz'].map(async (page) => (await fetch(`${address}/${page}`)).status));
  const isGone = (pid: number) => {
    try {
      process.kill(pid, 0);
      return false;
    } catch {
      return true;
    }
  };

  it('the worker is started again after kill -9; meanwhile requests are answered and jobs wait', async () => {
    const panel = await serve();
    const first = await workerOf(panel.child);
    process.kill(first, 'SIGKILL');
    await until(async () => isGone(first));
    expect(await health(panel)).toEqual([200, 200]);
    expect((await orderMail(panel)).status).toBe(200);
    await until(async () => (await mails()) === 1);
    expect(await workerOf(panel.child)).not.toBe(first);
    expect(panel.stderr()).toContain('the worker has ended unexpectedly');
  });

  it('a worker whose panel is killed ends what it is at, and then itself', async () => {
    const panel = await serve([], slowMail());
    const worker = await workerOf(panel.child);
    await orderMail(panel);
    await until(async () => held.length === 1);
    const exit = once(panel.child, 'exit');
    panel.child.kill('SIGKILL');
    await exit;
    expect(await waiting('send-mail')).toBe(1);
    expect(isGone(worker)).toBe(false);
    for (const answer of held) answer();
    await until(async () => isGone(worker));
    expect(await waiting('send-mail')).toBe(0);
  });

  it('SIGTERM ends both, each with what it is at', async () => {
    const panel = await serve([], slowMail());
    const worker = await workerOf(panel.child);
    await orderMail(panel);
    await until(async () => held.length === 1);
    panel.child.kill('SIGTERM');
    for (const answer of held) answer();
    expect(await panel.ended()).toBe(0);
    expect(isGone(worker)).toBe(true);
    expect(await waiting('send-mail')).toBe(0);
  });

  it('on machines of their own, what one leaves the other does', async () => {
    const web = await serve(['--only', 'web']);
    expect((await orderMail(web)).status).toBe(200);
    expect(await waiting('password-reset')).toBe(1);
    const worker = serveJobs();
    await until(async () => (await mails()) === 1);
    expect(worker.stdout()).toBe('Posthouse is running background jobs\n');
    worker.child.kill('SIGTERM');
    expect(await worker.ended()).toBe(0);
    expect((await orderMail(web)).status).toBe(200);
    expect(await waiting('password-reset')).toBe(1);
    web.child.kill('SIGTERM');
    expect(await web.ended()).toBe(0);
  });
});
