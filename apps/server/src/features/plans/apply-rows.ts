import type { ActionName } from '@posthouse/contract';
import type { WireError } from '@posthouse/contract/core/errors';
import { isOverLimit, isOverQuota } from '../../db/sql-errors.ts';
import { withSavepoint } from '../../db/transaction.ts';
import type { HistoryEntry } from '../../kernel/context.ts';
import type {
  AppliedRow,
  ApplyContext,
  PlanContext,
  PlanKind,
  SliceKind,
  StoredRow,
} from '../../rules/plans/plan-kind.ts';
import { reasonOf } from '../../rules/plans/plan-rows.ts';

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
  if (kind.together) return applyTogether(kind.together, ctx, rows);
  const results: RowResult[] = [];
  const history: SliceResults['history'][number][] = [];
  for (const { id, line, row, prepared } of rows) {
    const about = { id, line, name: row.name };
    const entries: { readonly action?: ActionName; readonly entry: HistoryEntry }[] = [];
    const recording = (action?: ActionName): ApplyContext => ({
      ...ctx,
      recordHistory: (entry) => void entries.push({ ...(action ? { action } : {}), entry }),
      recordedAs: recording,
    });
    try {
      const applied = await withSavepoint(ctx.db, () => kind.apply(recording(), row, prepared));
      results.push({ ...about, applied });
      for (const { action = applied.action, entry } of entries) history.push({ action, entries: [entry] });
    } catch (error) {
      results.push({ ...about, reason: failureOf(error) });
    }
  }
  return { rows: results, history };
}

/** They are all of one command: what a plan adds, or what its undo removes. */
async function applyTogether(
  { apply }: SliceKind['together'],
  ctx: PlanContext,
  rows: readonly SliceRow[],
): Promise<SliceResults> {
  const entries: HistoryEntry[] = [];
  const recordHistory = (entry: HistoryEntry) => void entries.push(entry);
  const recording: ApplyContext = { ...ctx, recordHistory, recordedAs: () => recording };
  const outcomes = await apply(
    recording,
    rows.map(({ row }) => row),
  );
  const results = rows.flatMap(({ id, line, row }, index): RowResult[] => {
    const outcome = outcomes[index];
    return outcome ? [{ id, line, name: row.name, ...outcome }] : [];
  });
  const [action] = results.flatMap((result) => ('applied' in result ? [result.applied.action] : []));
  return { rows: results, history: action && entries.length > 0 ? [{ action, entries }] : [] };
}

function failureOf(error: unknown): WireError {
  return isOverLimit(error) || isOverQuota(error) ? { code: 'limit_reached' } : reasonOf(error);
}
