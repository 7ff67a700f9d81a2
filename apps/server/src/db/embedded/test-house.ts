import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster } from './postmaster-file.ts';
import { listPostgresOf } from './process-identity.ts';

const PANEL = join(dirname(fileURLToPath(import.meta.url)), 'panel-process.ts');
const ignore = () => undefined;

interface PanelProcess {
  child: ChildProcess;
  pid: number;
  answer: { url?: string; adopted?: boolean; error?: string };
}

/** A data folder of a test's own, with everything that was started on it; `clear` ends all of it. */
export class TestHouse {
  readonly dataDir: string;
  readonly stagingRoot: string;
  /** Tests that kill the server and look for what was written need it. */
  durable = false;
  readonly #root: string;
  readonly #embedded: EmbeddedPostgres[] = [];
  readonly #panels: ChildProcess[] = [];

  private constructor(root: string, below: string) {
    this.#root = root;
    this.dataDir = join(root, below, 'data');
    this.stagingRoot = join(root, 'staging');
  }

  static async make(below = ''): Promise<TestHouse> {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'posthouse-pg-')));
    await chmod(root, 0o711);
    return new TestHouse(root, below);
  }

  options() {
    const log = { info: ignore, warn: ignore, error: ignore };
    return { dataDir: this.dataDir, stagingRoot: this.stagingRoot, log, durable: this.durable };
  }

  track(embedded: EmbeddedPostgres): EmbeddedPostgres {
    this.#embedded.push(embedded);
    return embedded;
  }

  async startPanelProcess(): Promise<PanelProcess> {
    const args = [
      '--import',
      'tsx',
      PANEL,
      this.dataDir,
      this.stagingRoot,
      this.durable ? 'durable' : 'fast',
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#panels.push(child);
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    return { child, pid: child.pid ?? 0, answer: JSON.parse(String(line)) };
  }

  async cluster(): Promise<string> {
    return realpath(join(this.dataDir, 'postgres'));
  }

  async postmasterPid(): Promise<number | undefined> {
    return (await findPostmaster(await this.cluster()))?.pid;
  }

  async clear(): Promise<void> {
    await Promise.all(this.#panels.map(killProcess));
    await Promise.all(this.#embedded.map((embedded) => embedded.stop()));
    const cluster = await this.cluster().catch(() => '');
    for (const pid of listPostgresOf(cluster)) process.kill(pid, 'SIGKILL');
    await rm(this.#root, { recursive: true, maxRetries: 10 });
  }
}

export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', ignore);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}
