import { AppError } from '@posthouse/contract/core/errors';
import { mostFolderLevels } from '@posthouse/contract/features/public-folders';
import type { TenantContext } from '../../kernel/context.ts';
import type { BranchFolder } from './folder-branch-store.ts';
import { type LockedFolder, lockFolder } from './public-folders-store.ts';

const levelOf = (path: string) => path.split('/').length;
export const pathBelow = (parent: { readonly path: string } | undefined, name: string) =>
  parent ? `${parent.path}/${name}` : name;

/** The folder that another is put into: one of the same domain, which stays there until the command ends. */
export async function demandParent(
  ctx: TenantContext,
  id: number | null,
  domainId: number,
): Promise<LockedFolder | undefined> {
  if (id === null) return undefined;
  const parent = await lockFolder(ctx, id);
  if (parent.domainId !== domainId) throw new AppError('not_found');
  return parent;
}

/** How deep a folder would be there, with all that is in it. */
export function demandLevels(parent: { readonly path: string } | undefined, height: number): void {
  const deepest = (parent ? levelOf(parent.path) : 0) + height;
  if (deepest > mostFolderLevels)
    throw AppError.field('parent', 'folder_too_deep', { num: mostFolderLevels });
}

/** How many levels a branch has. */
export function heightOf(path: string, branch: readonly BranchFolder[]): number {
  const deepest = Math.max(levelOf(path), ...branch.map((one) => levelOf(one.path)));
  return deepest - levelOf(path) + 1;
}

/** A folder cannot be in what is in itself. */
export function demandOutside(parentId: number | null, branch: readonly BranchFolder[]): void {
  if (branch.some(({ id }) => id === parentId)) throw AppError.field('parent', 'folder_inside');
}
