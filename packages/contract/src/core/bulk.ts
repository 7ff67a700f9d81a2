import { z } from 'zod';
import { ids, wireId } from '../fields/id.ts';

/** The rows of a bulk action, and what became of each: rows of others do not exist. */
export const bulkInput = z.strictObject({ ids });

/** Why a row of a bulk action failed. */
export const bulkFailures = [
  'not_found',
  'forbidden',
  'conflict',
  'limit_reached',
  'quota_exceeded',
] as const;
export type BulkFailure = (typeof bulkFailures)[number];

export const bulkOutput = z.strictObject({
  done: z.array(wireId),
  failed: z.array(z.strictObject({ id: wireId, code: z.enum(bulkFailures) })),
});
