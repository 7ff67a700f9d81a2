import { weekdays } from '@posthouse/contract/fields/access-hours';
import { expect, it } from 'vitest';
import { aUser } from '../../../testing/a-user.ts';
import type { User } from '../user.ts';
import { accessHoursOf, loginIpsOf, servicesSchema, servicesValuesOf } from './services-values.ts';

const row = aUser({ pop3: 0 });
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

it('takes addresses and networks one below the other, and names the first that is none', () => {
  const given = { ...row, login_ips: ['192.0.2.0/24', '2001:db8::1'] };
  expect(servicesValuesOf(given).login_ips).toBe('192.0.2.0/24\n2001:db8::1');
  expect(loginIpsOf(' 192.0.2.7,\n\n2001:db8::/32 ; 198.51.100.9\n')).toEqual([
    '192.0.2.7',
    '2001:db8::/32',
    '198.51.100.9',
  ]);
  const issueOf = (login_ips: string) =>
    servicesSchema.safeParse({ ...servicesValuesOf(row), login_ips }).error?.issues[0];
  expect(issueOf('')).toBeUndefined();
  expect(issueOf('192.0.2.7\n192.0.2.300\nhome')).toMatchObject({
    message: 'ip_invalid',
    params: { name: '192.0.2.300' },
    path: ['login_ips'],
  });
  const many = Array.from({ length: 51 }, (_, n) => `192.0.2.${n}`).join('\n');
  expect(issueOf(many)).toMatchObject({ message: 'too_many', params: { num: 50 } });
});
