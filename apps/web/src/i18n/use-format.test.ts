import { expect, it } from 'vitest';
import { formatsOf, relativeParts } from './use-format.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it('tells time in the largest unit that fits', () => {
  expect(relativeParts(before(20), now)).toEqual([0, 'second']);
  expect(relativeParts(before(150), now)).toEqual([-2, 'minute']);
  expect(relativeParts(before(7_300), now)).toEqual([-2, 'hour']);
  expect(relativeParts(before(90_000), now)).toEqual([-1, 'day']);
  expect(relativeParts(before(-3_700), now)).toEqual([1, 'hour']);
});

it('writes times and numbers in the language', () => {
  expect(formatsOf('de').relativeTime(before(7_300), now)).toBe('vor 2 Stunden');
  expect(formatsOf('de').number(1250.5)).toBe('1.250,5');
  expect(formatsOf('en').number(1250.5)).toBe('1,250.5');
});
