import type { ParsedInputOf } from '@posthouse/contract/core/action';
import type { BulkFailure } from '@posthouse/contract/core/bulk';
import type { RecycledKind, recycleBinActions } from '@posthouse/contract/features/recycle-bin';
import type { Database } from '../db/pool.ts';
import type { CommandPowers, SessionContext, TenantContext } from '../kernel/context.ts';
import type { Handlers } from '../kernel/handlers.ts';

/** Something in the recycle bin, locked for the command that is about it. */
export interface RecycledItem {
  readonly id: number;
  readonly name: string;
  /** What was removed together goes back together. */
  readonly removalId: string;
}

/** What a feature brings for things of its own to pass through the recycle bin. */
export interface Recyclable {
  list(
    ctx: TenantContext,
    input: ParsedInputOf<typeof recycleBinActions.getRecycleBin>,
  ): ReturnType<Handlers<typeof recycleBinActions>['getRecycleBin']>;
  lock(ctx: TenantContext, ids: readonly number[]): Promise<RecycledItem[]>;
  /** Answers why it cannot come back; then nothing has changed. */
  restore(ctx: SessionContext, item: RecycledItem): Promise<BulkFailure | undefined>;
  /** Once after a command that restored something. */
  afterRestore?(ctx: SessionContext & Pick<CommandPowers, 'enqueue'>): Promise<void>;
  purge(ctx: TenantContext, item: RecycledItem): Promise<void>;
  /** Of every account. */
  purgeRemovedBefore(db: Database, moment: Date): Promise<void>;
}

export type Recyclables = Readonly<Record<RecycledKind, Recyclable>>;
