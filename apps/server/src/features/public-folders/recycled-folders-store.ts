import { AppError } from '@posthouse/contract/core/errors';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { address, domainName } from '../../db/schema/domain.ts';
import { publicFolder } from '../../db/schema/public-folder.ts';
import { isOverQuota, isUniqueViolation } from '../../db/sql-errors.ts';
import { withSavepoint } from '../../db/transaction.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Recyclable, RecycledItem } from '../../rules/recycle-bin/recyclable.ts';
import { recycledAddresses } from '../../rules/recycle-bin/recycled-addresses.ts';
import { demandFolderRoom } from './public-folders-store.ts';

const named = (name: typeof domainName.ascii | typeof domainName.unicode) =>
  sql`((select ${name} from ${domainName} where ${domainName.accountId} = ${publicFolder.accountId}
    and ${domainName.id} = ${publicFolder.domainId}) || '/' || ${publicFolder.path})`;

/** What went with the folder it is in comes back with it, and only so. */
const isTop = sql`not exists (select from ${publicFolder} as upper_folder
  where upper_folder.account_id = ${publicFolder.accountId} and upper_folder.id = ${publicFolder.parentId}
    and upper_folder.removal_id = ${publicFolder.removalId})`;

const removedTogether = ({ caller }: TenantContext, items: readonly RecycledItem[]) =>
  and(
    eq(publicFolder.accountId, caller.accountId),
    inArray(
      publicFolder.removalId,
      items.map(({ removalId }) => removalId),
    ),
  );

/** The folder that one of them was in is in the recycle bin, or deleted for good. */
async function isParentGone({ db, caller }: TenantContext, items: readonly RecycledItem[]): Promise<boolean> {
  const ids = items.map(({ id }) => id);
  const { rows } = await db.execute(sql`
    select from ${publicFolder} f
     where f.account_id = ${caller.accountId} and f.id = any (${sql.param(ids)}::bigint[]) and f.path like '%/%'
       and not exists (select from ${publicFolder} p
         where p.account_id = f.account_id and p.id = f.parent_id and p.removed_at is null)
     limit 1`);
  return rows.length > 0;
}

export const recycledFolders: Recyclable = {
  ...recycledAddresses({
    table: publicFolder,
    kind: 'public_folder',
    name: { readable: named(domainName.unicode), target: named(domainName.ascii) },
    isItem: isTop,
  }),
  /** Whole branches, to the places they had. */
  async restore(ctx, items) {
    if (await isParentGone(ctx, items)) return 'conflict';
    try {
      await withSavepoint(ctx.db, async () => {
        await ctx.db
          .update(publicFolder)
          .set({ removedAt: null, removedBy: '', removalId: null })
          .where(removedTogether(ctx, items));
        for (const domainId of new Set(items.map((item) => item.domainId)))
          await demandFolderRoom(ctx, domainId, 0);
      });
    } catch (error) {
      if (error instanceof AppError) return 'limit_reached';
      if (isUniqueViolation(error, 'public_folder_path_key')) return 'conflict';
      if (isOverQuota(error)) return 'quota_exceeded';
      throw error;
    }
    return undefined;
  },
  async purge(ctx, items) {
    const together = ctx.db
      .select({ id: publicFolder.id })
      .from(publicFolder)
      .where(removedTogether(ctx, items));
    await ctx.db
      .delete(address)
      .where(and(eq(address.accountId, ctx.caller.accountId), inArray(address.id, together)));
    return new Set();
  },
};
