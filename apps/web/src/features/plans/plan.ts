import type { ActionAnswer } from '@posthouse/contract';
import { type PlanOutcome, planOutcomes } from '@posthouse/contract/features/plans';

export type Plan = ActionAnswer<'getPlan'>['plan'];

/** How many things applying it changes. */
export const changesOf = ({ outcomes }: Plan) => outcomes.create + outcomes.update + outcomes.remove;

/** Nothing of what it did is left. */
export const isUndone = ({ done, undone }: Plan) => done > 0 && undone >= done;

interface Count {
  readonly name: PlanOutcome | 'done' | 'failed';
  readonly count: number;
  /** The filter that shows just these rows. */
  readonly filter: { readonly outcome: PlanOutcome } | { readonly result: 'done' | 'failed' };
}

/** How many rows go which way; once it has begun, what became of them. */
export function countsOf({ outcomes, done, failed, state }: Plan): readonly Count[] {
  const isOpen = state === 'planned' || state === 'expired';
  const planned = (isOpen ? planOutcomes : (['skip', 'refuse'] as const)).map((outcome) => ({
    name: outcome,
    count: outcomes[outcome],
    filter: { outcome },
  }));
  const begun = [
    { name: 'done', count: done, filter: { result: 'done' } },
    { name: 'failed', count: failed, filter: { result: 'failed' } },
  ] as const;
  return [...(isOpen ? [] : begun), ...planned].filter(({ count }) => count > 0);
}
