import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { findPostmaster } from './db/embedded/postmaster-file.ts';
import { listPostgresOf } from './db/embedded/process-identity.ts';
import { readConfig } from './kernel/config.ts';
import { createLog } from './kernel/log.ts';
import { type PanelProcess, spawnPanel } from './testing/command-process.ts';
import { commandJson } from './testing/test-commands.ts';
import { testPassword } from './testing/test-panel.ts';

const victims = ['panel', 'postgres', 'both'] as const;
type Victim = (typeof victims)[number];

/** One of each; `npm run chaos` does many more. */
const rounds = victims.length;
const clients = 20;
const accounts = ['one', 'two', 'three', 'four'];
const languages = ['en', 'de', 'fr', 'es'];

describe('kill -9 while 20 clients write', () => {
  let root: string;
  let cluster: string;
  let env: Record<string, string>;
  let panel: PanelProcess;
  const tokens: string[] = [];

  beforeAll(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'posthouse-kill-')));
    // Under root PostgreSQL runs as somebody else, who must be able to pass through.
    await chmod(root, 0o711);
    cluster = join(root, 'data', 'postgres');
    // Each client has an address of its own, or the flood limit would stop them all.
    env = { DATA_DIR: join(root, 'data'), PORT: '0', LOG_LEVEL: 'info', TRUSTED_PROXIES: '127.0.0.1' };
    panel = await spawnPanel(env);
    for (const name of accounts) {
      const options = ['--name', name, '--email', `${name}@x.example`, '--password', testPassword];
      await commandJson(['account', 'create', ...options], { env });
      tokens.push(await login(name));
    }
  });

  afterAll(async () => {
    panel.child.kill('SIGKILL');
    for (const pid of listPostgresOf(cluster)) process.kill(pid, 'SIGKILL');
    await sleep(100);
    await rm(root, { recursive: true, maxRetries: 10 });
  });

  function post(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    const body = new URLSearchParams(fields);
    return fetch(panel.address, { method: 'POST', body, headers, signal: AbortSignal.timeout(20_000) });
  }

  async function login(username: string): Promise<string> {
    const answer = await post({ action: 'login', username, password: testPassword });
    const { returndata } = (await answer.json()) as { returndata: { token: string } };
    return returndata.token;
  }

  /** Writes until the first request that is not acknowledged; the request id names the history entry of each. */
  async function writeUntilRefused(client: number, round: number, acknowledged: string[]): Promise<void> {
    const headers = {
      'x-token': tokens[client % tokens.length] ?? '',
      'x-forwarded-for': `10.${round}.0.${client + 1}`,
    };
    for (let turn = client; ; turn += 1) {
      const language = languages[turn % languages.length] ?? 'en';
      try {
        const answer = await post({ action: 'setLanguage', language }, headers);
        const { returncode } = (await answer.json()) as { returncode: number };
        if (returncode !== 1) return;
        acknowledged.push(answer.headers.get('x-request-id') ?? '');
      } catch {
        return;
      }
    }
  }

  async function everyoneHeard(acknowledged: readonly string[]): Promise<void> {
    while (acknowledged.length < clients) await sleep(10);
  }

  async function kill(victim: Victim): Promise<void> {
    const postmaster = await findPostmaster(cluster);
    expect(postmaster).toBeDefined();
    const panelEnd = once(panel.child, 'close');
    if (victim !== 'panel') process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    if (victim !== 'postgres') {
      panel.child.kill('SIGKILL');
      await panelEnd;
    }
  }

  /** Starts the panel again, or waits until it has started its PostgreSQL again by itself. */
  async function recover(victim: Victim): Promise<void> {
    if (victim !== 'postgres') panel = await spawnPanel(env);
    const deadline = Date.now() + 20_000;
    for (;;) {
      const answer = await fetch(`${panel.address}/readyz`).catch(() => undefined);
      if (answer?.status === 200) return;
      if (Date.now() > deadline || panel.child.exitCode !== null)
        throw new Error(`no recovery: ${panel.stderr()}`);
      await sleep(50);
    }
  }

  async function missingOf(requestIds: readonly string[]): Promise<string[]> {
    const database = await openDatabase(readConfig(env), createLog('silent'), 'command');
    try {
      const { rows } = await database.pool.query<{ id: string }>(
        `select sent.id from unnest($1::text[]) as sent (id)
          where not exists (select from account_history h where h.request_id = sent.id and h.action = 'setLanguage')`,
        [requestIds],
      );
      return rows.map(({ id }) => id);
    } finally {
      await database.close();
    }
  }

  it(`keeps every acknowledged change, ${rounds} times`, { timeout: 120_000 }, async () => {
    const all: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round % victims.length] ?? 'both';
      const acknowledged: string[] = [];
      const writing = Array.from({ length: clients }, (_, client) =>
        writeUntilRefused(client, round, acknowledged),
      );
      const early = Promise.all(writing).then(() => {
        throw new Error(`nobody could write in round ${round}: ${panel.stderr()}`);
      });
      await Promise.race([early, everyoneHeard(acknowledged)]);
      early.catch(() => undefined);
      await sleep(randomInt(50, 500));
      await kill(victim);
      await Promise.all(writing);
      await recover(victim);
      all.push(...acknowledged);
      expect({ round, victim, missing: await missingOf(acknowledged) }).toEqual({
        round,
        victim,
        missing: [],
      });
    }
    expect(new Set(all).size).toBe(all.length);
    expect(await missingOf(all)).toEqual([]);
  });
});
