import { expect, it } from 'vitest';
import { gigabytes } from './quota.ts';

it('shows MB as GB by dividing by a thousand, not by 1024', () => {
  expect(gigabytes(50_000)).toBe(50);
  expect(gigabytes(1_024)).toBe(1.024);
});
