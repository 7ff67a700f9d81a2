import type { plan } from '../../db/schema/plan.ts';

type Plan = typeof plan.$inferSelect;

/** Rows of a plan that were to be changed and are not; those that wait for another domain do not count. */
export const leftOf = ({
  creates,
  updates,
  removals,
  refusals,
  done,
  waiting,
}: Pick<Plan, 'creates' | 'updates' | 'removals' | 'refusals' | 'done' | 'waiting'>): number =>
  creates + updates + removals + refusals - done - waiting;

/** Why the rows that were handed on to a plan were not even planned; null where they were. */
export function notMadeBecause({
  state,
  jobId,
}: Pick<Plan, 'state' | 'jobId'>): 'forbidden' | 'failed' | null {
  if (jobId !== null) return null;
  if (state === 'stopped') return 'forbidden';
  return state === 'refused' || state === 'failed' ? 'failed' : null;
}
