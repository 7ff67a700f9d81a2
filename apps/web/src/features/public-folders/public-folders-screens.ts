import { FolderOpen } from 'lucide-react';
import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const publicFoldersScreens: readonly Screen[] = [
  {
    path: '/publicfolders',
    name: 'publicFolders',
    menu: { place: 8, icon: FolderOpen },
    needs: 'getPublicFolders',
    texts: ['public-folders'],
    search: listSearch,
    load: async () => (await import('./list/folders-screen.tsx')).FoldersScreen,
    find: async (text, signal) => (await import('./find-folders.ts')).findFolders(text, signal),
    actions: [
      { name: 'addPublicFolder', needs: 'addPublicFolder', target: { open: 'new' } },
      { name: 'exportPublicFolders', needs: 'exportPublicFolders', target: { opensExport: true } },
    ],
    recycles: 'public_folders',
  },
  {
    path: '/publicfolders/$id',
    needs: 'getPublicFolder',
    texts: ['public-folders'],
    shows: ['addPublicFolder', 'updatePublicFolder', 'setPublicFolderRights'],
    load: async () => (await import('./page/settings-screen.tsx')).SettingsScreen,
  },
  {
    path: '/publicfolders/$id/rights',
    needs: 'getPublicFolder',
    texts: ['public-folders'],
    load: async () => (await import('./page/rights-screen.tsx')).RightsScreen,
  },
  {
    path: '/publicfolders/$id/inherit',
    needs: 'getPublicFolder',
    texts: ['public-folders'],
    load: async () => (await import('./page/inherit-screen.tsx')).InheritScreen,
  },
];
