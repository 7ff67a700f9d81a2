import type { ParsedInputOf, ResultOf } from '@posthouse/contract/core/action';
import type { BulkFailure } from '@posthouse/contract/core/bulk';
import type { RecycledKind, recycleBinActions } from '@posthouse/contract/features/recycle-bin';
import type { JsonText } from '../../db/json-text.ts';
import type { Database } from '../../db/pool.ts';
import type { CompiledSql } from '../../db/statement.ts';
import type { CommandPowers, TenantContext } from '../../kernel/context.ts';

type Bin = typeof recycleBinActions.getRecycleBin;
export type RecycledListInput = Omit<ParsedInputOf<Bin>, 'kind'>;
export type RestoreContext = TenantContext & { readonly now: Date };

/** Something in the recycle bin, locked for the command that is about it. */
export interface RecycledItem {
  readonly id: number;
  readonly name: string;
  /** The domain it is, or is in. */
  readonly domainId: number;
  /** What was removed together goes back together. */
  readonly removalId: string;
}

/** What a feature brings for things of its own to pass through the recycle bin. */
export interface Recyclable {
  readonly list: {
    answer(ctx: TenantContext, input: RecycledListInput): Promise<JsonText<ResultOf<Bin>>>;
    idsOf(ctx: TenantContext, input: { readonly search?: string | undefined }): CompiledSql;
  };
  lock(ctx: TenantContext, ids: readonly number[]): Promise<RecycledItem[]>;
  /** All of them, or none: answers why they cannot come back together. */
  restore(ctx: RestoreContext, items: readonly RecycledItem[]): Promise<BulkFailure | undefined>;
  /** Once after a command that restored something. */
  afterRestore?(ctx: TenantContext & Pick<CommandPowers, 'enqueue'>): Promise<void>;
  /** Answers the ids of those that must stay, because something else needs them. */
  purge(ctx: TenantContext, items: readonly RecycledItem[]): Promise<ReadonlySet<number>>;
  /** Of every account. */
  purgeRemovedBefore(db: Database, moment: Date): Promise<void>;
}

export type Recyclables = Readonly<Record<RecycledKind, Recyclable>>;
