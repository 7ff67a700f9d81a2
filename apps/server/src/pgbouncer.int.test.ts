import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionAnswer, ActionInput, ActionName } from '@posthouse/contract';
import { type Envelope, encodeForm, formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './kernel/config.ts';
import { createLog } from './kernel/log.ts';
import { type RunningWeb, runWorker, serveWeb } from './main.ts';
import { type PgBouncer, startPgBouncer, until } from './testing/pgbouncer.ts';
import { commandJson } from './testing/test-commands.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { dataOf, testPassword } from './testing/test-panel.ts';

const serverConnections = 3;

/** From an empty database on, as `npm start` does it, so that migrations and the job queue are part of it. */
describe('a panel behind PgBouncer in transaction mode', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let bouncer: PgBouncer;
  let panel: RunningWeb;
  let worker: Awaited<ReturnType<typeof runWorker>>;
  let dataDir: string;
  let env: Record<string, string>;
  let token: string;
  const log: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase('template0');
    bouncer = await startPgBouncer(database.url, serverConnections);
    dataDir = await mkdtemp(join(tmpdir(), 'posthouse-bounced-'));
    env = { DATABASE_URL: bouncer.url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' };
    const config = readConfig(env);
    const destination = createLog('warn', { write: (line) => log.push(line) });
    panel = await serveWeb(config, destination);
    worker = await runWorker(config, destination);
    const account = ['--name', 'alpha', '--email', 'alpha@x.example', '--password', testPassword];
    await commandJson(['account', 'create', ...account], { env });
    const login = dataOf(await call('login', { username: 'alpha', password: testPassword }));
    token = 'token' in login ? login.token : '';
  });
  afterAll(async () => {
    await worker.stop();
    await panel.stop();
    await bouncer.stop();
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  async function call<Name extends ActionName>(
    name: Name,
    input: ActionInput<Name>,
    by = '',
  ): Promise<Envelope<ActionAnswer<Name>>> {
    const headers = { 'content-type': formContentType, ...(by ? { [tokenHeader]: by } : {}) };
    const body = encodeForm(name, input as Record<string, unknown>);
    return (await fetch(panel.address, { method: 'POST', headers, body })).json() as never;
  }

  it('answers many calls at once, queries and commands mixed, on few connections', async () => {
    const languages = ['en', 'de', 'fr', 'es'] as const;
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => [
        await call('status', {}, token),
        await call('setLanguage', { language: languages[index % 4] ?? 'en' }, token),
        await call('getAccountHistory', { limit: 5 }, token),
        await call('getSubAdmins', {}, token),
      ]),
    );
    expect(answers.flat().filter(({ returncode }) => returncode !== 1)).toEqual([]);
    const { rows } = await database.pool.query<{ used: number }>(
      'select count(*)::int as used from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    expect(rows[0]?.used).toBeLessThanOrEqual(serverConnections);
  });

  it('writes every command with its history, and pages through it', async () => {
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = dataOf(
        await call('getAccountHistory', { operation: 'setLanguage', limit: 25, cursor }, token),
      );
      names.push(...page.rows.map(({ adminname }) => adminname));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(names).toEqual(Array.from({ length: 60 }, () => 'alpha'));
  });

  it('streams an export', async () => {
    const { url } = dataOf(
      await call('exportAccountHistory', { operation: 'setLanguage', format: 'json' }, token),
    );
    expect(await (await fetch(panel.address + url)).json()).toHaveLength(60);
  });

  it('runs the jobs of a command, and those that they enqueue', async () => {
    dataOf(await call('forgotPassword', { username: 'alpha', email: 'alpha@x.example' }));
    const outbox = join(dataDir, 'outbox');
    const mails = () => readdir(outbox).catch(() => []);
    await until(async () => (await mails()).length > 0);
    expect(await readFile(join(outbox, String((await mails())[0])), 'utf8')).toContain('alpha@x.example');
  });

  it('serves the operator too: another panel’s start, accounts, a backup', async () => {
    const second = await serveWeb(readConfig(env), createLog('silent'));
    await second.stop();
    await commandJson(['account', 'suspend', 'alpha'], { env });
    expect(await call('status', {}, token)).toMatchObject({ error: { code: 'session_invalid' } });
    await commandJson(['account', 'resume', 'alpha'], { env });
    await commandJson(['backup', join(dataDir, 'all.backup')], { env });
  });

  it('has nothing to complain of in its log', () => {
    expect(log).toEqual([]);
  });
});
