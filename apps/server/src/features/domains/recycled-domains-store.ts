import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { AppError } from '@posthouse/contract/core/errors';
import { recycleDays, recycledRow } from '@posthouse/contract/features/recycle-bin';
import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { defineList } from '../../db/pages/list-page.ts';
import { wireMoment } from '../../db/record.ts';
import { domainName } from '../../db/schema/domain.ts';
import { isOverLimit, isOverQuota, isUniqueViolation } from '../../db/sql-errors.ts';
import { withSavepoint } from '../../db/transaction.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { addressTables } from '../../rules/addresses/address-table.ts';
import { checkOwnershipJob, claimDays } from '../../rules/hosted-domains/claim-schedule.ts';
import { withinDomains } from '../../rules/hosted-domains/domain-scope.ts';
import { findAuditHosts, findUnaudited, isAuditHost } from '../../rules/mail-ways/audit-mailboxes.ts';
import type { Recyclable, RecycledItem, RecycledListInput } from '../../rules/recycle-bin/recyclable.ts';

const inTheBin = (ctx: TenantContext) =>
  and(
    eq(domainName.accountId, ctx.caller.accountId),
    eq(domainName.kind, 'domain'),
    isNotNull(domainName.removedAt),
    withinDomains(ctx, domainName.id),
  );

const recycledDomainList = defineList<typeof recycledRow, RecycledListInput, TenantContext>({
  row: recycledRow,
  columns: {
    id: sql`${domainName.id}::text`,
    name: domainName.unicode,
    removed_at: domainName.removedAt,
    removed_by: domainName.removedBy,
    purge_at: wireMoment(sql`(${domainName.removedAt} + ${sql.raw(`interval '${recycleDays} days'`)})`),
  },
  from: sql`${domainName}`,
  account: domainName.accountId,
  id: domainName.id,
  scope: inTheBin,
  search: { words: domainName.searchText },
  sorts: { removed_at: { column: sql`${domainName.removedAt}`, type: 'timestamptz' } },
  order: ['removed_at', 'desc'],
  filters: {},
});

const lockRecycled: Recyclable['lock'] = async (ctx, ids) => {
  const found = await ctx.db
    .select({ id: domainName.id, name: domainName.ascii, removalId: domainName.removalId })
    .from(domainName)
    .where(and(inTheBin(ctx), inArray(domainName.id, [...ids])))
    .orderBy(domainName.id)
    .for('update');
  return found.map(({ id, name, removalId }) => {
    const domainId = Number(id);
    return { id: domainId, name, domainId, removalId: removalId ?? '' };
  });
};

const removalsOf = (items: readonly RecycledItem[]) => items.map(({ removalId }) => removalId);
const removedTogether = ({ caller }: TenantContext, removalIds: readonly string[]) =>
  and(eq(domainName.accountId, caller.accountId), inArray(domainName.removalId, [...removalIds]));

/** Whoever takes something back at once made a slip. */
const slipHours = 1;

/**
 * All that went with them comes back with them. Whose a name is must be proved again, for it may have been another's
 * meanwhile; but for a slip, where nobody else has proved it.
 */
async function bringBack(ctx: TenantContext, removalIds: readonly string[], now: Date): Promise<void> {
  const other = alias(domainName, 'other');
  const isOthers = exists(
    ctx.db
      .select({ id: other.id })
      .from(other)
      .where(
        and(
          eq(other.ascii, domainName.ascii),
          isNotNull(other.verifiedAt),
          // One that is in a bin itself counts where it was proved later: an older copy took nothing away.
          or(isNull(other.removedAt), gt(other.verifiedAt, domainName.verifiedAt)),
          or(ne(other.accountId, domainName.accountId), ne(other.id, domainName.id)),
        ),
      ),
  );
  const slip = new Date(now.getTime() - slipHours * 3_600_000);
  const back = { removedAt: null, removedBy: '', removalId: null };
  await ctx.db
    .update(domainName)
    .set(back)
    .where(
      and(
        removedTogether(ctx, removalIds),
        isNotNull(domainName.verifiedAt),
        gt(domainName.removedAt, slip),
        not(isOthers),
      ),
    );
  await ctx.db
    .update(domainName)
    .set({
      ...back,
      ...{ state: 'queued', finding: '', found: [], verifiedAt: null, contestedAt: null },
      ...{ checks: 0, nextCheckAt: now, lostAt: null, lostMailAt: null, leaseUntil: null },
      claimEndsAt: new Date(now.getTime() + claimDays * 86_400_000),
      fence: sql`${domainName.fence} + 1`,
    })
    .where(removedTogether(ctx, removalIds));
  for (const table of addressTables) {
    await ctx.db
      .update(table)
      .set(back)
      .where(and(eq(table.accountId, ctx.caller.accountId), inArray(table.removalId, [...removalIds])));
  }
}

async function restore(
  ctx: TenantContext & { readonly now: Date },
  items: readonly RecycledItem[],
): Promise<BulkFailure | undefined> {
  try {
    await withSavepoint(ctx.db, async () => {
      await bringBack(ctx, removalsOf(items), ctx.now);
      const unaudited = await findUnaudited(
        ctx,
        items.map(({ id }) => id),
      );
      if (unaudited.size > 0) throw new AppError('conflict');
    });
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return 'conflict';
    if (isUniqueViolation(error, 'domain_name_claim_key')) return 'conflict';
    // Somebody else proved the name in this very moment.
    if (isUniqueViolation(error, 'domain_name_owner_key')) return 'conflict';
    if (isOverLimit(error)) return 'limit_reached';
    if (isOverQuota(error)) return 'quota_exceeded';
    throw error;
  }
}

export const recycledDomains: Recyclable = {
  list: recycledDomainList,
  lock: lockRecycled,
  restore,
  afterRestore: (ctx) => ctx.enqueue(checkOwnershipJob, {}),
  async purge(ctx, items) {
    const kept = await findAuditHosts(
      ctx,
      items.map(({ id }) => id),
    );
    const gone = items.filter(({ id }) => !kept.has(id));
    await ctx.db.delete(domainName).where(removedTogether(ctx, removalsOf(gone)));
    return kept;
  },
  async purgeRemovedBefore(db, moment) {
    await db.delete(domainName).where(and(lt(domainName.removedAt, moment), not(isAuditHost)));
  },
};
