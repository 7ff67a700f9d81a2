import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineSettings } from './engine-settings.ts';

const answerMs = 60_000;
const pauseMs = 200;

/** Makes Redis write to its file what the filter has learned. It does so when it stops, too: one that is down has nothing new. */
export async function keepFilterMemory({ root }: EngineSettings): Promise<void> {
  const end = Date.now() + answerMs;
  for (;;) {
    const answer = await ask(join(root, 'run/redis/redis.sock'), 'SAVE');
    if (answer === undefined || answer.startsWith('+OK')) return;
    // One that is under way may have begun before the last thing was learned.
    if (!answer.includes('in progress') || Date.now() > end)
      throw new Error(`Redis could not save what the filter has learned: ${answer.trim()}`);
    await sleep(pauseMs);
  }
}

/** Undefined where nobody listens. */
async function ask(path: string, command: string): Promise<string | undefined> {
  const socket = connect(path).setTimeout(answerMs);
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  try {
    socket.write(`${command}\r\n`);
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString('utf8');
  } finally {
    socket.destroy();
  }
}
