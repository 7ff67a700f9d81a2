import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../kernel/log.ts';
import type { EngineSettings } from './engine-settings.ts';
import type { HooksOptions } from './hooks/hooks-options.ts';

const pauseMs = 500;
const stopMs = 10_000;

interface KeptHooks {
  readonly settings: EngineSettings;
  readonly hooks: HooksOptions;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** The hooks are a child of their own: they give up their rights, which the keeper needs. */
export function keepHooks({ settings, hooks, log, signal }: KeptHooks) {
  let child: ChildProcess | undefined;
  let isReady = false;
  let onStarted: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    onStarted = resolve;
  });
  const run = async () => {
    // Those of a keeper that was killed still have the ports.
    await endHooks(settings);
    while (!signal.aborted) {
      const args = [...process.execArgv, String(process.argv[1]), 'mail', 'hooks'];
      child = spawn(process.execPath, args, {
        stdio: ['pipe', 'pipe', 'inherit'],
        // Nothing of ours: they get what they need, and read what strangers send.
        env: { PATH: process.env['PATH'] },
      });
      await writeFile(hooksPidFile(settings), String(child.pid));
      child.stdin?.end(JSON.stringify(hooks));
      child.stdout?.on('data', () => {
        isReady = true;
        onStarted();
      });
      const [code] = await once(child, 'exit');
      isReady = false;
      if (signal.aborted) break;
      log.error({ code }, 'the hooks have ended; starting them again');
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
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

const hooksPidFile = ({ root }: EngineSettings) => join(root, 'run/hooks.pid');

/** The process that runs them, also after its keeper was killed. */
export async function findHooks(settings: EngineSettings): Promise<number | undefined> {
  const pid = Number(await readFile(hooksPidFile(settings), 'utf8').catch(() => '0'));
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.endsWith('mail\0hooks\0') ? pid : undefined;
}

/** Ends hooks that outlived their keeper. */
export async function endHooks(settings: EngineSettings): Promise<void> {
  const pid = await findHooks(settings);
  if (pid === undefined) return;
  process.kill(pid, 'SIGTERM');
  for (let waitedMs = 0; (await findHooks(settings)) === pid && waitedMs < stopMs; waitedMs += 50)
    await sleep(50);
  if ((await findHooks(settings)) === pid) process.kill(pid, 'SIGKILL');
}
