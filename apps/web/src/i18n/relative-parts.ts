type Parts = [number, Intl.RelativeTimeFormatUnit];

/**
 * How far a moment is from now, in the unit people would use: from a day on it is days of the calendar that count, so
 * that "yesterday" is yesterday; under a minute it is simply now.
 */
export function relativeParts(time: Date, now: Date, calendarDay: (time: Date) => string): Parts {
  const seconds = (time.getTime() - now.getTime()) / 1000;
  if (Math.abs(seconds) < 60) return [0, 'second'];
  const [minutes, hours] = [Math.round(seconds / 60), Math.round(seconds / 3_600)];
  if (Math.abs(minutes) < 60) return [minutes, 'minute'];
  const days = dayNumber(calendarDay(time)) - dayNumber(calendarDay(now));
  if (Math.abs(hours) < 24 || days === 0) return [hours, 'hour'];
  return partsOfDays(days);
}

function partsOfDays(days: number): Parts {
  const distance = Math.abs(days);
  const months = Math.round(days / 30.44);
  if (distance < 7) return [days, 'day'];
  if (distance < 30) return [Math.round(days / 7), 'week'];
  if (Math.abs(months) < 12) return [months, 'month'];
  return [Math.round(days / 365.25), 'year'];
}

/** `2026-01-31` as a count of days. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}
