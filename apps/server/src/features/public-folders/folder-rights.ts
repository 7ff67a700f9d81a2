import type { ParsedInputOf, ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import {
  mostFolderRights,
  mostPreviewedChanges,
  mostPreviewedFolders,
  type publicFoldersActions,
} from '@posthouse/contract/features/public-folders';
import type { CommandPowers, TenantContext } from '../../kernel/context.ts';
import { lockSeats } from '../../rules/accounts/seats.ts';
import { recordSetChange } from '../../rules/addresses/related-set.ts';
import { readBranches } from './folder-branch-store.ts';
import {
  addressOf,
  checkedRights,
  type FolderRight,
  knownOf,
  loadRights,
  storedRights,
} from './folder-people.ts';
import { countMostRights, raiseVersions, readRightChanges, setRights } from './folder-people-store.ts';
import { lockFolder, readFolder, targetOf } from './public-folders-store.ts';

type Actions = typeof publicFoldersActions;
type RightsContext = TenantContext & Pick<CommandPowers<string>, 'recordHistory'>;

/** By address, the profile: the words of the history are those of the values. */
const rightFacts = (rights: readonly FolderRight[]) =>
  Object.fromEntries(rights.map(({ address, profile }) => [address.readable, profile]));

/** What is in a folder and not in the recycle bin. */
async function readSubfolders(ctx: TenantContext, id: number) {
  const branch = await readBranches(ctx, [id]);
  return branch.filter((one) => one.id !== id && !one.isRemoved);
}

export async function setFolderRights(
  ctx: RightsContext,
  { id, version, rights, subfolders = false }: ParsedInputOf<Actions['setPublicFolderRights']>,
): Promise<void> {
  // The ledger first, as for all that adds, renames or removes users: the addresses that are checked stay what they are.
  await lockSeats(ctx);
  const folder = await lockFolder(ctx, id, version);
  const present = await loadRights(ctx, id);
  const wanted = await checkedRights(ctx, rights, present);
  const stored = storedRights(wanted);
  const below = subfolders ? (await readSubfolders(ctx, id)).map((one) => one.id) : [];
  const changed = below.length === 0 ? 0 : (await readRightChanges(ctx, below, stored, 0)).size;
  recordSetChange(ctx, {
    owner: { email: targetOf(folder), domainId: folder.domainId },
    ...{ before: present.filter(({ address }) => address.isVisible), after: wanted, addressOf },
    factsOf: (items, side) => ({
      rights: rightFacts(items),
      ...(changed > 0 ? { subfolders: side === 'before' ? undefined : changed } : {}),
    }),
  });
  const all = [id, ...below];
  await setRights(ctx, all, stored);
  await raiseVersions(ctx, all);
  if ((await countMostRights(ctx, all)) > mostFolderRights) {
    throw AppError.field('rights', 'too_many', { num: mostFolderRights });
  }
}

export async function previewFolderRights(
  ctx: TenantContext,
  { id, rights }: ParsedInputOf<Actions['previewPublicFolderRights']>,
): Promise<ResultOf<Actions['previewPublicFolderRights']>> {
  await readFolder(ctx, id);
  const wanted = await checkedRights(ctx, rights, await loadRights(ctx, id));
  const below = await readSubfolders(ctx, id);
  const changes = await readRightChanges(
    ctx,
    below.map((one) => one.id),
    storedRights(wanted),
    mostPreviewedChanges,
  );
  const changed = below.filter((one) => changes.has(one.id));
  const told = changed.slice(0, mostPreviewedFolders).map((one) => ({ ...one, ...changes.get(one.id) }));
  const known = await knownOf(
    ctx,
    told.flatMap((one) => one.changes ?? []),
  );
  return {
    folders: told.map(({ id: folderId, path, changes: some = [], total = 0 }) => ({
      id: String(folderId),
      path,
      total,
      changes: some.flatMap(({ addressId, before, after }) => {
        const address = known(addressId);
        return address ? [{ who: address.email, unicode: address.readable, before, after }] : [];
      }),
    })),
    changed: changed.length,
    unchanged: below.length - changed.length,
  };
}
