import type { SQL } from 'drizzle-orm';
import { fixedText } from '../statement.ts';
import type { Cursor } from './page-cursor.ts';

/** The other half of the key of a table that is kept in parts by its time. */
export interface TimeKey {
  readonly column: SQL;
  /** How far from its beginning a page in the order of time is looked for first. */
  readonly windowDays: number;
}

/** Only a few parts: to plan a query for all of them takes longer than to run it. */
export interface TimeWindow {
  readonly from: Date;
  readonly to: Date | undefined;
}

interface Ordered {
  readonly time?: TimeKey | undefined;
  readonly sort?: { readonly column: SQL };
  readonly dir: 'asc' | 'desc';
}

const dayMs = 86_400_000;

/** Where a page probably lies as a whole; undefined where that can't be said. What is found there must be a full page. */
export function windowOf(
  { time, sort, dir }: Ordered,
  cursor: Cursor | undefined,
  now: Date,
): TimeWindow | undefined {
  if (time === undefined || sort === undefined || fixedText(sort.column) !== fixedText(time.column)) return;
  const isBackwards = (dir === 'desc') !== (cursor?.back === true);
  const start = cursor ? Date.parse(isoOf(cursor.sort ?? '')) : now.getTime();
  if (Number.isNaN(start) || !(cursor || isBackwards)) return undefined;
  const lengthMs = time.windowDays * dayMs;
  // A Date knows no microseconds: what is later than it by less than a millisecond belongs there too.
  if (isBackwards) return { from: new Date(start - lengthMs), to: cursor && new Date(start + 1) };
  return { from: new Date(start), to: new Date(start + lengthMs) };
}

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
  const upTo = to ? ` and ${time} <= ${bind(to)}` : '';
  return ` and ${time} >= ${bind(from)}${upTo}`;
}
