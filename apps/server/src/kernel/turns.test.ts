import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns, createTurnsByKey } from './turns.ts';

it('runs what it is given in order, never more at once than agreed, also after a failure', async () => {
  const inTurn = createTurns({ atOnce: 2, mostWaiting: 10, retrySeconds: 1 });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (result: number) => async () => {
    begun.push(result);
    running += 1;
    most = Math.max(most, running);
    await sleep(1);
    running -= 1;
    if (result === 2) throw new Error('broken');
    return result;
  };
  const settled = await Promise.allSettled([1, 2, 3, 4].map((result) => inTurn(work(result))));
  expect(settled).toMatchObject([
    { value: 1 },
    { reason: { message: 'broken' } },
    { value: 3 },
    { value: 4 },
  ]);
  expect(begun).toEqual([1, 2, 3, 4]);
  expect(most).toBe(2);
});

it('lets only so many wait, and takes more when they are done', async () => {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 1, retrySeconds: 5 });
  const work = async () => 'done';
  const all = await Promise.allSettled([1, 2, 3].map(() => inTurn(work)));
  expect(all).toMatchObject([
    { value: 'done' },
    { value: 'done' },
    { reason: { code: 'rate_limited', params: { seconds: 5 } } },
  ]);
  expect(await inTurn(work)).toBe('done');
});

it('makes nobody wait for another key', async () => {
  const inTurnOf = createTurnsByKey({ atOnce: 1, mostWaiting: 1, retrySeconds: 1 });
  let finish: (() => void) | undefined;
  const slow = inTurnOf('one', () => new Promise<void>((resolve) => (finish = resolve)));
  expect(await inTurnOf('other', async () => 'done')).toBe('done');
  finish?.();
  await slow;
});
