import { type Listening, listenOn } from '../db/listen.ts';
import type { Log } from '../kernel/log.ts';
import { type EngineChange, engineChange, engineChannel } from './engine-store.ts';

/**
 * Hears what the panel’s transactions tell, until the end. `onConnected` runs after every connect: what was told while
 * nobody listened is found by looking at everything.
 */
export function listenForChanges(
  url: string,
  log: Log,
  heard: { onConnected(): void; onChange(change: EngineChange): void },
): Listening {
  return listenOn({
    url,
    channel: engineChannel,
    name: 'posthouse-engine',
    onConnected: () => heard.onConnected(),
    onNotification(payload) {
      const change = readChange(payload);
      if (change !== undefined) heard.onChange(change);
    },
    onAway: (error) => log.warn({ err: error }, 'the database can’t be listened to'),
  });
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
