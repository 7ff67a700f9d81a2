import type { SQL } from 'drizzle-orm';
import { fixedText } from '../statement.ts';
import type { Cursor } from './page-cursor.ts';

/** The other half of the key of a table that is kept in parts by its time. */
export interface TimeKey {
  readonly column: SQL;
  /** How far from its beginning a page in the order of time is looked for: first near it, then further away. */
  readonly windowDays: readonly number[];
  /** All that is asked for lies in here. */
  readonly within?: TimeWindow | undefined;
}

/** Only a few parts: to plan a query for all of them takes longer than to run it. */
export interface TimeWindow {
  readonly from?: Date | undefined;
  /** The first moment after it. */
  readonly to?: Date | undefined;
}

interface Ordered {
  readonly time?: TimeKey | undefined;
  readonly sort?: { readonly column: SQL };
  readonly dir: 'asc' | 'desc';
}

const dayMs = 86_400_000;

/**
 * Where to look for a page, one window after the other: what is found in one is the page if it is full, or if there is no
 * further window. Each begins where the page does, and the last has all that is asked for.
 */
export function windowsOf(
  { time, sort, dir }: Ordered,
  cursor: Cursor | undefined,
  now: Date,
): readonly TimeWindow[] {
  if (time === undefined) return [{}];
  const { within = {} } = time;
  if (sort === undefined || fixedText(sort.column) !== fixedText(time.column)) return [within];
  const isBackwards = (dir === 'desc') !== (cursor?.back === true);
  const start = startOf(within, cursor, isBackwards, now);
  if (Number.isNaN(start)) return [within];
  const sized = time.windowDays.map((days) => (isBackwards ? start - days * dayMs : start + days * dayMs));
  if (isBackwards) {
    // A Date knows no microseconds: what is later than it by less than a millisecond belongs there too.
    const to = cursor ? earliest(within.to, start + 1) : within.to;
    const least = within.from?.getTime() ?? Number.NEGATIVE_INFINITY;
    return [
      ...sized.filter((from) => from > least).map((from) => ({ from: new Date(from), to })),
      { from: within.from, to },
    ];
  }
  const from = new Date(start);
  const most = within.to?.getTime() ?? Number.POSITIVE_INFINITY;
  return [
    ...sized.filter((to) => to < most).map((to) => ({ from, to: new Date(to) })),
    { from, to: within.to },
  ];
}

/** NaN where it is not known. */
function startOf(within: TimeWindow, cursor: Cursor | undefined, isBackwards: boolean, now: Date): number {
  if (cursor) return Date.parse(isoOf(cursor.sort ?? ''));
  return isBackwards ? earliest(within.to, now.getTime()).getTime() : (within.from?.getTime() ?? Number.NaN);
}

const earliest = (one: Date | undefined, other: number) =>
  new Date(Math.min(one?.getTime() ?? Number.POSITIVE_INFINITY, other));

/** `2026-01-31 12:00:00.123456+00`, as PostgreSQL writes it, for JavaScript. */
function isoOf(moment: string): string {
  return moment.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00');
}

export function windowText(
  { column }: TimeKey,
  { from, to }: TimeWindow,
  bind: (value: unknown) => string,
): string {
  const time = fixedText(column);
  const since = from ? ` and ${time} >= ${bind(from)}` : '';
  return to ? `${since} and ${time} < ${bind(to)}` : since;
}
