import type { Action } from '@posthouse/contract/core/action';
import type { PlanRowType } from '@posthouse/contract/fields/plan-row-type';
import type { KnownAddress } from '../addresses/known-addresses.ts';
import type { AppliedRow, ApplyContext, DoneRow, PlanContext, PlannedRow, StoredRow } from './plan-kind.ts';

/** Who leaves, and who takes their place. */
export interface Succession {
  readonly leavers: ReadonlyMap<number, KnownAddress>;
  readonly colleague: KnownAddress & { readonly id: number };
}

/** What a feature brings for a colleague to take somebody’s place in things of its own. */
export interface HandOver {
  readonly type: PlanRowType;
  /** The command that does the same to a single thing: its right is needed for each row. */
  readonly like: Action;
  /** One row for each thing, however many of those who leave are in it. */
  plan(ctx: PlanContext, succession: Succession): Promise<PlannedRow[]>;
  /** By the same rules as a single command. */
  apply(ctx: ApplyContext, row: StoredRow): Promise<AppliedRow>;
  planUndo(ctx: PlanContext, row: DoneRow): Promise<PlannedRow>;
}

/** What a feature brings to take from those who leave what they can open of its own things. */
export interface Withdrawal extends Omit<HandOver, 'plan'> {
  /** One row for each thing, however many of those who leave can open it. */
  plan(ctx: PlanContext, leavers: Succession['leavers']): Promise<PlannedRow[]>;
}
