import type { ActionName } from '@posthouse/contract';
import type { OffboardingOrder } from '@posthouse/contract/fields/offboarding-order';
import type { PlanRowType } from '@posthouse/contract/fields/plan-row-type';
import type { KnownAddress } from '../../../rules/addresses/known-addresses.ts';
import type {
  AppliedRow,
  ApplyContext,
  DoneRow,
  PlanContext,
  PlannedRow,
  StoredRow,
} from '../../../rules/plans/plan-kind.ts';
import type { LockedUser } from '../users-store.ts';

export type Colleague = KnownAddress & { readonly id: number };

/** What is asked for, with the colleagues it names. */
export interface Offboarding extends OffboardingOrder {
  readonly forward: Colleague | undefined;
  readonly delegate: Colleague | undefined;
  readonly successor: Colleague | undefined;
}

/** What a part says of a user; whose row it is, and its type, the plan adds. */
export type PartRow = Pick<PlannedRow, 'outcome' | 'reason' | 'change' | 'before' | 'after' | 'secret'> & {
  /** Of what it changes, where others may change that too. */
  readonly version?: number;
};

/** One of the things that happen to a user who leaves. */
export interface UserPart {
  readonly type: PlanRowType;
  /** The command that does the same alone, and what of its input decides the right it needs. */
  readonly like: { readonly action: ActionName; readonly input: Readonly<Record<string, unknown>> };
  /** Parts of a lower step come first, and go back last. */
  readonly step: number;
  /** Undefined where there is nothing to do; refuses with an AppError. */
  plan(ctx: PlanContext, user: LockedUser, order: Offboarding): Promise<PartRow | undefined>;
  /** The slow work, before the transaction. */
  prepare?(row: StoredRow): Promise<string | undefined>;
  apply(ctx: ApplyContext, row: StoredRow, prepared: string | undefined): Promise<AppliedRow>;
  /** The way back of what was done to a user, who may be in the recycle bin; refuses with an AppError. */
  planUndo(ctx: PlanContext, row: DoneRow, user: LockedUser): Promise<PartRow>;
}
