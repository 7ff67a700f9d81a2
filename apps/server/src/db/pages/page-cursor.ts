import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { AppError } from '@posthouse/contract/core/errors';

/** How the values of a sort column are written in a cursor and read back. */
export type SortType = 'text' | 'smallint' | 'bigint' | 'timestamptz' | 'inet';
/** What a moment that never came is sorted as: `coalesce(column, '-infinity')`, with an index of its own. */
const never = '-infinity';

/** The row at an edge of a page. */
export interface Cursor {
  readonly back: boolean;
  readonly id: number;
  readonly sort: string | null;
}

/** Tells orders apart in a cursor, which people see in the address bar, without the SQL of them. */
export const markOf = (order: string): string =>
  createHash('sha256').update(order).digest('base64url').slice(0, 8);

export function encodeCursor({ back, id, sort }: Cursor, order: string): string {
  const parts = [back ? 1 : 0, id, markOf(order), ...(sort === null ? [] : [sort])];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

const fits: Record<SortType, (value: string) => boolean> = {
  text: (value) => !value.includes('\0'),
  smallint: (value) => /^-?\d{1,4}$/.test(value),
  bigint: (value) => /^-?\d{1,18}$/.test(value),
  timestamptz: isMoment,
  inet: isNetwork,
};

const momentPattern =
  /^(\d{4})-(\d\d)-(\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;

/** An address with the length of its prefix, as PostgreSQL writes it. */
function isNetwork(value: string): boolean {
  const [address = '', prefix = ''] = value.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest;
}

/** A moment as PostgreSQL writes it, on a day that exists. */
function isMoment(value: string): boolean {
  if (value === never) return true;
  const [, year, month, day] = momentPattern.exec(value) ?? [];
  const midnight = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return day !== undefined && midnight.toISOString().startsWith(`${year}-${month}-${day}T`);
}

/** A cursor comes back from a stranger: what it holds must fit the column it is compared with. */
export function decodeCursor(text: string, order: string, sort: SortType | undefined): Cursor {
  const refuse = AppError.field('cursor', 'format');
  const parts = parseJson(Buffer.from(text, 'base64url').toString('utf8'));
  if (!Array.isArray(parts) || parts.length !== (sort ? 4 : 3)) throw refuse;
  const [back, id, given, value] = parts as [unknown, unknown, unknown, unknown];
  if (given !== markOf(order)) throw refuse;
  if (!Number.isSafeInteger(id)) throw refuse;
  if (sort && !(typeof value === 'string' && fits[sort](value))) throw refuse;
  return { back: back === 1, id: id as number, sort: sort ? (value as string) : null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
