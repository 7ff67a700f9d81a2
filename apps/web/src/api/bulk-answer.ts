import type { ErrorCode } from '@posthouse/contract/core/errors';

/** What became of each row of a bulk command. */
export interface RowResults {
  readonly done: readonly string[];
  readonly failed: readonly {
    readonly id: string;
    readonly code: ErrorCode;
    readonly name?: string | undefined;
  }[];
  /** How many things had no more room in the recycle bin. */
  readonly deleted_for_good?: number | undefined;
  /** Those of `done` that were so before. */
  readonly unchanged?: readonly string[] | undefined;
  /** By which it can be undone. */
  readonly undo?: string | undefined;
}

export function isRowResults(answer: unknown): answer is RowResults {
  if (typeof answer !== 'object' || answer === null) return false;
  const { done, failed } = answer as Partial<RowResults>;
  return Array.isArray(done) && Array.isArray(failed);
}

/** The rows whose undo gives them back what they were: those that were so before stay so. */
export const changedRows = ({ done, unchanged = [] }: RowResults): readonly string[] =>
  done.filter((id) => !unchanged.includes(id));

/** The id of the job that works many rows off; undefined where the answer has none. */
export function jobOf(answer: unknown): string | undefined {
  const job = typeof answer === 'object' && answer !== null && 'job' in answer ? answer.job : undefined;
  return typeof job === 'string' ? job : undefined;
}
