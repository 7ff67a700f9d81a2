import type { FolderType } from '@posthouse/contract/features/public-folders';
import type { FolderProfile } from '@posthouse/contract/fields/folder-profiles';
import type { Database } from '../../db/pool.ts';
import { address } from '../../db/schema/domain.ts';
import { publicFolder, publicFolderOwner, publicFolderRight } from '../../db/schema/public-folder.ts';
import type { MadeDomain, MadeUser } from './demo-history.ts';

interface DemoFolder {
  readonly name: string;
  /** The path of the folder it is in; that comes before it. */
  readonly parent?: string;
  readonly type: FolderType;
  readonly quotaMb: number;
  /** Of the quota, where it is known. */
  readonly usedShare?: number;
  readonly username?: string;
  readonly everyone: FolderProfile;
}

/** What the team of the first domain shares. */
const folders: readonly DemoFolder[] = [
  { name: 'Office', type: 'mail', quotaMb: 0, everyone: 'reviewer' },
  {
    name: 'Calendar',
    parent: 'Office',
    type: 'appointment',
    quotaMb: 500,
    usedShare: 0.12,
    everyone: 'author',
  },
  { name: 'Contacts', parent: 'Office', type: 'contact', quotaMb: 500, everyone: 'reviewer' },
  {
    ...{ name: 'Support', type: 'mail', quotaMb: 5_000, usedShare: 0.61 },
    ...{ username: 'support', everyone: 'contributor' },
  },
];

const bytesPerMb = 1_000_000;

/** A small tree of public folders; the first user of the domain, an enhanced one, owns it. */
export async function addDemoFolders(
  db: Database,
  accountId: number,
  domains: readonly MadeDomain[],
  users: readonly MadeUser[],
): Promise<void> {
  const domain = domains.find(({ isVerified }) => isVerified);
  const owner = users.find(({ domainId }) => domainId === domain?.id);
  if (domain === undefined || owner === undefined) return;
  const { id: domainId, name: ascii, unicode } = domain;
  const { createdAt } = owner;
  const ids = new Map<string, number>();
  for (const { name, parent, type, quotaMb, usedShare, username, everyone } of folders) {
    const path = parent === undefined ? name : `${parent}/${name}`;
    const localPart = username ?? `folder.demo-${ids.size}`;
    const [claimed] = await db
      .insert(address)
      .values({ accountId, domainId, localPart, kind: 'public_folder', createdAt })
      .returning({ id: address.id });
    const id = Number(claimed?.id);
    ids.set(path, id);
    await db.insert(publicFolder).values({
      ...{ accountId, id, domainId, name, path, type, quotaMb, createdAt },
      parentId: parent === undefined ? null : (ids.get(parent) ?? null),
      usedBytes: usedShare === undefined ? null : Math.round(usedShare * quotaMb * bytesPerMb),
      ...(username ? { email: `${username}@${ascii}`, readable: `${username}@${unicode}` } : {}),
    });
    const whose = { accountId, folderId: id };
    await db.insert(publicFolderOwner).values({ ...whose, addressId: owner.id });
    await db.insert(publicFolderRight).values([
      { ...whose, profile: everyone },
      { ...whose, addressId: owner.id, profile: 'owner' },
    ]);
  }
}
