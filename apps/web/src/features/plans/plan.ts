import type { ActionAnswer } from '@posthouse/contract';
import type { PlanOutcome } from '@posthouse/contract/features/plans';

export type Plan = ActionAnswer<'getPlan'>['plan'];

/** How many things applying it changes. */
export const changesOf = ({ outcomes }: Plan) => outcomes.create + outcomes.update + outcomes.remove;

/** The outcomes it has, in their order, with their number. */
export function countsOf({ outcomes }: Plan): readonly (readonly [PlanOutcome, number])[] {
  const order = ['create', 'update', 'remove', 'skip', 'refuse'] as const;
  return order.map((outcome) => [outcome, outcomes[outcome]] as const).filter(([, count]) => count > 0);
}
