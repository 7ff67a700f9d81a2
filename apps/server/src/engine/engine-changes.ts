import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../kernel/log.ts';
import { type EngineChange, engineChange, engineChannel } from './engine-store.ts';

const pauseMs = 1_000;

interface Listening {
  end(): Promise<void>;
}

/**
 * Hears what the panel’s transactions tell, until the end. `onConnected` runs after every connect: what was told while
 * nobody listened is found by looking at everything.
 */
export function listenForChanges(
  url: string,
  log: Log,
  heard: { onConnected(): void; onChange(change: EngineChange): void },
): Listening {
  const ending = new AbortController();
  let client: pg.Client | undefined;

  async function listen(): Promise<void> {
    client = new pg.Client({ connectionString: url, application_name: 'posthouse-engine', keepAlive: true });
    const ended = new Promise<void>((resolve) => {
      client?.on('error', () => resolve());
      client?.on('end', () => resolve());
    });
    client.on('notification', ({ payload }) => {
      const change = readChange(payload);
      if (change !== undefined) heard.onChange(change);
    });
    await client.connect();
    await client.query(`listen ${engineChannel}`);
    heard.onConnected();
    await ended;
  }

  async function keepListening(): Promise<void> {
    while (!ending.signal.aborted) {
      await listen().catch((error: unknown) => log.warn({ err: error }, 'the database can’t be listened to'));
      await sleep(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }
  const listening = keepListening();
  return {
    async end() {
      ending.abort();
      await client?.end().catch(() => undefined);
      await listening;
    },
  };
}

/** Whoever can connect can send something here: what is not ours is nothing. */
function readChange(payload: string | undefined): EngineChange | undefined {
  try {
    const { data } = engineChange.safeParse(JSON.parse(payload ?? ''));
    return data;
  } catch {
    return undefined;
  }
}
