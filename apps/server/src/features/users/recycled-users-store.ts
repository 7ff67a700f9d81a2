import { recycleDays, recycledRow } from '@posthouse/contract/features/recycle-bin';
import { and, eq, inArray, isNotNull, lt, not, sql } from 'drizzle-orm';
import { defineList } from '../../db/list-page.ts';
import { wireMoment } from '../../db/record.ts';
import { address, domainName } from '../../db/schema/domain.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import { isOverLimit, isOverQuota } from '../../db/sql-errors.ts';
import { withSavepoint } from '../../db/transaction.ts';
import { findAuditMailboxes, isAuditMailbox } from '../../domain/audit-mailboxes.ts';
import { withinDomains } from '../../domain/domain-scope.ts';
import type { Recyclable, RecycledListInput } from '../../domain/recyclable.ts';
import { lockSeats } from '../../domain/seats.ts';
import type { TenantContext } from '../../kernel/context.ts';

/** Those of a domain that is in there itself come back with it. */
const inTheBin = (ctx: TenantContext) =>
  and(
    eq(mailUser.accountId, ctx.session.accountId),
    isNotNull(mailUser.removedAt),
    withinDomains(ctx, mailUser.domainId),
    sql`exists (select from ${domainName} where ${domainName.accountId} = ${mailUser.accountId}
      and ${domainName.id} = ${mailUser.domainId} and ${domainName.removedAt} is null)`,
  );

const recycledUserList = defineList<typeof recycledRow, RecycledListInput, TenantContext>({
  row: recycledRow,
  columns: {
    id: sql`${mailUser.id}::text`,
    name: mailUser.readable,
    removed_at: mailUser.removedAt,
    removed_by: mailUser.removedBy,
    purge_at: wireMoment(sql`(${mailUser.removedAt} + ${sql.raw(`interval '${recycleDays} days'`)})`),
  },
  from: sql`${mailUser}`,
  account: mailUser.accountId,
  id: mailUser.id,
  scope: inTheBin,
  search: { words: mailUser.searchText },
  sorts: { removed_at: { column: sql`${mailUser.removedAt}`, type: 'timestamptz' } },
  order: ['removed_at', 'desc'],
  filters: {},
});

const thisUser = ({ session }: TenantContext, id: number) =>
  and(eq(mailUser.accountId, session.accountId), eq(mailUser.id, id));

export const recycledUsers: Recyclable = {
  list: recycledUserList,
  async lock(ctx, ids) {
    await lockSeats(ctx);
    const found = await ctx.db
      .select({
        id: mailUser.id,
        name: mailUser.email,
        domainId: mailUser.domainId,
        removalId: mailUser.removalId,
      })
      .from(mailUser)
      .where(and(inTheBin(ctx), inArray(mailUser.id, [...ids])))
      .orderBy(mailUser.id)
      .for('update');
    return found.map(({ removalId, ...user }) => ({ ...user, removalId: removalId ?? '' }));
  },
  /** Its name was kept for it; its seat and its quota must be there still. */
  async restore(ctx, { id }) {
    try {
      await withSavepoint(ctx.db, () =>
        ctx.db
          .update(mailUser)
          .set({ removedAt: null, removedBy: '', removalId: null })
          .where(thisUser(ctx, id)),
      );
      return undefined;
    } catch (error) {
      if (isOverLimit(error)) return 'limit_reached';
      if (isOverQuota(error)) return 'quota_exceeded';
      throw error;
    }
  },
  async purge(ctx, { id }) {
    if ((await findAuditMailboxes(ctx, [id])).has(id)) return 'conflict';
    await ctx.db.delete(address).where(and(eq(address.accountId, ctx.session.accountId), eq(address.id, id)));
    return undefined;
  },
  async purgeRemovedBefore(db, moment) {
    await db
      .delete(address)
      .where(and(eq(address.kind, 'user'), lt(address.removedAt, moment), not(isAuditMailbox)));
  },
};
