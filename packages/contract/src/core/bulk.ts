import { z } from 'zod';
import { flag } from '../fields/flag.ts';
import { id, ids, wireId } from '../fields/id.ts';
import { listOf } from '../fields/list.ts';
import { integer } from '../fields/number.ts';
import { type FilterFields, negations, searchText } from './paging.ts';

/** Above this many rows a bulk command becomes a job with progress. */
export const mostRowsAtOnce = 500;

/** Rows by their ids alone, for what is no list to filter. */
export const idsInput = z.strictObject({ ids });

/**
 * The rows of a bulk command: `ids`, or `all=1` with the filters of the list, how many rows that is expected to be, and
 * the exceptions. A list that changed meanwhile is refused, so that nothing unseen is acted upon.
 */
export function bulkInput<Filters extends FilterFields, Given extends z.ZodRawShape = Record<never, never>>(
  filters: Filters,
  given: Given = {} as Given,
) {
  return z
    .strictObject({
      ids: ids.optional(),
      all: flag.optional(),
      count: integer({ min: 1, max: 100_000_000 }).optional(),
      except: listOf(id, { least: 0, most: 1_000 }).optional(),
      search: searchText,
      ...filters,
      not: negations(filters),
      ...given,
    })
    .refine(hasRows, { error: 'required', path: ['ids'] })
    .refine(hasCount, { error: 'required', path: ['count'] })
    .refine(hasNoIdleExceptions, { error: 'format', path: ['except'] });
}

const hasRows = (input: { ids?: unknown; all?: unknown }) =>
  (input.ids === undefined) === (input.all === true);
const hasCount = (input: { all?: unknown; count?: unknown }) =>
  input.all !== true || input.count !== undefined;

/** Beside ids they would be passed over, and what was excepted acted upon. */
const hasNoIdleExceptions = (input: { all?: unknown; except?: unknown }) =>
  input.all === true || input.except === undefined;

/** Why a row of a bulk command failed. */
export const bulkFailures = [
  'not_found',
  'forbidden',
  'conflict',
  'limit_reached',
  'quota_exceeded',
  'stale',
  'chat_status_failed',
  'upstream_failed',
] as const;
export type BulkFailure = (typeof bulkFailures)[number];

/** What became of each row: rows of others do not exist. */
export const rowResults = z.strictObject({
  done: z.array(wireId),
  /** With its name where it is known. */
  failed: z.array(z.strictObject({ id: wireId, code: z.enum(bulkFailures), name: z.string().optional() })),
  /** How many things the recycle bin had no more room for, and cannot be restored. */
  deleted_for_good: z.int().optional(),
  /** Those of `done` that were so before; the opposite command, where it is to undo this one, leaves them out. */
  unchanged: z.array(wireId).optional(),
  /** By which the caller can undo it, where it changed something that can be changed back. */
  undo: wireId.optional(),
});

/** The results, or the job that works the rows off. */
export const bulkOutput = z.union([rowResults, z.strictObject({ job: wireId })]);
