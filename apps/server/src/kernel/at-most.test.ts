import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('lets two run, three wait, and refuses the rest until there is room again', async () => {
  const inTurn = atMost(2, 3);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(5);
    running -= 1;
    return 'done';
  };
  const ended = await Promise.allSettled(Array.from({ length: 8 }, () => inTurn(work)));
  expect(ended.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
  ]);
  expect(most).toBe(2);
  await expect(
    inTurn(async () => {
      throw new Error('failed');
    }),
  ).rejects.toThrow('failed');
  expect(await inTurn(work)).toBe('done');
});
