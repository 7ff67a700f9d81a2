import { join } from 'node:path';
import { z } from 'zod';
import type { EngineSettings } from '../../engine/engine-settings.ts';
import { quantity } from '../command-output.ts';
import { type Check, fail, ok, warn } from '../doctor/check.ts';
import { askProgram } from './mail-programs.ts';

const queued = z.object({
  queue_name: z.string(),
  arrival_time: z.number(),
  recipients: z.array(z.object({ address: z.string(), delay_reason: z.string().optional() })),
});
type Queued = z.infer<typeof queued>;

/** What is not deferred is delivered within seconds; nothing of it lies for this long while the queue moves. */
const stuckSeconds = 900;
const fewReasons = 3;

/** Says what waits, since when and why. */
export async function checkQueue({ root }: EngineSettings, now: Date): Promise<Check> {
  const name = 'Queue';
  const { code, stdout, stderr } = await askProgram('postqueue', ['-c', join(root, 'etc/postfix'), '-j']);
  if (code !== 0) {
    const reason = stderr.trim().split('\n')[0] || 'no answer';
    return fail(name, `Postfix can’t be asked: ${reason}`, 'Run "npm run posthouse -- mail start".');
  }
  return judgeQueue(readQueue(stdout), now);
}

export function readQueue(lines: string): Queued[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => queued.parse(JSON.parse(line)));
}

export function judgeQueue(messages: readonly Queued[], now: Date): Check {
  const name = 'Queue';
  const nowSeconds = now.getTime() / 1000;
  const named = (queue: string) => messages.filter(({ queue_name }) => queue_name === queue);
  const moving = messages.filter(({ queue_name }) => !['deferred', 'hold'].includes(queue_name));
  const stuck = moving.filter(({ arrival_time: at }) => nowSeconds - at > stuckSeconds);
  const deferred = named('deferred');
  const held = named('hold').length;
  if (stuck.length > 0)
    return fail(
      name,
      `${quantity(stuck.length, 'message')} stuck ${sinceOldest(stuck)}`,
      'Postfix is overloaded or has stopped delivering. See postfix.log in the log folder.',
    );
  const counts = [
    `${quantity(moving.length, 'message')} on the way`,
    ...(held > 0 ? [`${held} on hold`] : []),
  ].join(', ');
  if (deferred.length === 0) return ok(name, messages.length === 0 ? 'empty' : counts);
  const reasons = topReasons(deferred).map(([reason, count]) => `${count} × ${reason}`);
  return warn(
    name,
    `${counts}, ${deferred.length} deferred ${sinceOldest(deferred)}`,
    `Most frequent reasons: ${reasons.join('; ')}`,
  );
}

const sinceOldest = (messages: readonly Queued[]) => {
  const oldest = Math.min(...messages.map(({ arrival_time: at }) => at));
  return `(the oldest since ${new Date(oldest * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC)`;
};

/** Counted by recipient, because each has a reason of its own. */
function topReasons(messages: readonly Queued[]): [reason: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { delay_reason: reason = 'no reason given' } of messages.flatMap(({ recipients }) => recipients))
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, fewReasons);
}
