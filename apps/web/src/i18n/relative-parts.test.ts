import { describe, expect, it } from 'vitest';
import { relativeParts } from './relative-parts.ts';
import { formatsOf } from './use-format.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const { calendarDay } = formatsOf('en', { timezone: 'UTC', dateformat: '' });
const before = (seconds: number) => relativeParts(new Date(now.getTime() - seconds * 1000), now, calendarDay);
const hour = 3_600;
const day = 24 * hour;

it('rounds to the unit people would use', () => {
  expect(before(20)).toEqual([0, 'second']);
  expect(before(100)).toEqual([-2, 'minute']);
  expect(before(59 * 60 + 40)).toEqual([-1, 'hour']);
  expect(before(1.6 * hour)).toEqual([-2, 'hour']);
  expect(before(-1.4 * hour)).toEqual([1, 'hour']);
  expect(before(23 * hour)).toEqual([-23, 'hour']);
  expect(before(6 * day)).toEqual([-6, 'day']);
  expect(before(12 * day)).toEqual([-2, 'week']);
  expect(before(50 * day)).toEqual([-2, 'month']);
  expect(before(360 * day)).toEqual([-1, 'year']);
  expect(before(640 * day)).toEqual([-2, 'year']);
});

describe('days are those of the calendar', () => {
  const inZone = (timezone: string) => formatsOf('en', { timezone, dateformat: '' });
  const seen = new Date('2026-11-15T22:17:00.000Z');

  it('so that nearly two days are not yesterday', () => {
    expect(inZone('UTC').relativeTime(new Date('2026-11-13T22:56:00.000Z'), seen)).toBe('2 days ago');
    expect(inZone('UTC').relativeTime(new Date('2026-11-14T00:01:00.000Z'), seen)).toBe('yesterday');
    expect(inZone('UTC').relativeTime(new Date('2026-11-17T00:01:00.000Z'), seen)).toBe('in 2 days');
  });

  it('in the account’s timezone', () => {
    const time = new Date('2026-11-13T23:30:00.000Z');
    expect(inZone('America/New_York').relativeTime(time, seen)).toBe('2 days ago');
    expect(inZone('Europe/Berlin').relativeTime(time, new Date('2026-11-15T10:00:00.000Z'))).toBe(
      'yesterday',
    );
  });

  it('and a whole day within one is told in hours', () => {
    const [first, last] = ['2026-11-15T00:05:00.000Z', '2026-11-15T23:55:00.000Z'];
    expect(inZone('UTC').relativeTime(new Date(first), new Date(last))).toBe('24 hours ago');
  });
});
