import { z } from 'zod';
import { flag } from '../fields/flag.ts';
import { listOf } from '../fields/list.ts';
import { missing } from '../fields/missing.ts';
import { integer } from '../fields/number.ts';
import { languages } from './languages.ts';
import { pageSize } from './page-size.ts';

/** Lists (protocol): exact totals up to this many rows, then this number and `total_capped`; a ledger may know more. */
export const totalCap = 1_000;
/** Shorter searches are taken as a prefix: a substring of two letters has no cheap index. */
export const substringSearchLength = 3;

export const searchText = z.string().max(200, 'max_length').optional();

const pageFields = {
  search: searchText,
  dir: z.enum(['asc', 'desc'], 'format').optional(),
  limit: integer({ min: 1, max: pageSize.most }).optional(),
  cursor: z
    .string()
    .max(2_000, 'max_length')
    .regex(/^[\w-]*$/, 'format')
    .optional(),
};

export type FilterFields = Readonly<Record<string, z.ZodType>>;

/** A filter that takes one value or several (`status[0]=…&status[1]=…`), any of which may match. */
export function anyOf<Field extends z.ZodType>(field: Field) {
  return z
    .union([z.array(field).min(1, 'required').max(50, 'max_length'), field.transform((value) => [value])])
    .optional();
}

/** The input of a list: search, sort, page, its own filters, and `not[<filter>]=1` to negate one. */
export function listInput<const Sorts extends readonly [string, ...string[]], Filters extends FilterFields>(
  sorts: Sorts,
  filters: Filters,
) {
  return z.strictObject({
    ...pageFields,
    offset: integer({ min: 0, max: 10_000 }).optional(),
    /** Counts every row, however many: before all of them are acted upon. */
    exact_total: flag.optional(),
    sort: z.enum(sorts, 'format').optional(),
    ...filters,
    not: negations(filters),
  });
}

const noRange = {};

/** The input of a log or history: newest first, by cursor only. What is a range has two ends, and is not negated. */
export function historyInput<Filters extends FilterFields, Range extends FilterFields = typeof noRange>(
  filters: Filters,
  range: Range = noRange as Range,
) {
  return z.strictObject({ ...pageFields, ...filters, ...range, not: negations(filters) });
}

/** `not[<filter>]=1` turns a filter round. */
export function negations<Filters extends FilterFields>(filters: Filters) {
  const names = Object.keys(filters) as Extract<keyof Filters, string>[];
  return z.partialRecord(z.enum(names), flag).optional();
}

const cursors = { next: z.string().nullable(), prev: z.string().nullable() };

export function listOutput<Row extends z.ZodObject>(row: Row) {
  return z.strictObject({
    rows: z.array(row),
    ...cursors,
    total: z.int(),
    total_capped: z.union([z.literal(0), z.literal(1)]),
  });
}

export function historyOutput<Row extends z.ZodObject>(row: Row) {
  return z.strictObject({ rows: z.array(row), ...cursors });
}

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The input of an export: the list's filters, which columns, which format, and the language of a file for people. */
export function exportInput<
  Filters extends FilterFields,
  Row extends z.ZodObject,
  Range extends FilterFields = typeof noRange,
>(filters: Filters, row: Row, range: Range = noRange as Range) {
  const names = Object.keys(row.shape) as Extract<keyof Row['shape'], string>[];
  return z.strictObject({
    search: searchText,
    ...filters,
    ...range,
    not: negations(filters),
    columns: listOf(z.enum(names, 'format'), { least: 1, most: names.length }).optional(),
    format: z.enum(exportFormats, missing),
    language: z.enum(languages, missing).optional(),
  });
}

/** Where the file can be fetched: once, within a minute. */
export const exportOutput = z.strictObject({ url: z.string() });
