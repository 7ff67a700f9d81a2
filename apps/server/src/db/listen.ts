import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const pauseMs = 1_000;
const connectTimeoutMs = 10_000;
const endMs = 1_000;

interface ListeningOptions {
  readonly url: string;
  readonly channel: string;
  /** As the server names the connection. */
  readonly name: string;
  /** After every connect: what was told while nobody listened is found by looking. */
  onConnected(): void;
  onNotification(payload: string | undefined): void;
  /** Once for every time it goes away. */
  onAway(error: unknown): void;
}

export interface Listening {
  end(): Promise<void>;
}

/** Hears what transactions tell on a channel, on a connection of its own, until the end. */
export function listenOn(options: ListeningOptions): Listening {
  const ending = new AbortController();
  let client: pg.Client | undefined;
  let isAway = false;

  async function listen(): Promise<void> {
    client = new pg.Client({
      connectionString: options.url,
      application_name: options.name,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    const ended = new Promise<void>((resolve) => {
      client?.on('error', () => resolve());
      client?.on('end', () => resolve());
      ending.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload }) => options.onNotification(payload));
    await client.connect();
    await client.query(`listen ${options.channel}`);
    isAway = false;
    options.onConnected();
    await ended;
  }

  async function keepListening(): Promise<void> {
    while (!ending.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!isAway) options.onAway(error);
        isAway = true;
      });
      await sleep(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }
  const listening = keepListening();
  return {
    async end() {
      ending.abort();
      await listening;
      // A server that hangs does not say goodbye.
      await Promise.race([client?.end().catch(() => undefined), sleep(endMs, undefined, { ref: false })]);
    },
  };
}
