import { messages as folders } from '../../apps/web/src/features/public-folders/messages/en.ts';
import { messages as recycleBin } from '../../apps/web/src/features/recycle-bin/messages/en.ts';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { type Call, crawled } from '../crawl-feature.ts';
import { button, item, main, more, rowMenu, seen } from '../crawl-steps.ts';

/** A tree with a type, an owner and a right of each look, whose subfolder has other rights; and a removed folder. */
async function addFolders(call: Call, domain: string) {
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

export const crawl = crawled({
  make: async ({ call, ground }) => addFolders(call, ground.domain),
  states: ({ folder, folderId, emptyFolderId, removedFolder }) => {
    const folderPage = `/publicfolders/${folderId}`;
    return [
      main('/publicfolders'),
      main('/publicfolders', button(folders.tree.closeAll)),
      main('/publicfolders', rowMenu(folder)),
      main('/publicfolders', rowMenu(folder), item(folders.row.remove)),
      main('/publicfolders', more, item(shared.list.export)),
      main('/publicfolders', more, item(shared.explain.button)),
      main('/publicfolders?search=proj'),
      main('/publicfolders?search=nothing-like-it'),
      main('/publicfolders?open=new'),
      main('/publicfolders?open=new', button(folders.add.title)),
      main(folderPage),
      main(folderPage, button(folders.row.addBelow)),
      main(folderPage, button(folders.row.move)),
      main(folderPage, button(folders.row.remove)),
      main(`${folderPage}/rights`),
      main(`${folderPage}/inherit`),
      main('/publicfolders/nothing'),
      main(`/publicfolders/${emptyFolderId}/inherit`),
      main('/publicfolders/recyclebin'),
      main('/publicfolders/recyclebin', rowMenu(removedFolder), item(recycleBin.row.purge)),
      seen('empty', '/publicfolders'),
      seen('empty', '/publicfolders/recyclebin'),
      seen('viewer', '/publicfolders'),
      seen('viewer', folderPage),
      seen('viewer', `${folderPage}/rights`),
      seen('viewer', `${folderPage}/inherit`),
    ];
  },
});
