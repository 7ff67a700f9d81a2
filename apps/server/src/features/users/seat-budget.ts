import { AppError } from '@posthouse/contract/core/errors';
import { demandQuota, type SeatsLeft } from '../../rules/accounts/seats.ts';
import type { UserFields } from './users-store.ts';

/** What a user takes of its account. */
type Seated = Pick<UserFields, 'account_type' | 'quota'>;

/** What the account has left while users change one after the other. */
export interface SeatBudget extends SeatsLeft {
  readonly free: Record<Seated['account_type'], number>;
  quotaMb: number;
}

export const budgetOf = (left: SeatsLeft): SeatBudget => ({ ...left, free: { ...left.free } });

/** A user that stays what it is keeps its seat, whatever the account has left. */
export const hasSeat = ({ free }: SeatsLeft, before: Seated | undefined, { account_type }: Seated) =>
  before?.account_type === account_type || free[account_type] > 0;

/** A seat of another type, and more quota, are taken from what the account has left. */
export function demandSeat(left: SeatsLeft, before: Seated | undefined, after: Seated): void {
  if (!hasSeat(left, before, after))
    throw new AppError('limit_reached', { params: { type: after.account_type } });
  demandQuota(left, before?.quota ?? 0, after.quota);
}

/** Gives back what a user had and takes what it gets: the next one finds what is left then. */
export function moveSeat(budget: SeatBudget, before: Seated | undefined, after: Seated | undefined): void {
  if (before) budget.free[before.account_type] += 1;
  if (after) budget.free[after.account_type] -= 1;
  if (budget.isShared) budget.quotaMb += (before?.quota ?? 0) - (after?.quota ?? 0);
}
