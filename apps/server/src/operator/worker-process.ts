import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../kernel/log.ts';

const shortestPauseMs = 500;
const longestPauseMs = 10_000;
/** One that ran this long did not fail because it was started. */
const stableMs = 60_000;
/** Longer than a worker waits for its jobs and its database. */
const stopMs = 20_000;

interface WorkerOptions {
  /** The file of the command line. */
  readonly program: string;
  readonly databaseUrl: string;
  readonly log: Log;
}

/**
 * The process that runs the jobs beside the one that answers requests. It is started again whenever it ends, and asked to end by
 * closing the channel to it: that also happens, by itself, when this process is killed.
 */
export function keepWorker({ program, databaseUrl, log }: WorkerOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;

  const run = async () => {
    let pauseMs = shortestPauseMs;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      child = fork(program, ['serve', '--only', 'jobs'], {
        execArgv: optionsOf(program),
        env: { ...process.env, DATABASE_URL: databaseUrl },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const [code, signal] = await endOf(child);
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > stableMs) pauseMs = shortestPauseMs;
      log.error({ code, signal, pauseMs }, 'the worker has ended unexpectedly; starting it again');
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      if (child?.connected) child.disconnect();
      const cut = setTimeout(() => child?.kill('SIGKILL'), stopMs);
      await running;
      clearTimeout(cut);
    },
  };
}

async function endOf(child: ChildProcess): Promise<readonly unknown[]> {
  // One that could not even be started has no exit.
  return once(child, 'exit').catch((error: unknown) => [error]);
}

/** From its sources it needs the same loader; the built one needs nothing, whatever this process was started with. */
const optionsOf = (program: string) =>
  program.endsWith('.ts') ? process.execArgv : ['--enable-source-maps'];
