import { recycleDays, recycledRow } from '@posthouse/contract/features/recycle-bin';
import type { AddressKind } from '@posthouse/contract/fields/related-address';
import { and, eq, inArray, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm';
import { defineList } from '../../db/pages/list-page.ts';
import { wireMoment } from '../../db/record.ts';
import { address, domainName } from '../../db/schema/domain.ts';
import { isOverLimit, isOverQuota } from '../../db/sql-errors.ts';
import { withSavepoint } from '../../db/transaction.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { AddressTable } from '../addresses/address-table.ts';
import { withinDomains } from '../hosted-domains/domain-scope.ts';
import { lockMailWays } from '../mail-ways/mail-loops.ts';
import type { Recyclable, RecycledItem, RecycledListInput } from './recyclable.ts';

interface Recycled {
  readonly table: AddressTable;
  readonly kind: AddressKind;
  /** What it is called, where that is not its address: on screens, and in the history. */
  readonly name?: { readonly readable: SQL; readonly target: SQL };
  /** Which rows can be restored on their own, where others only come back with them. */
  readonly isItem?: SQL;
  /** What something else needs even there: of some ids, and as a condition on `address`. */
  readonly needed?: {
    find(ctx: TenantContext, ids: readonly number[]): Promise<ReadonlySet<number>>;
    readonly condition: SQL;
  };
}

const idsOf = (items: readonly RecycledItem[]) => items.map(({ id }) => id);

/** What has an address of its own passes through the recycle bin with it: the name is kept for it. */
export function recycledAddresses({ table, kind, name, isItem, needed }: Recycled): Recyclable {
  /** What is of a domain that is in there itself comes back with it. */
  const inTheBin = (ctx: TenantContext) =>
    and(
      eq(table.accountId, ctx.caller.accountId),
      isNotNull(table.removedAt),
      withinDomains(ctx, table.domainId),
      sql`exists (select from ${domainName} where ${domainName.accountId} = ${table.accountId}
        and ${domainName.id} = ${table.domainId} and ${domainName.removedAt} is null)`,
      isItem,
    );
  // Nested, so that its columns keep the name of their table.
  const target = name ? sql`${name.target}` : table.email;
  return {
    list: defineList<typeof recycledRow, RecycledListInput, TenantContext>({
      row: recycledRow,
      columns: {
        id: sql`${table.id}::text`,
        name: name?.readable ?? table.readable,
        removed_at: table.removedAt,
        removed_by: table.removedBy,
        purge_at: wireMoment(sql`(${table.removedAt} + ${sql.raw(`interval '${recycleDays} days'`)})`),
      },
      from: sql`${table}`,
      account: table.accountId,
      id: table.id,
      scope: inTheBin,
      search: { words: table.searchText },
      sorts: { removed_at: { column: sql`${table.removedAt}`, type: 'timestamptz' } },
      order: ['removed_at', 'desc'],
      filters: {},
    }),
    async lock(ctx, ids) {
      await lockMailWays(ctx);
      const found = await ctx.db
        .select({ id: table.id, name: target, domainId: table.domainId, removalId: table.removalId })
        .from(table)
        .where(and(inTheBin(ctx), inArray(table.id, [...ids])))
        .orderBy(table.id)
        .for('update');
      return found as unknown as RecycledItem[];
    },
    /** Seats and quota must be there still, where it takes any. */
    async restore(ctx, items) {
      try {
        await withSavepoint(ctx.db, () =>
          ctx.db
            .update(table)
            .set({ removedAt: null, removedBy: '', removalId: null })
            .where(and(eq(table.accountId, ctx.caller.accountId), inArray(table.id, idsOf(items)))),
        );
        return undefined;
      } catch (error) {
        if (isOverLimit(error)) return 'limit_reached';
        if (isOverQuota(error)) return 'quota_exceeded';
        throw error;
      }
    },
    async purge(ctx, items) {
      const kept = (await needed?.find(ctx, idsOf(items))) ?? new Set();
      const gone = idsOf(items).filter((id) => !kept.has(id));
      await ctx.db
        .delete(address)
        .where(and(eq(address.accountId, ctx.caller.accountId), inArray(address.id, gone)));
      return kept;
    },
    async purgeRemovedBefore(db, moment) {
      await db
        .delete(address)
        .where(and(eq(address.kind, kind), lt(address.removedAt, moment), needed && not(needed.condition)));
    },
  };
}
