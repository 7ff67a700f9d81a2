import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import {
  folderRow,
  mostFoldersOfDomain,
  type publicFoldersActions,
} from '@posthouse/contract/features/public-folders';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { defineList } from '../../db/pages/list-page.ts';
import { defineRecord, type RecordOf } from '../../db/record.ts';
import { address, domainName } from '../../db/schema/domain.ts';
import { publicFolder, publicFolderOwner, publicFolderRight } from '../../db/schema/public-folder.ts';
import { isUniqueViolation } from '../../db/sql-errors.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { inDomains, visibleIn } from '../../rules/addresses/address-table.ts';
import { withinDomains } from '../../rules/hosted-domains/domain-scope.ts';

type ListInput = ParsedInputOf<typeof publicFoldersActions.getPublicFolders>;

/** What the history tells of a folder, beside its owners and rights. */
const folderRecord = defineRecord(publicFolder, {
  path: publicFolder.path,
  type: publicFolder.type,
  quota: publicFolder.quotaMb,
  note: publicFolder.note,
  email: publicFolder.email,
});
export type FolderFields = RecordOf<typeof folderRecord.fields>;

const visibleFolders = visibleIn(publicFolder);
const bytesPerMb = sql.raw('1000000');
const joinName = sql`join ${domainName} on ${domainName.accountId} = ${publicFolder.accountId} and ${domainName.id} = ${publicFolder.domainId}`;

/** Of each folder its owners, as far as whoever asks can see them. */
const owners = sql`cross join asking cross join lateral (
  select coalesce(json_agg(email order by email) filter (where is_visible), '[]') as shown,
         count(*) filter (where not is_visible)::int as hidden
    from (select ${address.localPart} || '@' || place.ascii as email,
                 (asking.domains is null or ${address.domainId} = any (asking.domains)) as is_visible
            from ${publicFolderOwner}
            join ${address} on ${address.accountId} = ${publicFolderOwner.accountId} and ${address.id} = ${publicFolderOwner.addressId}
            join ${domainName} as place on place.account_id = ${address.accountId} and place.id = ${address.domainId}
           where ${publicFolderOwner.accountId} = ${publicFolder.accountId}
             and ${publicFolderOwner.folderId} = ${publicFolder.id}) as owner) as owners`;
const rightCount = sql`(select count(*)::int from ${publicFolderRight}
  where ${publicFolderRight.accountId} = ${publicFolder.accountId} and ${publicFolderRight.folderId} = ${publicFolder.id})`;
/** By the order of paths, in which all that is in a folder comes together. */
const subfolderCount = sql`(select count(*)::int from ${publicFolder} as inner_folder
  where inner_folder.account_id = ${publicFolder.accountId} and inner_folder.domain_id = ${publicFolder.domainId}
    and inner_folder.removed_at is null
    and inner_folder.sorted_path > ${publicFolder.sortedPath} || chr(1)
    and inner_folder.sorted_path < ${publicFolder.sortedPath} || chr(2))`;

export const folderList = defineList<typeof folderRow, ListInput, TenantContext>({
  row: folderRow,
  columns: {
    id: sql`${publicFolder.id}::text`,
    name: publicFolder.name,
    domain: domainName.ascii,
    parent: sql`coalesce(${publicFolder.parentId}::text, '')`,
    ...folderRecord.json,
    used: sql`ceil(${publicFolder.usedBytes} / ${bytesPerMb}::numeric)::bigint`,
    unicode: publicFolder.readable,
    owners: sql`owners.shown`,
    hidden_owners: sql`owners.hidden`,
    rights: rightCount,
    subfolders: subfolderCount,
    created_at: publicFolder.createdAt,
    version: publicFolder.version,
  },
  from: sql`${publicFolder}`,
  account: publicFolder.accountId,
  id: publicFolder.id,
  asking: {
    domains: {
      type: 'bigint[]',
      of: ({ caller: { domains } }) => (domains === 'all' ? null : domains),
    },
  },
  details: sql`${joinName} ${owners}`,
  scope: visibleFolders,
  search: { words: publicFolder.searchText },
  sorts: {
    path: { column: sql`${publicFolder.sortedPath}`, type: 'text' },
    created_at: { column: sql`${publicFolder.createdAt}`, type: 'timestamptz' },
  },
  order: ['path', 'asc'],
  filters: {
    domain: (names, ctx) => inDomains(ctx, publicFolder, names),
    type: (types) => inArray(publicFolder.type, types),
    parent: (id) => (id === 0 ? isNull(publicFolder.parentId) : eq(publicFolder.parentId, id)),
  },
});

export interface LockedFolder extends FolderFields {
  readonly id: number;
  readonly domainId: number;
  readonly domain: { readonly ascii: string; readonly unicode: string };
  readonly parentId: number | null;
  readonly name: string;
  readonly version: number;
}

/** As the history names a folder: its domain, and where it is in there. */
export const targetOf = ({ domain, path }: Pick<LockedFolder, 'domain' | 'path'>) =>
  `${domain.ascii}/${path}`;

const foldersOf = (ctx: TenantContext, ids: readonly number[]) =>
  ctx.db
    .select({
      id: publicFolder.id,
      domainId: publicFolder.domainId,
      domain: { ascii: domainName.ascii, unicode: domainName.unicode },
      parentId: publicFolder.parentId,
      name: publicFolder.name,
      version: publicFolder.version,
      ...folderRecord.fields,
    })
    .from(publicFolder)
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, publicFolder.accountId), eq(domainName.id, publicFolder.domainId)),
    )
    .where(and(visibleFolders(ctx), inArray(publicFolder.id, [...ids])))
    .orderBy(publicFolder.id);

/** In an order that lets no two wait for each other. */
export async function lockFolders(ctx: TenantContext, ids: readonly number[]): Promise<LockedFolder[]> {
  return foldersOf(ctx, ids).for('update', { of: publicFolder });
}

/** The one a command is about, as somebody has seen it. */
export async function lockFolder(ctx: TenantContext, id: number, version?: number): Promise<LockedFolder> {
  const [found] = await lockFolders(ctx, [id]);
  if (found === undefined) throw new AppError('not_found');
  if (version !== undefined && version !== found.version) throw new AppError('stale');
  return found;
}

export async function readFolders(ctx: TenantContext, ids: readonly number[]): Promise<LockedFolder[]> {
  return foldersOf(ctx, ids);
}

export async function readFolder(ctx: TenantContext, id: number): Promise<LockedFolder> {
  const [found] = await foldersOf(ctx, [id]);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** Those of these folders that are in the recycle bin. */
export async function readRemoved(ctx: TenantContext, ids: readonly number[]): Promise<{ id: number }[]> {
  return ctx.db
    .select({ id: publicFolder.id })
    .from(publicFolder)
    .where(
      and(
        eq(publicFolder.accountId, ctx.caller.accountId),
        isNotNull(publicFolder.removedAt),
        withinDomains(ctx, publicFolder.domainId),
        inArray(publicFolder.id, [...ids]),
      ),
    );
}

type Draft = typeof publicFolder.$inferInsert;

/** Two folders of one name in the same place would be one to mail programs. */
const refuseTaken = (error: unknown) => {
  const isTaken = isUniqueViolation(error, 'public_folder_path_key');
  throw isTaken ? new AppError('conflict', { fields: { name: { code: 'taken' } } }) : error;
};

export async function insertFolder(
  { db, caller, now }: TenantContext & { readonly now: Date },
  folder: Omit<Draft, 'accountId' | 'createdAt'>,
): Promise<void> {
  await db
    .insert(publicFolder)
    .values({ ...folder, accountId: caller.accountId, createdAt: now })
    .catch(refuseTaken);
}

export async function changeFolder(
  { db, caller }: TenantContext,
  id: number,
  change: Partial<Pick<Draft, 'name' | 'parentId' | 'quotaMb' | 'note' | 'email' | 'readable'>>,
): Promise<void> {
  await db
    .update(publicFolder)
    .set({ ...change, version: sql`${publicFolder.version} + 1` })
    .where(and(eq(publicFolder.accountId, caller.accountId), eq(publicFolder.id, id)));
}

/** All that is in a folder has its name in the path, also what is in the recycle bin. */
export async function writePaths(
  { db, caller }: TenantContext,
  ids: readonly number[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .update(publicFolder)
    .set({ path: sql`${to} || substr(${publicFolder.path}, char_length(${from}::text) + 1)` })
    .where(and(eq(publicFolder.accountId, caller.accountId), inArray(publicFolder.id, [...ids])))
    .catch(refuseTaken);
}

/** For so many more. */
export async function demandFolderRoom(
  { db, caller }: TenantContext,
  domainId: number,
  more: number,
): Promise<void> {
  const present = await db.$count(
    publicFolder,
    and(
      eq(publicFolder.accountId, caller.accountId),
      eq(publicFolder.domainId, domainId),
      isNull(publicFolder.removedAt),
    ),
  );
  if (present + more > mostFoldersOfDomain) {
    throw AppError.field('domain', 'too_many', { num: mostFoldersOfDomain });
  }
}
