import type { FolderProfile } from '@posthouse/contract/fields/folder-profiles';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { anyOfIds } from '../../db/any-of.ts';
import { address } from '../../db/schema/domain.ts';
import { publicFolder, publicFolderOwner, publicFolderRight } from '../../db/schema/public-folder.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { holdAddresses } from '../../rules/addresses/known-addresses.ts';
import { ownersIn } from '../../rules/addresses/owners.ts';
import { withinDomains } from '../../rules/hosted-domains/domain-scope.ts';

export const owners = ownersIn(publicFolderOwner, publicFolderOwner.folderId);

/** Who has a right, or nobody in particular, and which. */
export interface StoredRight {
  readonly addressId: number | null;
  readonly profile: FolderProfile;
}

export async function readRights({ db, caller }: TenantContext, folderId: number): Promise<StoredRight[]> {
  return db
    .select({ addressId: publicFolderRight.addressId, profile: publicFolderRight.profile })
    .from(publicFolderRight)
    .where(and(eq(publicFolderRight.accountId, caller.accountId), eq(publicFolderRight.folderId, folderId)));
}

/** The folders in which any of these has a right of its own. */
export async function findFoldersOpenTo(
  { db, caller }: TenantContext,
  addressIds: readonly number[],
): Promise<number[]> {
  const found = await db
    .selectDistinct({ id: publicFolderRight.folderId })
    .from(publicFolderRight)
    .where(
      and(
        eq(publicFolderRight.accountId, caller.accountId),
        anyOfIds(publicFolderRight.addressId, addressIds),
      ),
    )
    .orderBy(publicFolderRight.folderId);
  return found.map(({ id }) => id);
}

/** What a new folder takes over from the one it is in. */
export async function copyRights({ db, caller }: TenantContext, from: number, to: number): Promise<void> {
  await db.execute(sql`
    insert into ${publicFolderRight} (account_id, folder_id, address_id, profile)
    select account_id, ${to}::bigint, address_id, profile from ${publicFolderRight}
     where account_id = ${caller.accountId} and folder_id = ${from}`);
}

/** The rights of folders, as far as the caller sees who has them, beside those that are wanted; equal ones are left out. */
function differing(ctx: TenantContext, folderIds: readonly number[], wanted: readonly StoredRight[]): SQL {
  const { accountId } = ctx.caller;
  const within = withinDomains(ctx, sql`a.domain_id`);
  const isVisible = within
    ? sql`and (r.address_id is null or exists (select from ${address} a
        where a.account_id = r.account_id and a.id = r.address_id and ${within}))`
    : sql``;
  return sql`
    wanted (folder_id, address_id, profile) as (
      select folder_id, nullif(w.address_id, 0), w.profile from unnest(${sql.param([...folderIds])}::bigint[]) as folder_id
       cross join unnest(${sql.param(wanted.map((one) => one.addressId ?? 0))}::bigint[],
                         ${sql.param(wanted.map((one) => one.profile))}::text[]) as w (address_id, profile)),
    present as (
      select r.folder_id, r.address_id, r.profile from ${publicFolderRight} r
       where r.account_id = ${accountId} and r.folder_id = any (${sql.param([...folderIds])}::bigint[]) ${isVisible}),
    differing as (
      select coalesce(w.folder_id, p.folder_id) as folder_id, coalesce(w.address_id, p.address_id) as address_id,
             p.profile as was, w.profile as becomes
        from wanted w full join present p
          on p.folder_id = w.folder_id and coalesce(p.address_id, 0) = coalesce(w.address_id, 0)
       where p.profile is distinct from w.profile)`;
}

export interface RightChange {
  readonly addressId: number | null;
  readonly before: FolderProfile | null;
  readonly after: FolderProfile | null;
}

/** What setting these rights changes in each folder, where it changes anything; so many of the changes, and how many. */
export async function readRightChanges(
  ctx: TenantContext,
  folderIds: readonly number[],
  wanted: readonly StoredRight[],
  most: number,
): Promise<ReadonlyMap<number, { readonly changes: readonly RightChange[]; readonly total: number }>> {
  const { rows } = await ctx.db.execute<{ folder_id: string; changes: RightChange[]; total: number }>(sql`
    with ${differing(ctx, folderIds, wanted)},
    numbered as (select *, row_number() over (partition by folder_id order by address_id nulls first) as number from differing)
    select folder_id, count(*)::int as total,
           json_agg(json_build_object('addressId', address_id, 'before', was, 'after', becomes) order by number)
             filter (where number <= ${most}) as changes
      from numbered group by folder_id`);
  return new Map(rows.map(({ folder_id, changes, total }) => [Number(folder_id), { changes, total }]));
}

/** All these folders have these rights, beside what the caller cannot see of theirs. */
export async function setRights(
  ctx: TenantContext,
  folderIds: readonly number[],
  wanted: readonly StoredRight[],
): Promise<void> {
  const { accountId } = ctx.caller;
  const held = await holdAddresses(
    ctx,
    wanted.flatMap(({ addressId }) => addressId ?? []),
  );
  const lasting = wanted.filter(({ addressId }) => addressId === null || held.has(addressId));
  await ctx.db.execute(sql`
    with ${differing(ctx, folderIds, lasting)}
    delete from ${publicFolderRight} r using differing d
     where r.account_id = ${accountId} and r.folder_id = d.folder_id
       and r.address_id is not distinct from d.address_id and d.becomes is null`);
  await ctx.db.execute(sql`
    with ${differing(ctx, folderIds, lasting)}
    insert into ${publicFolderRight} (account_id, folder_id, address_id, profile)
    select ${accountId}::bigint, folder_id, address_id, becomes from differing where becomes is not null
        on conflict on constraint public_folder_right_who_key do update set profile = excluded.profile`);
}

/** The most rights that one of these folders has. */
export async function countMostRights(
  { db, caller }: TenantContext,
  folderIds: readonly number[],
): Promise<number> {
  const { rows } = await db.execute<{ most: number }>(sql`
    select coalesce(max(n), 0)::int as most from (
      select count(*) as n from ${publicFolderRight}
       where account_id = ${caller.accountId} and folder_id = any (${sql.param([...folderIds])}::bigint[])
       group by folder_id) as counted`);
  return rows[0]?.most ?? 0;
}

export async function raiseVersions(
  { db, caller }: TenantContext,
  folderIds: readonly number[],
): Promise<void> {
  await db
    .update(publicFolder)
    .set({ version: sql`${publicFolder.version} + 1` })
    .where(and(eq(publicFolder.accountId, caller.accountId), inArray(publicFolder.id, [...folderIds])));
}
