import { expect, it } from 'vitest';
import { createRetries } from './retries.ts';

it('tries again what failed after longer and longer pauses, and at once what has worked since', () => {
  let now = 0;
  const retries = createRetries(() => now);
  const waitsFor = (ms: number) => {
    now += ms - 1;
    const early = retries.waiting();
    now += 1;
    return [...early, 'then', ...retries.waiting()].join(' ') === 'a then';
  };
  expect(retries.waiting()).toEqual([]);
  retries.failed('a');
  expect(waitsFor(10_000)).toBe(true);
  retries.failed('a');
  expect(waitsFor(20_000)).toBe(true);
  for (let time = 0; time < 10; time += 1) retries.failed('a');
  expect(waitsFor(600_000)).toBe(true);
  retries.failed('a');
  retries.worked('a');
  expect(retries.waiting()).toEqual([]);
});
