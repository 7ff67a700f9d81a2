import { z } from 'zod';
import { integer } from './number.ts';

/** Spec 9: 1 is Monday, 7 is Sunday. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type Weekday = (typeof weekdays)[number];

/** Whole hours of a day: from 0 to 24; empty for none. */
export const dayHour = z.union([z.literal(''), integer({ min: 0, max: 24 })]).optional();

interface Hours {
  readonly start?: number | '' | undefined;
  readonly end?: number | '' | undefined;
}

const isGiven = (value: number | '' | undefined) => value !== undefined && value !== '';

/** Spec 5: both or none, and the first before the second. */
export function checkHours({ start, end }: Hours): 'hours_both' | 'hours_order' | undefined {
  if (isGiven(start) !== isGiven(end)) return 'hours_both';
  return isGiven(start) && Number(start) >= Number(end) ? 'hours_order' : undefined;
}

const dayHours = z.strictObject({ start: dayHour, end: dayHour }).superRefine((hours, ctx) => {
  const fault = checkHours(hours);
  if (fault) ctx.addIssue({ code: 'custom', message: fault });
});

export type AccessHours = Partial<Record<Weekday, readonly [start: number, end: number]>>;

/**
 * When a user may log in, by weekday, in the timezone of the domain. Nothing at all: always. Where some days have hours,
 * the others are closed.
 */
export const accessHours = z
  .union([z.literal('').transform(() => ({})), z.partialRecord(z.enum(weekdays, 'format'), dayHours)])
  .transform((days): AccessHours => {
    const given = Object.entries(days as Record<string, Hours>).filter(([, { start }]) => isGiven(start));
    return Object.fromEntries(given.map(([day, { start, end }]) => [day, [Number(start), Number(end)]]));
  });

/** The same in an answer. */
export const wireAccessHours = z.partialRecord(z.enum(weekdays), z.tuple([z.int(), z.int()]).readonly());
