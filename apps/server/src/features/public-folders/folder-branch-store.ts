import { sql } from 'drizzle-orm';
import { publicFolder } from '../../db/schema/public-folder.ts';
import type { TenantContext } from '../../kernel/context.ts';

export interface BranchFolder {
  readonly id: number;
  readonly parentId: number | null;
  readonly path: string;
  readonly isRemoved: boolean;
}

/** Folders with all that is in them at any depth, also what is in the recycle bin, in the order of their paths. */
export async function readBranches(
  { db, caller: { accountId } }: TenantContext,
  ids: readonly number[],
): Promise<BranchFolder[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{
    id: string;
    parent_id: string | null;
    path: string;
    is_removed: boolean;
  }>(sql`
    with recursive branch (id) as (
      select unnest(${sql.param([...ids])}::bigint[])
      union
      select f.id from branch join ${publicFolder} f on f.account_id = ${accountId} and f.parent_id = branch.id)
    select f.id, f.parent_id, f.path, f.removed_at is not null as is_removed
      from branch join ${publicFolder} f on f.account_id = ${accountId} and f.id = branch.id
     order by f.sorted_path, f.id`);
  return rows.map(({ id, parent_id, path, is_removed }) => ({
    id: Number(id),
    parentId: parent_id === null ? null : Number(parent_id),
    path,
    isRemoved: is_removed,
  }));
}

type RemovalContext = TenantContext & {
  readonly now: Date;
  readonly caller: { readonly adminname: string };
};

/** Into the recycle bin, each with the number of the removal it belongs to. */
export async function removeBranches(
  { db, caller: { accountId, adminname }, now }: RemovalContext,
  removals: ReadonlyMap<number, string>,
): Promise<void> {
  if (removals.size === 0) return;
  await db.execute(sql`
    update ${publicFolder} f set removed_at = ${now.toISOString()}, removed_by = ${adminname}, removal_id = gone.removal_id
      from unnest(${sql.param([...removals.keys()])}::bigint[], ${sql.param([...removals.values()])}::uuid[])
             as gone (id, removal_id)
     where f.account_id = ${accountId} and f.id = gone.id`);
}
