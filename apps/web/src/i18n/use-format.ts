import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Dates and numbers in the chosen language. */
export function useFormat() {
  const { i18n } = useTranslation();
  return useMemo(() => formatsOf(i18n.language), [i18n.language]);
}

export function formatsOf(tag: string) {
  const exact = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' });
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const number = new Intl.NumberFormat(tag);
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  return {
    dateTime: (time: Date) => exact.format(time),
    time: (time: Date) => clock.format(time),
    date: (time: Date) => day.format(time),
    number: (value: number) => number.format(value),
    relativeTime: (time: Date, now: Date) => relative.format(...relativeParts(time, now)),
  };
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The largest unit that fits; under a minute it is simply now. */
export function relativeParts(time: Date, now: Date): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = (time.getTime() - now.getTime()) / 1000;
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return [Math.trunc(seconds / size), unit];
  }
  return [0, 'second'];
}
