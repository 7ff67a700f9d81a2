import type { ErrorCode } from '@posthouse/contract/core/errors';

/** What became of each row of a bulk command. */
export interface BulkAnswer {
  readonly done: readonly string[];
  readonly failed: readonly { readonly id: string; readonly code: ErrorCode }[];
}

export function isBulkAnswer(answer: unknown): answer is BulkAnswer {
  if (typeof answer !== 'object' || answer === null) return false;
  const { done, failed } = answer as Partial<BulkAnswer>;
  return Array.isArray(done) && Array.isArray(failed);
}
