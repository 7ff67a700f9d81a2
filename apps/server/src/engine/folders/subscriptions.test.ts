import { expect, it } from 'vitest';
import { changedLines } from './subscriptions.ts';

const head = 'V\t2\n\n';

it('adds what is new and ends what went, and leaves the rest to the user', () => {
  const present = ['example.com\tOld', 'example.com\tOwn'];
  const before = { 1: 'example.com/Old', 2: 'example.com/Ended by hand' };
  const after = { 2: 'example.com/Ended by hand', 3: 'example.com/Neu & schön' };
  expect(changedLines(present, before, after)).toBe(
    `${head}example.com\tOwn\nexample.com\tNeu &- sch&APY-n\n`,
  );
});

it('follows a new name only where the user is still subscribed', () => {
  const before = { 1: 'example.com/A', 2: 'example.com/B' };
  const after = { 1: 'example.com/A2', 2: 'example.com/B2' };
  expect(changedLines(['example.com\tA'], before, after)).toBe(`${head}example.com\tA2\n`);
});
