import { randomBytes } from 'node:crypto';
import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import type { publicFoldersActions } from '@posthouse/contract/features/public-folders';
import type { CommandPowers, TenantContext } from '../../kernel/context.ts';
import { demandQuota, lockSeats } from '../../rules/accounts/seats.ts';
import { isReferredTo } from '../../rules/addresses/address-references.ts';
import { claimAddress, moveAddress } from '../../rules/addresses/addresses.ts';
import { asItIs, emailsOf, isVisible } from '../../rules/addresses/known-addresses.ts';
import { demandVerifiedDomain } from '../../rules/addresses/mailbox-domains.ts';
import { recordSetChange } from '../../rules/addresses/related-set.ts';
import { readBranches } from './folder-branch-store.ts';
import { checkedOwners } from './folder-people.ts';
import { copyRights, owners } from './folder-people-store.ts';
import { demandLevels, demandOutside, demandParent, heightOf, pathBelow } from './folder-place.ts';
import {
  changeFolder,
  demandFolderRoom,
  type FolderFields,
  insertFolder,
  type LockedFolder,
  lockFolder,
  targetOf,
  writePaths,
} from './public-folders-store.ts';

type Actions = typeof publicFoldersActions;
type FolderContext = TenantContext & { readonly now: Date } & Pick<CommandPowers<string>, 'recordHistory'>;

/** For a folder that mail cannot be sent to: every folder has an address, which nobody gets to see. */
const secretName = () => `folder.${randomBytes(16).toString('hex')}`;

interface Domain {
  readonly ascii: string;
  readonly unicode: string;
}

const placeOf = (name: string, { ascii, unicode }: Domain) =>
  name === '' ? { email: '', readable: '' } : { email: `${name}@${ascii}`, readable: `${name}@${unicode}` };

function demandMail(type: FolderFields['type'], username: string): void {
  if (username !== '' && type !== 'mail') throw AppError.field('username', 'type_unsuitable');
}

export async function addFolder(
  ctx: FolderContext,
  draft: ParsedInputOf<Actions['addPublicFolder']>,
): Promise<number> {
  const { name, type, quota = 0, note = '', username = '' } = draft;
  demandMail(type, username);
  const domain = await demandVerifiedDomain(ctx, draft.domain);
  const left = await lockSeats(ctx);
  const parent = await demandParent(ctx, draft.parent || null, domain.id);
  demandLevels(parent, 1);
  await demandFolderRoom(ctx, domain.id, 1);
  demandQuota(left, 0, quota);
  const inherited = parent ? await owners.read(ctx, parent.id) : [];
  const wanted = draft.owners ? await checkedOwners(ctx, draft.owners, inherited) : inherited;
  const place = { domainId: domain.id, localPart: username || secretName() };
  const id = await claimAddress(ctx, 'public_folder', place, 'username');
  const path = pathBelow(parent, name);
  const { email, readable } = placeOf(username, domain);
  await insertFolder(ctx, {
    ...{ id, domainId: domain.id, parentId: parent?.id ?? null, name, path, type, quotaMb: quota, note },
    ...{ email, readable },
  });
  await owners.replace(ctx, id, wanted);
  if (parent) await copyRights(ctx, parent.id, id);
  recordSetChange(ctx, {
    owner: { email: targetOf({ domain, path }), domainId: domain.id },
    ...{ before: undefined, after: wanted.filter(isVisible), addressOf: asItIs },
    factsOf: (items) => ({ path, type, quota, owners: emailsOf(items), note, email }),
  });
  return id;
}

/** What the caller cannot see of its owners stays. */
export async function updateFolder(
  ctx: FolderContext,
  change: ParsedInputOf<Actions['updatePublicFolder']>,
): Promise<void> {
  // The ledger before the folder, as everything that takes quota locks them.
  const left = await lockSeats(ctx);
  const before = await lockFolder(ctx, change.id, change.version);
  const quota = change.quota ?? before.quota;
  demandQuota(left, before.quota, quota);
  const path = await movedPath(ctx, before, change);
  const place = change.username === undefined ? {} : await renamed(ctx, before, change.username);
  const present = await owners.read(ctx, before.id);
  const shown = present.filter(isVisible);
  const wanted = change.owners ? await checkedOwners(ctx, change.owners, present) : shown;
  const after = { ...before, path, quota, note: change.note ?? before.note, ...place };
  recordSetChange(ctx, {
    owner: { email: targetOf(before), domainId: before.domainId },
    ...{ before: shown, after: wanted, addressOf: asItIs },
    factsOf: (items, side) => {
      const told = side === 'before' ? before : after;
      return {
        ...{ path: told.path, quota: told.quota, owners: emailsOf(items) },
        ...{ note: told.note, email: told.email },
      };
    },
  });
  const name = change.name ?? before.name;
  const parentId = change.parent === undefined ? before.parentId : change.parent || null;
  await changeFolder(ctx, before.id, { name, parentId, quotaMb: quota, note: after.note, ...place });
  if (change.owners === undefined) return;
  const hidden = present.filter((address) => !address.isVisible);
  await owners.replace(ctx, before.id, [...wanted, ...hidden]);
}

/** Where it is after the change, and all that is in it with it. */
async function movedPath(
  ctx: TenantContext,
  before: LockedFolder,
  { name = before.name, parent: wanted }: { name?: string | undefined; parent?: number | undefined },
): Promise<string> {
  const parentId = wanted === undefined ? before.parentId : wanted || null;
  const parent = await demandParent(ctx, parentId, before.domainId);
  const path = pathBelow(parent, name);
  if (path === before.path) return path;
  const branch = await readBranches(ctx, [before.id]);
  demandOutside(parentId, branch);
  demandLevels(parent, heightOf(before.path, branch));
  await writePaths(
    ctx,
    branch.map(({ id }) => id),
    { from: before.path, to: path },
  );
  return path;
}

/** Its address after the change; without one of its own it gets a name that nobody can guess again. */
async function renamed(ctx: TenantContext, before: LockedFolder, username: string) {
  demandMail(before.type, username);
  const place = placeOf(username, before.domain);
  if (place.email === before.email) return {};
  if (username === '' && (await isReferredTo(ctx, before.id)))
    throw AppError.field('username', 'address_in_use');
  await moveAddress(
    ctx,
    before.id,
    { domainId: before.domainId, localPart: username || secretName() },
    'username',
  );
  return place;
}
