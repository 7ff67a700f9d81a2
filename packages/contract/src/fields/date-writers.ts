import type { DateFormat } from './date-formats.ts';

type Write = (time: Date) => string;

interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly monthName: string;
}

const patterns: Readonly<Record<DateFormat, (date: DateParts) => string>> = {
  'YYYY-MM-DD': ({ year, month, day }) => `${year}-${month}-${day}`,
  'DD.MM.YYYY': ({ year, month, day }) => `${day}.${month}.${year}`,
  'DD/MM/YYYY': ({ year, month, day }) => `${day}/${month}/${year}`,
  'MM/DD/YYYY': ({ year, month, day }) => `${month}/${day}/${year}`,
  'DD-MM-YYYY': ({ year, month, day }) => `${day}-${month}-${year}`,
  'D MMM YYYY': ({ year, monthName, day }) => `${Number(day)} ${monthName} ${year}`,
};

/** The date by the pattern; without one, or with one unknown here, as is usual in the language. */
export function dateWriter(tag: string, pattern: string, timeZone: string): Write {
  if (!isKnown(pattern)) {
    const usual = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone });
    return (time) => usual.format(time);
  }
  const partsOf = partsReader(tag, timeZone);
  return (time) => patterns[pattern](partsOf(time));
}

/**
 * Date and time to the second: the language's order and style, the date by the pattern. With the short name of the zone,
 * unless that is said elsewhere.
 */
export function dateTimeWriter(
  tag: string,
  pattern: string,
  timeZone: string,
  { namesZone = true }: { readonly namesZone?: boolean } = {},
): Write {
  const usual = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: namesZone ? 'long' : 'medium',
    timeZone,
    ...hourCycleOf(pattern),
  });
  if (!isKnown(pattern)) return (time) => usual.format(time);
  const writeDate = dateWriter(tag, pattern, timeZone);
  return (time) => {
    const parts = usual.formatToParts(time);
    const [first, last] = [parts.findIndex(isOfDate), parts.findLastIndex(isOfDate)];
    const text = (some: readonly Intl.DateTimeFormatPart[]) => some.map(({ value }) => value).join('');
    return text(parts.slice(0, first)) + writeDate(time) + text(parts.slice(last + 1));
  };
}

/** Whoever chose a format writes 24 hours with it, but for the American one; without one the language decides. */
export function hourCycleOf(pattern: string): Pick<Intl.DateTimeFormatOptions, 'hourCycle'> {
  return isKnown(pattern) && pattern !== 'MM/DD/YYYY' ? { hourCycle: 'h23' } : {};
}

/** A zone unknown here is taken for the one of this machine. */
export function knownTimeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  }
}

function isKnown(pattern: string): pattern is DateFormat {
  return Object.hasOwn(patterns, pattern);
}

function isOfDate({ type }: Intl.DateTimeFormatPart): boolean {
  return type === 'day' || type === 'month' || type === 'year';
}

function partsReader(tag: string, timeZone: string): (time: Date) => DateParts {
  const figures = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  // Within a date: some languages spell a month on its own differently.
  const named = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', day: 'numeric', timeZone });
  const find = (format: Intl.DateTimeFormat, time: Date, type: Intl.DateTimeFormatPartTypes) =>
    format.formatToParts(time).find((part) => part.type === type)?.value ?? '';
  return (time) => ({
    year: find(figures, time, 'year'),
    month: find(figures, time, 'month'),
    day: find(figures, time, 'day'),
    monthName: find(named, time, 'month'),
  });
}
