import { type ChildProcess, fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { encodeForm, formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import autocannon from 'autocannon';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { connectDatabase } from '../apps/server/src/db/pool.ts';
import { createAccount } from '../apps/server/src/domain/account-store.ts';
import { migrationsFolder } from '../apps/server/src/folders.ts';
import { createPanelForBench } from './bench-panel.ts';
import { type RecordedQuery, recordQueries } from './recorded-queries.ts';

/**
 * Requests a second of the panel beside a bare Fastify + pg route that runs the very same queries. Both are measured by
 * turns in one run: on a noisy machine the ratio holds, the digits do not.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const historyRows = 100_000;
const actions = ['status', 'getAccountHistory'] as const;
const password = 'Bench-password-1';

const folder = await mkdtemp(join(tmpdir(), 'posthouse-bench-'));
await chmod(folder, 0o711);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log });
const children: ChildProcess[] = [];
try {
  await prepareData();
  const { token, queries } = await recordActions();
  const panel = await startServer('panel');
  const bare = await startServer('bare', serialize(queries).toString('base64'));
  for (const action of actions) await compare(action, token, panel, bare);
} finally {
  for (const child of children) child.kill();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function prepareData(): Promise<void> {
  const { pool, close } = connectDatabase(server.url, { onError: () => undefined });
  await migrate(pool, migrationsFolder);
  const { passwords, database, panel } = await createPanelForBench(server.url);
  const passwordHash = await passwords.hash(password);
  const { accountId } = await createAccount(database.db, {
    name: 'bench',
    email: 'admin@bench.example',
    passwordHash,
    limits: { maxdomains: 100 },
    now: new Date(),
  });
  await pool.query(
    `insert into account_history (account_id, at, adminname, action, target, remote_ip, after)
     select $1, now() - make_interval(secs => $2 - n), 'bench', 'updateUser', 'user' || n || '@bench.example',
            '203.0.113.9', jsonb_build_object('quota', n)
       from generate_series(1, $2) n`,
    [accountId, historyRows],
  );
  await pool.query('vacuum analyze');
  await panel.stop();
  await database.close();
  await close();
}

async function recordActions(): Promise<{ token: string; queries: Record<string, RecordedQuery[]> }> {
  const { panel, database } = await createPanelForBench(server.url);
  const post = (action: string, fields: Record<string, string>, token = '') =>
    panel.app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': formContentType, [tokenHeader]: token },
      payload: encodeForm(action, fields),
    });
  const login = await post('login', { username: 'bench', password });
  const { token } = login.json().returndata as { token: string };
  const queries: Record<string, RecordedQuery[]> = {};
  for (const action of actions) {
    queries[action] = await recordQueries(database.pool, () => post(action, {}, token));
  }
  await panel.stop();
  await database.close();
  return { token, queries };
}

interface Candidate {
  readonly port: number;
  readonly child: ChildProcess;
}

interface Figures {
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
}

async function startServer(kind: 'panel' | 'bare', ...args: string[]): Promise<Candidate> {
  const child = fork(join(import.meta.dirname, 'server-process.ts'), [kind, server.url, ...args], {
    execArgv: ['--import', 'tsx'],
  });
  children.push(child);
  const { port } = (await messageFrom(child)) as { port: number };
  return { port, child };
}

function messageFrom(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a measured server ended with ${code}`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}

async function compare(action: string, token: string, panel: Candidate, bare: Candidate): Promise<void> {
  const figures: { panel: Figures[]; bare: Figures[] } = { panel: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    figures.panel.push(await measure(panel, action, token));
    figures.bare.push(await measure(bare, action, token));
  }
  const middle = (list: readonly Figures[], name: keyof Figures) => median(list.map((entry) => entry[name]));
  for (const [title, name, unit] of [
    ['requests', 'perSecond', '/s'],
    ['own processor time', 'cpuMicroseconds', ' µs a request'],
  ] as const) {
    const [ours, theirs] = [middle(figures.panel, name), middle(figures.bare, name)];
    console.log(
      `${action.padEnd(18)} ${title.padEnd(19)} panel ${ours.toFixed(0)}${unit}, bare Fastify + pg ${theirs.toFixed(0)}${unit}, ratio ${(ours / theirs).toFixed(2)}`,
    );
  }
}

async function measure({ port, child }: Candidate, action: string, token: string): Promise<Figures> {
  const cpuBefore = await cpuOf(child);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/`,
    method: 'POST',
    headers: { 'content-type': formContentType, [tokenHeader]: token },
    body: encodeForm(action, {}),
    connections: 16,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${action}: ${result.non2xx} bad answers, ${result.errors} errors`);
  }
  const cpu = (await cpuOf(child)) - cpuBefore;
  return { perSecond: result.requests.average, cpuMicroseconds: cpu / result.requests.total };
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const answer = messageFrom(child);
  child.send('cpu');
  const { cpu } = (await answer) as { cpu: NodeJS.CpuUsage };
  return cpu.user + cpu.system;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
