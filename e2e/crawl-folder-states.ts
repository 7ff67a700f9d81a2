import { messages as folders } from '../apps/web/src/features/public-folders/messages/en.ts';
import { messages as recycleBin } from '../apps/web/src/features/recycle-bin/messages/en.ts';
import { messages as shared } from '../apps/web/src/i18n/messages/en.ts';
import type { Sights } from './crawl-account.ts';
import { button, item, main, more, rowMenu, type State, seen } from './crawl-steps.ts';

/** Public folders. */
export function folderStates({ folder, folderId, emptyFolderId, removedFolder }: Sights): State[] {
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
}
