import { expect, it } from 'vitest';
import { limitGuesses } from './guess-limit.ts';

it('takes no more guesses of a client for an hour after many wrong ones, of that list alone', async () => {
  let now = 0;
  const check = limitGuesses(
    async (hash, password) => hash === password,
    () => now,
  );
  for (let guess = 0; guess < 19; guess += 1) expect(await check('list', `x${guess}`, 'one')).toBe(false);
  expect(await check('list', 'list', 'one')).toBe(true);
  expect(await check('list', 'x', 'one')).toBe(false);
  await expect(check('list', 'list', 'one')).rejects.toThrow('too often');
  expect(await check('list', 'list', 'other')).toBe(true);
  expect(await check('other', 'other', 'one')).toBe(true);
  now += 3_600_001;
  expect(await check('list', 'list', 'one')).toBe(true);
});

it('counts what is guessed at the same time, and by all together', async () => {
  let guesses = 0;
  const check = limitGuesses(async () => {
    guesses += 1;
    await Promise.resolve();
    return false;
  });
  await Promise.allSettled(Array.from({ length: 50 }, () => check('list', 'x', 'one')));
  expect(guesses).toBe(20);
  await Promise.allSettled(Array.from({ length: 1_500 }, (_, client) => check('list', 'x', String(client))));
  expect(guesses).toBe(1_000);
});

it('lets those go on who were right, while many others guess', async () => {
  const check = limitGuesses(async (_hash, password) => {
    if (password === 'busy') throw new Error('busy');
    return password === 'right';
  });
  expect(await check('list', 'right', 'member')).toBe(true);
  await expect(check('list', 'busy', 'member')).rejects.toThrow('busy');
  await Promise.all(Array.from({ length: 1_000 }, (_, client) => check('list', 'x', String(client))));
  await expect(check('list', 'right', 'stranger')).rejects.toThrow('too often');
  expect(await check('list', 'right', 'member')).toBe(true);
});
