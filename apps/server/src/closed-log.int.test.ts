import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostmaster } from './db/embedded/postmaster-file.ts';
import { listPostgresOf } from './db/embedded/process-identity.ts';
import {
  type CommandProcess,
  type PanelProcess,
  spawnCommand,
  spawnPanel,
} from './testing/command-process.ts';
import { until } from './testing/pgbouncer.ts';

/** As after `npm start | head`, or when a log shipper has ended. */
describe('a panel whose output nobody reads any more', () => {
  let root: string;
  let cluster: string;
  let env: Record<string, string>;
  let panel: PanelProcess;
  const started: CommandProcess[] = [];

  beforeAll(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'posthouse-closed-log-')));
    // Under root PostgreSQL runs as somebody else, who must be able to pass through.
    await chmod(root, 0o711);
    cluster = join(root, 'data', 'postgres');
    env = { DATA_DIR: join(root, 'data'), PORT: '0', LOG_LEVEL: 'info' };
    panel = await spawnPanel(env);
    started.push(panel);
  });
  afterAll(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    for (const pid of listPostgresOf(cluster)) process.kill(pid, 'SIGKILL');
    await sleep(100);
    await rm(root, { recursive: true, maxRetries: 10 });
  });

  const statusOf = async (path: string) => {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(`${panel.address}${path}`, { signal }).catch(() => undefined);
    return answer?.status;
  };

  const closeOutput = ({ child }: CommandProcess) => {
    child.stdout?.destroy();
    child.stderr?.destroy();
  };

  it('goes on when its database is killed, answers, and ends when it is told to', async () => {
    closeOutput(panel);
    const before = await findPostmaster(cluster);
    process.kill(before?.pid ?? 0, 'SIGKILL');
    await until(async () => ![undefined, before?.pid].includes((await findPostmaster(cluster))?.pid));
    expect(await statusOf('/healthz')).toBe(200);
    await until(async () => (await statusOf('/readyz')) === 200);
    panel.child.kill('SIGTERM');
    expect(await panel.ended()).toBe(0);
  });

  it('starts all the same', async () => {
    const second = spawnCommand(['serve'], { ...env, PORT: new URL(panel.address).port });
    started.push(second);
    closeOutput(second);
    await until(async () => (await statusOf('/readyz')) === 200);
    second.child.kill('SIGTERM');
    expect(await second.ended()).toBe(0);
  });
});
