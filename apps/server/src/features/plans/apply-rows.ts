import type { ActionName } from '@posthouse/contract';
import type { WireError } from '@posthouse/contract/core/errors';
import { isOverLimit, isOverQuota } from '../../db/sql-errors.ts';
import { withSavepoint } from '../../db/transaction.ts';
import type { AppliedRow, PlanContext, PlanKind, StoredRow } from '../../domain/plan-kind.ts';
import { reasonOf } from '../../domain/plan-rows.ts';
import type { HistoryEntry } from '../../kernel/context.ts';

export interface SliceRow {
  readonly id: number;
  readonly line: number;
  readonly row: StoredRow;
  readonly prepared: unknown;
}

/** What became of a row. */
export type RowResult = Pick<SliceRow, 'id' | 'line'> & { readonly name: string } & (
    | { readonly applied: AppliedRow }
    | { readonly reason: WireError }
  );

export interface SliceResults {
  readonly rows: readonly RowResult[];
  /** Of those that were done, each under the name of its command. */
  readonly history: readonly { readonly action: ActionName; readonly entries: readonly HistoryEntry[] }[];
}

/** One that is refused leaves nothing behind, and the others alone. */
export async function applyRows(
  kind: PlanKind,
  ctx: PlanContext,
  rows: readonly SliceRow[],
): Promise<SliceResults> {
  const results: RowResult[] = [];
  const history: SliceResults['history'][number][] = [];
  for (const { id, line, row, prepared } of rows) {
    const about = { id, line, name: row.name };
    const entries: HistoryEntry[] = [];
    const recordHistory = (entry: HistoryEntry) => void entries.push(entry);
    try {
      const applied = await withSavepoint(ctx.db, () => kind.apply({ ...ctx, recordHistory }, row, prepared));
      results.push({ ...about, applied });
      if (entries.length > 0) history.push({ action: applied.action, entries });
    } catch (error) {
      results.push({ ...about, reason: failureOf(error) });
    }
  }
  return { rows: results, history };
}

function failureOf(error: unknown): WireError {
  return isOverLimit(error) || isOverQuota(error) ? { code: 'limit_reached' } : reasonOf(error);
}
