import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('runs what it is given in order, never two at once, also after a failure', async () => {
  const inTurn = oneAtATime(10);
  let running = 0;
  const work = (result: number) => async () => {
    running += 1;
    expect(running).toBe(1);
    await sleep(1);
    running -= 1;
    if (result === 2) throw new Error('broken');
    return result;
  };
  const settled = await Promise.allSettled([1, 2, 3].map((result) => inTurn(work(result))));
  expect(settled).toMatchObject([{ value: 1 }, { reason: { message: 'broken' } }, { value: 3 }]);
});

it('lets only so many wait, and takes more when they are done', async () => {
  const inTurn = oneAtATime(1);
  const work = async () => 'done';
  const all = await Promise.allSettled([1, 2, 3].map(() => inTurn(work)));
  expect(all).toMatchObject([{ value: 'done' }, { value: 'done' }, { reason: { code: 'rate_limited' } }]);
  expect(await inTurn(work)).toBe('done');
});
