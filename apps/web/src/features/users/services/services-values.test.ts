import { weekdays } from '@posthouse/contract/fields/access-hours';
import { expect, it } from 'vitest';
import type { User } from '../user.ts';
import { accessHoursOf, servicesSchema, servicesValuesOf } from './services-values.ts';

const row = { imap: 1, pop3: 0, smtp: 1, access_hours: {} } as User;
const daysOf = (access_hours: User['access_hours']) => servicesValuesOf({ ...row, access_hours }).days;

it('shows every day open where there are no hours at all, and says so to the server with nothing', () => {
  expect(new Set(Object.values(daysOf({})).map(({ mode }) => mode))).toEqual(new Set(['all']));
  expect(accessHoursOf(daysOf({}))).toBe('');
});

it('closes the days that others have hours without', () => {
  const days = daysOf({ 1: [8, 18], 2: [0, 24] });
  expect([days[1]?.mode, days[2]?.mode, days[7]?.mode]).toEqual(['hours', 'all', 'closed']);
  expect(accessHoursOf(days)).toEqual({ 1: { start: 8, end: 18 }, 2: { start: 0, end: 24 } });
});

it('wants both hours of a day, the first before the second', () => {
  const days = daysOf({});
  const codeOf = (start: string, end: string) => {
    const values = { ...servicesValuesOf(row), days: { ...days, 3: { mode: 'hours' as const, start, end } } };
    const result = servicesSchema.safeParse(values);
    return result.success ? 'fine' : [result.error.issues[0]?.message, result.error.issues[0]?.path];
  };
  expect(codeOf('8', '')).toEqual(['hours_both', ['days', '3', 'end']]);
  expect(codeOf('', '')).toEqual(['hours_both', ['days', '3', 'end']]);
  expect(codeOf('9', '9')).toEqual(['hours_order', ['days', '3', 'end']]);
  expect(codeOf('9', '17')).toBe('fine');
});

it('knows seven days', () => expect(Object.keys(daysOf({}))).toEqual([...weekdays]));
