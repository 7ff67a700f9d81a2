import { AppError } from '@posthouse/contract/core/errors';

const quarterHourMs = 15 * 60_000;
let known: { readonly quarterHour: number; readonly lookup: Record<string, string> } | undefined;

/**
 * Every timezone the platform knows, with its present offset: `Europe/Berlin` to `(UTC+01:00) Europe/Berlin`. Kept for a
 * quarter of an hour: anybody may ask, the answer costs tens of milliseconds, and offsets change only on such marks.
 */
export function timezoneLookup(now: Date): Record<string, string> {
  const quarterHour = Math.floor(now.getTime() / quarterHourMs);
  if (known?.quarterHour !== quarterHour) known = { quarterHour, lookup: timezonesAt(now) };
  return known.lookup;
}

function timezonesAt(now: Date): Record<string, string> {
  const names = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];
  return Object.fromEntries(
    names.map((name) => [name, `(UTC${offsetOf(name, now)}) ${name.replaceAll('_', ' ')}`]),
  );
}

function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return offset === '' ? '+00:00' : offset;
}

/** Own keys only: `constructor` is no timezone. */
export function isTimezone(name: string, now: Date): boolean {
  return Object.hasOwn(timezoneLookup(now), name);
}

/** Empty is the one that is inherited. */
export function demandTimezone(name: string | undefined, now: Date): void {
  if (name && !isTimezone(name, now)) throw AppError.field('timezone', 'format');
}
