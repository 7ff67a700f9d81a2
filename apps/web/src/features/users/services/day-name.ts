import type { Weekday } from '@posthouse/contract/fields/access-hours';

/** The first of January 2024 was a Monday. */
export function dayName(day: Weekday, language: string): string {
  const date = new Date(Date.UTC(2024, 0, Number(day)));
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
}
