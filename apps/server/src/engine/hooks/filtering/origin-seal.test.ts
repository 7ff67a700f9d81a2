import { expect, it } from 'vitest';
import { createOriginSeal } from './origin-seal.ts';

const monday = new Date('2026-11-16T10:00:00Z');
const laterBy = (days: number) => new Date(monday.getTime() + days * 86_400_000);
const { seal, isOurs } = createOriginSeal('secret');

it('knows its own seal for a week, and for that letter alone', () => {
  const ours = seal('letter', monday);
  expect(isOurs(ours, 'letter', monday)).toBe(true);
  expect(isOurs(` ${ours}\r\n`, 'letter', laterBy(7))).toBe(true);
  expect(isOurs(ours, 'letter', laterBy(8))).toBe(false);
  expect(isOurs(ours, 'letter', laterBy(-1))).toBe(false);
  expect(isOurs(ours, 'another', monday)).toBe(false);
});

it('knows nothing that others made up', () => {
  const others = createOriginSeal('other secret').seal('letter', monday);
  const moved = seal('letter', monday).replace(/^\d+/, (day) => String(Number(day) + 1));
  for (const made of [others, moved, '', '20408.', '.x', '1e9.abc', 'x'.repeat(100_000)])
    expect(isOurs(made, 'letter', laterBy(1))).toBe(false);
});
