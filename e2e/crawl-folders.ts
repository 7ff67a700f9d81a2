import type { Call } from './crawl-addresses.ts';

/** A tree with a type, an owner and a right of each look, whose subfolder has other rights; and a removed folder. */
export async function addFolders(call: Call, domain: string) {
  const password = 'Correct-horse-7';
  const carla = { username: 'carla', domain, password, account_type: 'enhanced', quota: 500 } as const;
  const { id: carlaId, email: who } = await call('addUser', carla);
  const place = { domain, type: 'mail' } as const;
  const top = await call('addPublicFolder', {
    ...{ ...place, name: 'Projects', quota: 1_000, owners: [who], username: 'projects' },
    note: 'x '.repeat(100),
  });
  const parent = top.id;
  const long = 'Donaudampfschifffahrtsgesellschaft 2026';
  const below = await call('addPublicFolder', { ...place, name: long, type: 'appointment', parent });
  const leaf = await call('addPublicFolder', {
    ...place,
    name: 'Adressbuch',
    type: 'contact',
    parent: below.id,
    quota: 100,
  });
  await call('setPublicFolderRights', {
    id: parent,
    rights: [
      { who: 'everyone', profile: 'reviewer' },
      { who, profile: 'publishing_editor' },
    ],
  });
  await call('setPublicFolderRights', { id: below.id, rights: [{ who, profile: 'none' }] });
  // What she has is kept, and does not count any more.
  await call('updateUser', { id: carlaId, account_type: 'basic' });
  const gone = await call('addPublicFolder', { ...place, name: 'Old', type: 'note' });
  await call('removePublicFolders', { ids: [gone.id] });
  return {
    folder: top.path,
    folderId: top.id,
    emptyFolderId: leaf.id,
    removedFolder: `${domain}/${gone.path}`,
  };
}
