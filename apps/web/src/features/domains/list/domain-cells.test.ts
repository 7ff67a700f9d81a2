import { expect, it } from 'vitest';
import { gigabytes } from './domain-cells.tsx';

it('divides by a thousand, not by 1024', () => {
  expect(gigabytes(50_000)).toBe(50);
  expect(gigabytes(1_024)).toBe(1.024);
});
