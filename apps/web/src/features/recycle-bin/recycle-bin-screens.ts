import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

const bin = { name: 'recycleBin', texts: ['recycle-bin'], search: listSearch } as const;

export const recycleBinScreens: readonly Screen[] = [
  {
    ...bin,
    path: '/domains/recyclebin',
    needs: 'getDomains',
    load: async () => (await import('./recycle-bin-screen.tsx')).DomainsBin,
  },
  {
    ...bin,
    path: '/users/recyclebin',
    needs: 'getUsers',
    load: async () => (await import('./recycle-bin-screen.tsx')).UsersBin,
  },
  {
    ...bin,
    path: '/aliases/recyclebin',
    needs: 'getAliases',
    load: async () => (await import('./recycle-bin-screen.tsx')).AliasesBin,
  },
  {
    ...bin,
    path: '/lists/recyclebin',
    needs: 'getLists',
    load: async () => (await import('./recycle-bin-screen.tsx')).ListsBin,
  },
  {
    ...bin,
    path: '/smartlists/recyclebin',
    needs: 'getSmartLists',
    load: async () => (await import('./recycle-bin-screen.tsx')).SmartListsBin,
  },
  {
    ...bin,
    path: '/publicfolders/recyclebin',
    needs: 'getPublicFolders',
    load: async () => (await import('./recycle-bin-screen.tsx')).PublicFoldersBin,
  },
];
