import { execFileSync } from 'node:child_process';
import { chmod, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandJson } from '../../apps/server/src/testing/test-commands.ts';
import { ChaosPanel } from './panel-process.ts';
import { chaosPassword, logIn, post } from './writers.ts';

const diskMb = 256;

/** A panel with its own PostgreSQL on a small disk that fills up, and has room again. Undefined where it cannot be tried. */
export async function runDiskFull(root: string): Promise<{ acknowledged: number } | undefined> {
  const folder = join(root, 'small-disk');
  await mkdir(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=711`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  await chmod(folder, 0o711);
  const env = { DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'warn', DNS_SERVERS: '127.0.0.1:1' };
  const panel = new ChaosPanel(env);
  try {
    await panel.start();
    const options = ['--name', 'full', '--email', 'full@x.example', '--password', chaosPassword];
    await commandJson(['account', 'create', ...options], { env });
    const token = await logIn(panel, 'full');
    const acknowledged = await write(panel, token);
    await fill(folder, 'filler');
    await says(panel, /disk .* full/);
    await write(panel, token);
    if (panel.isDead) throw new Error(`a full disk ended the panel: ${panel.log}`);
    await panel.kill('SIGTERM');
    // PostgreSQL tidies up when it stops.
    await fill(folder, 'more-filler');
    const refused = await panel.start().then(
      () => '',
      (error: Error) => error.message,
    );
    if (!/disk .* is full/.test(refused))
      throw new Error(`a start on a full disk does not say so: ${refused}`);
    await panel.kill('SIGKILL');
    for (const name of ['filler', 'more-filler']) await rm(join(folder, name), { force: true });
    await panel.start();
    await panel.recover();
    const kept = (await history(panel, token)).length;
    if (kept < acknowledged) throw new Error(`${acknowledged - kept} changes were lost on a full disk`);
    return { acknowledged };
  } finally {
    await panel.kill('SIGTERM');
    await sleep(500);
    execFileSync('umount', ['--lazy', folder]);
  }
}

async function write(panel: ChaosPanel, token: string): Promise<number> {
  let acknowledged = 0;
  for (let turn = 0; turn < 20; turn += 1) {
    const fields = { action: 'setLanguage', language: turn % 2 ? 'de' : 'en' };
    const answer = await post(panel, fields, { 'x-token': token }).catch(() => undefined);
    const envelope = (await answer?.json()) as { returncode?: number } | undefined;
    if (envelope?.returncode === 1) acknowledged += 1;
  }
  return acknowledged;
}

async function history(panel: ChaosPanel, token: string): Promise<unknown[]> {
  const fields = { action: 'getAccountHistory', operation: 'setLanguage', limit: '100' };
  const answer = await post(panel, fields, { 'x-token': token });
  return ((await answer.json()) as { returndata: { rows: unknown[] } }).returndata.rows;
}

async function fill(folder: string, name: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  await writeFile(join(folder, name), Buffer.alloc(bavail * bsize)).catch(() => undefined);
}

async function says(panel: ChaosPanel, words: RegExp): Promise<void> {
  for (const end = Date.now() + 20_000; ; await sleep(100)) {
    const obstacle = (await panel.obstacle()) ?? 'nothing';
    if (words.test(obstacle)) return;
    if (Date.now() > end) throw new Error(`/readyz says: ${obstacle}`);
  }
}
