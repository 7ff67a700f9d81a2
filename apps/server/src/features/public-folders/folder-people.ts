import type { FieldCode } from '@posthouse/contract/core/errors';
import { everyone, mostFolderRights } from '@posthouse/contract/features/public-folders';
import type { FolderProfile } from '@posthouse/contract/fields/folder-profiles';
import type { TenantContext } from '../../kernel/context.ts';
import {
  asItIs,
  byReadable,
  type KnownAddress,
  meantAddresses,
  readAddresses,
  wireAddress,
} from '../../rules/addresses/known-addresses.ts';
import { checkedSet } from '../../rules/addresses/related-set.ts';
import { readRights, type StoredRight } from './folder-people-store.ts';

/** Somebody with a profile in a folder. */
export interface FolderRight {
  readonly address: KnownAddress;
  readonly profile: FolderProfile;
}

/** Every user of the folder's domain, where an address is expected. */
const everyoneAddress: KnownAddress = {
  ...{ id: null, domainId: null, kind: null, user: null, listType: null },
  ...{ email: everyone, readable: everyone, name: '' },
  ...{ state: 'active', isExternal: false, isVisible: true },
};

const isEveryone = ({ email }: KnownAddress) => email === everyone;
export const addressOf = ({ address }: FolderRight) => address;

/** Mail programs show public folders to those who log in as an enhanced user. */
const isOpener = ({ user }: KnownAddress) =>
  user?.accountType === 'enhanced' && user.mailboxType === 'normal';

function ownerProblem(address: KnownAddress): FieldCode | undefined {
  if (address.id === null || address.state === 'removed') return 'address_unknown';
  return isOpener(address) ? undefined : 'user_unsuitable';
}

function rightProblem(address: KnownAddress): FieldCode | undefined {
  const isList = address.listType === 'distribution' && address.state !== 'removed';
  return isList || isEveryone(address) ? undefined : ownerProblem(address);
}

export async function checkedOwners(
  ctx: TenantContext,
  emails: readonly string[],
  present: readonly KnownAddress[],
): Promise<KnownAddress[]> {
  const meant = await meantAddresses(ctx, emails);
  return checkedSet(emails.map(meant), {
    ...{ field: 'owners', addressOf: asItIs, present },
    problemOf: ownerProblem,
  }).toSorted(byReadable);
}

/** Everyone first, then by name. */
export async function loadRights(ctx: TenantContext, folderId: number): Promise<FolderRight[]> {
  const stored = await readRights(ctx, folderId);
  const known = await knownOf(ctx, stored);
  return stored
    .flatMap(({ addressId, profile }) => {
      const address = known(addressId);
      return address ? [{ address, profile }] : [];
    })
    .sort(
      (one, other) =>
        Number(isEveryone(other.address)) - Number(isEveryone(one.address)) ||
        byReadable(one.address, other.address),
    );
}

/** Who is meant by a stored right. */
export async function knownOf(ctx: TenantContext, stored: readonly Pick<StoredRight, 'addressId'>[]) {
  const known = await readAddresses(
    ctx,
    stored.flatMap(({ addressId }) => addressId ?? []),
  );
  return (addressId: number | null) => (addressId === null ? everyoneAddress : known.get(addressId));
}

type WantedRights = readonly { readonly who: string; readonly profile: FolderProfile }[];

export async function checkedRights(
  ctx: TenantContext,
  wanted: WantedRights,
  present: readonly FolderRight[],
): Promise<FolderRight[]> {
  const meant = await meantAddresses(
    ctx,
    wanted.flatMap(({ who }) => (who === everyone ? [] : [who])),
  );
  const items = wanted.map(({ who, profile }) => ({
    address: who === everyone ? everyoneAddress : meant(who),
    profile,
  }));
  return checkedSet(items, {
    ...{ field: 'rights', path: (index) => `rights.${index}.who`, most: mostFolderRights, addressOf },
    present: present.map(addressOf),
    refusesDuplicates: true,
    problemOf: rightProblem,
  });
}

export const storedRights = (rights: readonly FolderRight[]): StoredRight[] =>
  rights.map(({ address, profile }) => ({ addressId: address.id, profile }));

export const wirePerson = (address: KnownAddress) => ({
  ...wireAddress(address),
  opens: address.user === null || isOpener(address) ? (1 as const) : (0 as const),
});
