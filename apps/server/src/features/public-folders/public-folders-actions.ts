import type { ParsedInputOf, ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { folderRow, type publicFoldersActions } from '@posthouse/contract/features/public-folders';
import type { JsonText } from '../../db/json-text.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { isVisible } from '../../rules/addresses/known-addresses.ts';
import { listExport } from '../../rules/addresses/list-export.ts';
import { addFolder, updateFolder } from './change-folder.ts';
import { loadRights, wirePerson } from './folder-people.ts';
import { owners } from './folder-people-store.ts';
import { previewFolderRights, setFolderRights } from './folder-rights.ts';
import { folderList } from './public-folders-store.ts';
import { removeFoldersHandler } from './remove-folders.ts';

type Actions = typeof publicFoldersActions;

const foldersExport = listExport<ParsedInputOf<Actions['exportPublicFolders']>>({
  name: 'public_folders',
  action: 'exportPublicFolders',
  row: folderRow,
  readPage: folderList.readPage,
});

export function publicFoldersFeature(): Feature<Actions> {
  return {
    handlers: {
      getPublicFolders: folderList.answer,
      getPublicFolder: (ctx, { id }) => answer(ctx, id),
      exportPublicFolders: foldersExport.handler,
      addPublicFolder: { apply: async (ctx, draft) => answer(ctx, await addFolder(ctx, draft)) },
      updatePublicFolder: {
        async apply(ctx, change) {
          await updateFolder(ctx, change);
          return answer(ctx, change.id);
        },
      },
      previewPublicFolderRights: previewFolderRights,
      setPublicFolderRights: {
        async apply(ctx, change) {
          await setFolderRights(ctx, change);
          return answer(ctx, change.id);
        },
      },
      removePublicFolders: removeFoldersHandler,
    },
    exporters: [foldersExport.exporter],
  };
}

/** The row with the people it has to do with, as far as the caller sees them. */
async function answer(
  ctx: TenantContext,
  id: number,
): Promise<JsonText<ResultOf<Actions['getPublicFolder']>>> {
  const row = await folderList.readRow(ctx, id);
  if (row === undefined) throw new AppError('not_found');
  const all = await owners.read(ctx, id);
  const rights = await loadRights(ctx, id);
  const shown = rights.filter(({ address }) => address.isVisible);
  const people = {
    owned_by: all.filter(isVisible).map(wirePerson),
    granted: shown.map(({ address, profile }) => ({ ...wirePerson(address), profile })),
    hidden_rights: rights.length - shown.length,
  };
  return row.with(people);
}
