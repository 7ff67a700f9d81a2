import { List } from 'lucide-react';
import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const listsScreens: readonly Screen[] = [
  {
    path: '/lists',
    name: 'lists',
    menu: { place: 9, icon: List },
    needs: 'getLists',
    texts: ['lists'],
    search: listSearch,
    load: async () => (await import('./list/lists-screen.tsx')).ListsScreen,
    find: async (text, signal) =>
      (await import('../../domain/addresses/find-addresses.ts')).findAddresses('list', text, signal),
    actions: [
      { name: 'addList', needs: 'addList', target: { open: 'new' } },
      { name: 'exportLists', needs: 'exportLists', target: { opensExport: true } },
    ],
    recycles: 'lists',
  },
  {
    path: '/lists/$id',
    needs: 'getList',
    texts: ['lists'],
    shows: ['addList', 'updateList', 'enableLists', 'disableLists'],
    search: listSearch,
    load: async () => (await import('./page/members-screen.tsx')).MembersScreen,
  },
  {
    path: '/lists/$id/settings',
    needs: 'getList',
    texts: ['lists'],
    load: async () => (await import('./page/settings-screen.tsx')).SettingsScreen,
  },
];
