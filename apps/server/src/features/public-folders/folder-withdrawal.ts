import { AppError } from '@posthouse/contract/core/errors';
import { publicFoldersActions } from '@posthouse/contract/features/public-folders';
import type { FolderProfile } from '@posthouse/contract/fields/folder-profiles';
import type { Withdrawal } from '../../rules/plans/hand-over.ts';
import type { PlannedRow } from '../../rules/plans/plan-kind.ts';
import { goneIsStale, targetOf as targetOfRow } from '../../rules/plans/plan-rows.ts';
import { type FolderRight, loadRights } from './folder-people.ts';
import { findFoldersOpenTo } from './folder-people-store.ts';
import { setFolderRights } from './folder-rights.ts';
import { type LockedFolder, readFolder, readFolders, targetOf } from './public-folders-store.ts';

interface NamedRight {
  readonly who: string;
  readonly profile: FolderProfile;
}

const named = ({ address, profile }: FolderRight): NamedRight => ({ who: address.email, profile });
const whoOf = (rights: readonly NamedRight[]) => rights.map(({ who }) => who);

/** Those who leave have no rights of their own in public folders any more; what a list or everyone has stays. */
export const folderWithdrawal: Withdrawal = {
  type: 'folder_access',
  like: publicFoldersActions.setPublicFolderRights,
  async plan(ctx, leavers) {
    const opened = await findFoldersOpenTo(ctx, [...leavers.keys()]);
    const rows: PlannedRow[] = [];
    for (const folder of await readFolders(ctx, opened)) {
      const present = (await loadRights(ctx, folder.id)).filter(({ address }) => address.isVisible);
      const staying = present.filter(({ address: { id } }) => id === null || !leavers.has(id));
      rows.push(rowOf(folder, { former: present.map(named), rights: staying.map(named) }));
    }
    return rows;
  },
  async apply(ctx, row) {
    const { id, version } = targetOfRow(row);
    const { rights } = row.change as unknown as RightsChange;
    await setFolderRights(ctx, { id, version, rights: [...rights] }).catch(goneIsStale);
    return { action: 'setPublicFolderRights', target: { id, version: version + 1 } };
  },
  async planUndo(ctx, { targetId, targetVersion, change }) {
    const folder = await readFolder(ctx, targetId ?? 0).catch(goneIsStale);
    if (folder.version !== targetVersion) throw new AppError('stale');
    const { rights, former } = change as unknown as RightsChange;
    return rowOf(folder, { former: rights, rights: former });
  },
};

interface RightsChange {
  readonly former: readonly NamedRight[];
  readonly rights: readonly NamedRight[];
}

const rowOf = (folder: LockedFolder, change: RightsChange): PlannedRow => ({
  ...{ name: targetOf(folder), domainId: folder.domainId },
  outcome: 'update',
  target: { id: folder.id, version: folder.version },
  change: { ...change },
  before: { rights: whoOf(change.former) },
  after: { rights: whoOf(change.rights) },
});
