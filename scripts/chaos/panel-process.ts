import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerOf } from '../../apps/server/src/testing/command-process.ts';

const cli = join(import.meta.dirname, '../../apps/server/dist/cli.js');
const startMs = 60_000;
const recoveryMs = 90_000;

/** A panel as operators run it: the built one, in a process of its own. */
export class ChaosPanel {
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #log = '';
  address = '';

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [cli, 'serve', '--json'], {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#log = (this.#log + text).slice(-20_000);
    });
    for (const end = Date.now() + startMs; !output.endsWith('\n'); await sleep(50)) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`a panel did not start: ${this.#log}`);
    }
    const { address, error } = JSON.parse(output) as { address?: string; error?: string };
    if (address === undefined) throw new Error(`a panel did not start: ${error}`);
    this.address = address;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Not killed by anybody, and yet no more. */
  get isDead(): boolean {
    return this.#child !== undefined && (this.#child.exitCode !== null || this.#child.signalCode !== null);
  }

  /** The last it had to say. */
  get log(): string {
    return this.#log;
  }

  /** With SIGKILL its worker too, as when the machine loses power. */
  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const end = once(child, 'close');
    const worker = signal === 'SIGKILL' ? await workerOf(child) : undefined;
    child.kill(signal);
    if (worker !== undefined) process.kill(worker, signal);
    await end;
  }

  /** Requests are still answered. */
  async killWorker(): Promise<void> {
    if (this.#child) process.kill(await workerOf(this.#child), 'SIGKILL');
  }

  /** Undefined when it can serve. */
  async obstacle(): Promise<string | undefined> {
    try {
      const answer = await fetch(`${this.address}/readyz`, { signal: AbortSignal.timeout(5_000) });
      if (answer.status === 200) return undefined;
      return ((await answer.json()) as { reason?: string }).reason ?? String(answer.status);
    } catch (error) {
      return String(error);
    }
  }

  /** Waits until it can serve again; answers the seconds that took. */
  async recover(): Promise<number> {
    const began = Date.now();
    for (;;) {
      const obstacle = await this.obstacle();
      if (obstacle === undefined) return (Date.now() - began) / 1000;
      if (this.isDead) throw new Error(`a panel died: ${this.#log}`);
      if (Date.now() - began > recoveryMs) throw new Error(`no recovery: ${obstacle}`);
      await sleep(100);
    }
  }
}
