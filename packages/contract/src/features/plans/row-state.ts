import type { PlanOutcome, PlanResult } from '../plans.ts';

type Done = Exclude<PlanOutcome, 'skip' | 'refuse'>;

/** What became of a row, or would: the key of its words. */
export function rowState({
  outcome,
  result,
}: {
  readonly outcome: PlanOutcome;
  readonly result: PlanResult | null;
}): 'result.failed' | `done.${Done}` | `outcome.${PlanOutcome}` {
  if (result === 'failed') return 'result.failed';
  return result === 'done' && outcome !== 'skip' && outcome !== 'refuse'
    ? `done.${outcome}`
    : `outcome.${outcome}`;
}
