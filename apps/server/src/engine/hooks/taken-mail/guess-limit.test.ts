import { expect, it } from 'vitest';
import { limitGuesses } from './guess-limit.ts';

it('takes no more guesses for an hour after many wrong ones, of that list alone', async () => {
  let now = 0;
  const check = limitGuesses(
    async (hash, password) => hash === password,
    () => now,
  );
  for (let guess = 0; guess < 19; guess += 1) expect(await check('list', `x${guess}`)).toBe(false);
  expect(await check('list', 'list')).toBe(true);
  expect(await check('list', 'x')).toBe(false);
  await expect(check('list', 'list')).rejects.toThrow('too often');
  expect(await check('other', 'other')).toBe(true);
  now += 3_600_001;
  expect(await check('list', 'list')).toBe(true);
});
