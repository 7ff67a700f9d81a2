import {
  dateTimeWriter,
  dateWriter,
  hourCycleOf,
  knownTimeZone,
} from '@posthouse/contract/fields/date-writers';
import { type Localisation, noLocalisation, useLocalisation } from './localisation.ts';
import { relativeParts } from './relative-parts.ts';
import { sizeWriter } from './size-writer.ts';
import { useTranslation } from './use-translation.ts';

/** Dates and numbers in the chosen language; moments by the account's timezone and date format. */
export function useFormat() {
  const { tag } = useTranslation();
  return sharedFormats(tag, useLocalisation());
}

type Formats = ReturnType<typeof formatsOf>;
let latest: { tag: string; localisation: Localisation; formats: Formats } | undefined;

/** Every cell of a list asks for the same ones, and they take long to make. */
function sharedFormats(tag: string, localisation: Localisation): Formats {
  if (latest?.tag !== tag || latest.localisation !== localisation) {
    latest = { tag, localisation, formats: formatsOf(tag, localisation) };
  }
  return latest.formats;
}

export function formatsOf(tag: string, { timezone, dateformat }: Localisation = noLocalisation) {
  const timeZone = knownTimeZone(timezone);
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone, ...hourCycleOf(dateformat) });
  const number = new Intl.NumberFormat(tag);
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const dayOfCalendar = dateWriter(tag, dateformat, 'UTC');
  const calendarDay = dateWriter(tag, 'YYYY-MM-DD', timeZone);
  const date = dateWriter(tag, dateformat, timeZone);
  return {
    /** The exact moment, with the name of the zone. */
    dateTime: dateTimeWriter(tag, dateformat, timeZone),
    /** The same without the zone, for rows below one another. */
    moment: dateTimeWriter(tag, dateformat, timeZone, { namesZone: false }),
    time: (time: Date) => clock.format(time),
    /** A day of the calendar, which has no timezone: `2026-01-31`. */
    day: (day: string) => dayOfCalendar(new Date(`${day}T00:00:00Z`)),
    /** The day of the calendar a moment falls on: `2026-01-31`. */
    calendarDay,
    /** Of a moment of today the time, else the day: "since 01:11", "since 6 Oct". */
    timeOrDay: (time: Date, now: Date) =>
      calendarDay(time) === calendarDay(now) ? { time: clock.format(time) } : { day: date(time) },
    number: (value: number) => number.format(value),
    ...sizeWriter(tag),
    relativeTime: (time: Date, now: Date) => relative.format(...relativeParts(time, now, calendarDay)),
  };
}
