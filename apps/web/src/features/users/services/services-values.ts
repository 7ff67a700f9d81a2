import { mostLoginIps, usersActions } from '@posthouse/contract/features/users';
import { checkHours, type Weekday, weekdays } from '@posthouse/contract/fields/access-hours';
import { ipRange } from '@posthouse/contract/fields/ip-range';
import { z } from 'zod';
import type { User } from '../user.ts';

const { shape } = usersActions.updateUser.input;

/** A day of the week in the form: open all day, closed, or between two hours. */
export const dayModes = ['all', 'closed', 'hours'] as const;
type DayMode = (typeof dayModes)[number];

const hour = z.string().regex(/^(\d|1\d|2[0-4])?$/, 'format');
const dayHours = z
  .strictObject({ mode: z.enum(dayModes), start: hour, end: hour })
  .superRefine(({ mode, start, end }, ctx) => {
    if (mode !== 'hours') return;
    const fault =
      start === '' && end === '' ? 'hours_both' : checkHours({ start: numberOf(start), end: numberOf(end) });
    if (fault) ctx.addIssue({ code: 'custom', message: fault, path: ['end'] });
  });

const numberOf = (text: string) => (text === '' ? '' : Number(text));

/** The addresses and networks of a text, one per line or separated by commas. */
export const loginIpsOf = (text: string) => text.split(/[\s,;]+/).filter((part) => part !== '');

const loginIps = z.string().superRefine((text, ctx) => {
  const given = loginIpsOf(text);
  if (given.length > mostLoginIps)
    return ctx.addIssue({ code: 'custom', message: 'too_many', params: { num: mostLoginIps } });
  const wrong = given.find((part) => !ipRange.safeParse(part).success);
  if (wrong !== undefined) ctx.addIssue({ code: 'custom', message: 'ip_invalid', params: { name: wrong } });
});

export const servicesSchema = z.strictObject({
  imap: shape.imap.unwrap(),
  pop3: shape.pop3.unwrap(),
  smtp: shape.smtp.unwrap(),
  days: z.record(z.enum(weekdays), dayHours),
  login_ips: loginIps,
});
export type ServicesValues = z.input<typeof servicesSchema>;

export function servicesValuesOf(row: User): ServicesValues {
  return {
    imap: row.imap === 1,
    pop3: row.pop3 === 1,
    smtp: row.smtp === 1,
    days: Object.fromEntries(weekdays.map((day) => [day, dayOf(row, day)])) as ServicesValues['days'],
    login_ips: row.login_ips.join('\n'),
  };
}

function dayOf({ access_hours }: User, day: Weekday): { mode: DayMode; start: string; end: string } {
  const hours = access_hours[day];
  if (hours && (hours[0] !== 0 || hours[1] !== 24)) {
    return { mode: 'hours', start: String(hours[0]), end: String(hours[1]) };
  }
  const isOpen = hours !== undefined || Object.keys(access_hours).length === 0;
  return { mode: isOpen ? 'all' : 'closed', start: '', end: '' };
}

/** As the wire has it: nothing where every day is open all day. */
export function accessHoursOf(days: ServicesValues['days']) {
  const entries = Object.entries(days);
  if (entries.every(([, { mode }]) => mode === 'all')) return '' as const;
  const open = entries.filter(([, { mode }]) => mode !== 'closed');
  return Object.fromEntries(
    open.map(([day, { mode, start, end }]) => [
      day,
      mode === 'all' ? { start: 0, end: 24 } : { start: Number(start), end: Number(end) },
    ]),
  );
}

/** Nobody could ever log in then, which is what disabling is for. */
export const isAlwaysClosed = (days: ServicesValues['days']) =>
  Object.values(days).every(({ mode }) => mode === 'closed');
