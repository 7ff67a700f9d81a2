import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../kernel/log.ts';
import type { EngineSettings } from './engine-settings.ts';

/** One that worked is missed by now; one that never did would only fail again. */
const pauseMs = { afterWork: 50, afterFailure: 500 };
const stopMs = 10_000;

/** Parts of the engine that are processes of their own, which give up the rights the keeper needs. */
export type EngineChild = 'hooks' | 'lookups' | 'logs';
export const engineChildren: readonly EngineChild[] = ['lookups', 'hooks', 'logs'];

interface KeptChild {
  readonly name: EngineChild;
  readonly settings: EngineSettings;
  /** What it has to know, given on standard input. */
  readonly options: object;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** Starts it again whenever it ends, until the signal comes. */
export function keepChild({ name, settings, options, log, signal }: KeptChild) {
  let child: ChildProcess | undefined;
  let isReady = false;
  let onStarted: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    onStarted = resolve;
  });
  const run = async () => {
    // Those of a keeper that was killed still have the ports.
    await endChild(settings, name);
    while (!signal.aborted) {
      const args = [...process.execArgv, String(process.argv[1]), 'mail', name];
      child = spawn(process.execPath, args, {
        stdio: ['pipe', 'pipe', 'inherit'],
        // Nothing of ours: they get what they need, and read what strangers send.
        env: { PATH: process.env['PATH'] },
      });
      await writeFile(pidFileOf(settings, name), String(child.pid));
      child.stdin?.end(JSON.stringify(options));
      child.stdout?.on('data', () => {
        isReady = true;
        onStarted();
      });
      const [code] = await once(child, 'exit');
      const wasReady = isReady;
      isReady = false;
      if (signal.aborted) break;
      log.error({ code, child: name }, 'a part of the engine has ended; starting it again');
      const pause = wasReady ? pauseMs.afterWork : pauseMs.afterFailure;
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
    onStarted();
  };
  const running = run();
  return {
    started,
    isRunning: () => isReady,
    async stop() {
      child?.kill('SIGTERM');
      const cut = setTimeout(() => child?.kill('SIGKILL'), stopMs);
      await running;
      clearTimeout(cut);
    },
  };
}

const pidFileOf = ({ root }: EngineSettings, name: EngineChild) => join(root, `run/${name}.pid`);

/** The process that runs it, also after its keeper was killed. */
export async function findChild(settings: EngineSettings, name: EngineChild): Promise<number | undefined> {
  const pid = Number(await readFile(pidFileOf(settings, name), 'utf8').catch(() => '0'));
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.endsWith(`mail\0${name}\0`) ? pid : undefined;
}

/** Ends one that outlived its keeper. */
export async function endChild(settings: EngineSettings, name: EngineChild): Promise<void> {
  const pid = await findChild(settings, name);
  if (pid === undefined) return;
  process.kill(pid, 'SIGTERM');
  for (let waitedMs = 0; (await findChild(settings, name)) === pid && waitedMs < stopMs; waitedMs += 50)
    await sleep(50);
  if ((await findChild(settings, name)) === pid) process.kill(pid, 'SIGKILL');
}
