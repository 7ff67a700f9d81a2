import { AppError } from '@posthouse/contract/core/errors';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { address, domainName } from '../../db/schema/domain.ts';
import { publicFolder } from '../../db/schema/public-folder.ts';
import { isOverQuota, isUniqueViolation } from '../../db/sql-errors.ts';
import { withSavepoint } from '../../db/transaction.ts';
import type { Recyclable, RecycledItem } from '../../domain/recyclable.ts';
import { recycledAddresses } from '../../domain/recycled-addresses.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { demandFolderRoom } from './public-folders-store.ts';

const named = (name: typeof domainName.ascii | typeof domainName.unicode) =>
  sql`((select ${name} from ${domainName} where ${domainName.accountId} = ${publicFolder.accountId}
    and ${domainName.id} = ${publicFolder.domainId}) || '/' || ${publicFolder.path})`;

/** What went with the folder it is in comes back with it, and only so. */
const isTop = sql`not exists (select from ${publicFolder} as upper_folder
  where upper_folder.account_id = ${publicFolder.accountId} and upper_folder.id = ${publicFolder.parentId}
    and upper_folder.removal_id = ${publicFolder.removalId})`;

const removedTogether = ({ session }: TenantContext, { removalId }: RecycledItem) =>
  and(eq(publicFolder.accountId, session.accountId), eq(publicFolder.removalId, removalId));

/** The folder it was in is in the recycle bin, or deleted for good. */
async function isParentGone({ db, session }: TenantContext, { id }: RecycledItem): Promise<boolean> {
  const { rows } = await db.execute<{ is_gone: boolean }>(sql`
    select f.path like '%/%' and not exists (select from ${publicFolder} p
             where p.account_id = f.account_id and p.id = f.parent_id and p.removed_at is null) as is_gone
      from ${publicFolder} f where f.account_id = ${session.accountId} and f.id = ${id}`);
  return rows[0]?.is_gone === true;
}

export const recycledFolders: Recyclable = {
  ...recycledAddresses({
    table: publicFolder,
    kind: 'public_folder',
    name: { readable: named(domainName.unicode), target: named(domainName.ascii) },
    isItem: isTop,
  }),
  /** A whole branch, to the place it had. */
  async restore(ctx, item) {
    if (await isParentGone(ctx, item)) return 'conflict';
    try {
      await withSavepoint(ctx.db, async () => {
        await ctx.db
          .update(publicFolder)
          .set({ removedAt: null, removedBy: '', removalId: null })
          .where(removedTogether(ctx, item));
        await demandFolderRoom(ctx, item.domainId, 0);
      });
    } catch (error) {
      if (error instanceof AppError) return 'limit_reached';
      if (isUniqueViolation(error, 'public_folder_path_key')) return 'conflict';
      if (isOverQuota(error)) return 'quota_exceeded';
      throw error;
    }
    return undefined;
  },
  async purge(ctx, item) {
    const together = ctx.db
      .select({ id: publicFolder.id })
      .from(publicFolder)
      .where(removedTogether(ctx, item));
    await ctx.db
      .delete(address)
      .where(and(eq(address.accountId, ctx.session.accountId), inArray(address.id, together)));
    return undefined;
  },
};
