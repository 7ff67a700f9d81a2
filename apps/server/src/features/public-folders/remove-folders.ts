import { randomUUID } from 'node:crypto';
import type { publicFoldersActions } from '@posthouse/contract/features/public-folders';
import { bulkCommand, resultsOf } from '../../kernel/bulk/bulk-command.ts';
import { lockSeats } from '../../rules/accounts/seats.ts';
import { readBranches, removeBranches } from './folder-branch-store.ts';
import { folderList, lockFolders, readRemoved, targetOf } from './public-folders-store.ts';

type Remove = typeof publicFoldersActions.removePublicFolders;

/** Each with all that is in it, as one removal; what is named together with the folder it is in goes with that. */
export const removeFoldersHandler = bulkCommand<Remove>('removePublicFolders', {
  idsOf: folderList.idsOf,
  async act(ctx, ids) {
    // The ledger before the folders, as everything that takes or gives back quota locks them.
    await lockSeats(ctx);
    const found = new Map((await lockFolders(ctx, ids)).map((folder) => [folder.id, folder]));
    const branch = (await readBranches(ctx, [...found.keys()])).filter(({ isRemoved }) => !isRemoved);
    const removals = new Map<number, string>();
    // In the order of paths a folder comes before what is in it.
    for (const { id, parentId } of branch) {
      const withParent = parentId === null ? undefined : removals.get(parentId);
      removals.set(id, withParent ?? randomUUID());
    }
    for (const folder of found.values()) {
      const [top, ...subfolders] = branch.filter(({ id }) => removals.get(id) === removals.get(folder.id));
      if (top?.id !== folder.id) continue;
      const { domainId, path, type } = folder;
      const before = { path, type, subfolders: subfolders.length };
      ctx.recordHistory({ target: targetOf(folder), domainId, before });
    }
    await removeBranches(ctx, removals);
    // What went with the folder it is in, in an earlier part of a large job, is where it was to be put.
    return resultsOf(ids, await readRemoved(ctx, ids));
  },
});
