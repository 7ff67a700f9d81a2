import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { encodeForm, formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { connectDatabase } from '../apps/server/src/db/pool.ts';
import { createAccount } from '../apps/server/src/domain/account-store.ts';
import { migrationsFolder } from '../apps/server/src/folders.ts';
import type { RecordedAction } from './bare-server.ts';
import { createPanelForBench } from './bench-panel.ts';
import {
  buildCandidates,
  type Candidate,
  demandSameAnswer,
  type Figures,
  measure,
  startCandidate,
  warmUp,
} from './candidate.ts';
import { recordQueries } from './recorded-queries.ts';

/**
 * Requests a second of the panel beside a bare Fastify + pg route that runs the very same queries and answers the same
 * body. Both are warmed up and measured by turns in one run: on a noisy machine the ratio holds, the digits do not.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const warmUpRequests = 5_000;
const historyRows = 100_000;
const actions = ['status', 'getAccountHistory'] as const;
const password = 'Bench-password-1';

const folder = await mkdtemp(join(tmpdir(), 'posthouse-bench-'));
await chmod(folder, 0o711);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log });
const candidates: Candidate[] = [];
try {
  await buildCandidates();
  await prepareData();
  const { token, recorded } = await recordActions();
  const panel = await startCandidate('panel', server.url);
  candidates.push(panel);
  const bare = await startCandidate('bare', server.url, serialize(recorded).toString('base64'));
  candidates.push(bare);
  for (const action of actions) await compare(action, token, panel, bare);
} finally {
  for (const { child } of candidates) child.kill();
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

async function recordActions(): Promise<{ token: string; recorded: Record<string, RecordedAction> }> {
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
  const recorded: Record<string, RecordedAction> = {};
  for (const action of actions) {
    const [session, read, ...others] = await recordQueries(database.pool, () => post(action, {}, token));
    if (!session || !read || others.length > 0) throw new Error(`${action}: two queries were expected`);
    recorded[action] = [session, read];
  }
  await panel.stop();
  await database.close();
  return { token, recorded };
}

async function compare(action: string, token: string, panel: Candidate, bare: Candidate): Promise<void> {
  const headers = { 'content-type': formContentType, [tokenHeader]: token };
  const post = { headers, body: encodeForm(action, {}) };
  await demandSameAnswer([panel, bare], post);
  for (const candidate of [panel, bare]) await warmUp(candidate, post, warmUpRequests);
  const figures: { panel: Figures[]; bare: Figures[] } = { panel: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    figures.panel.push(await measure(panel, post, seconds));
    figures.bare.push(await measure(bare, post, seconds));
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

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
