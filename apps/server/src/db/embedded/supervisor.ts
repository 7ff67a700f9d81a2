import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedPostgresLog } from './embedded-postgres-options.ts';
import { isRunning, type ProcessIdentity } from './process-identity.ts';

const POLL_MS = 250;
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const STABLE_AFTER_MS = 60_000;

interface Supervision {
  /** Ends the watch, not the server; answers which server was the last one. */
  end(): Promise<ProcessIdentity>;
}

/** Watches a server, started by us or adopted, and starts it again when it has ended. It never gives up. */
export function supervise(
  first: ProcessIdentity,
  restart: () => Promise<ProcessIdentity>,
  log: EmbeddedPostgresLog,
): Supervision {
  const ending = new AbortController();
  // Unreferenced: watching alone is no reason for the process to stay.
  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);

  async function watch(): Promise<ProcessIdentity> {
    let server = first;
    let pauseMs = SHORTEST_PAUSE_MS;
    let runningSince = Date.now();
    while (!ending.signal.aborted) {
      if (isRunning(server)) {
        await pause(POLL_MS);
        continue;
      }
      pauseMs = Date.now() - runningSince > STABLE_AFTER_MS ? SHORTEST_PAUSE_MS : pauseMs;
      log.error({ pid: server.pid, pauseMs }, 'PostgreSQL has ended unexpectedly; starting it again');
      await pause(pauseMs);
      if (ending.signal.aborted) break;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      server = await restart().catch((error: unknown) => {
        log.error({ err: error }, 'PostgreSQL could not be started');
        return server;
      });
      runningSince = Date.now();
      if (isRunning(server)) log.info({ pid: server.pid }, 'PostgreSQL runs again');
    }
    return server;
  }

  const watching = watch();
  return {
    end() {
      ending.abort();
      return watching;
    },
  };
}
