import { ListChecks } from 'lucide-react';
import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

const page = '/smartlists/$id';

export const smartListsScreens: readonly Screen[] = [
  {
    path: '/smartlists',
    name: 'smartLists',
    menu: { place: 10, icon: ListChecks },
    needs: 'getSmartLists',
    texts: ['smart-lists'],
    search: listSearch,
    load: async () => (await import('./list/smart-lists-screen.tsx')).SmartListsScreen,
    find: async (text, signal) =>
      (await import('../../domain/addresses/find-addresses.ts')).findAddresses('smart-list', text, signal),
    actions: [
      { name: 'addSmartList', needs: 'addSmartList', target: { open: 'new' } },
      { name: 'exportSmartLists', needs: 'exportSmartLists', target: { opensExport: true } },
    ],
    recycles: 'smart_lists',
  },
  {
    path: page,
    needs: 'getSmartList',
    texts: ['smart-lists'],
    shows: ['addSmartList', 'updateSmartList', 'enableSmartLists', 'disableSmartLists'],
    search: listSearch,
    load: async () => (await import('./page/members-screen.tsx')).MembersScreen,
  },
  {
    path: `${page}/settings`,
    needs: 'getSmartList',
    texts: ['smart-lists'],
    load: async () => (await import('./page/settings-screen.tsx')).SettingsScreen,
  },
  {
    path: `${page}/preview`,
    needs: 'getSmartListPreview',
    texts: ['smart-lists'],
    load: async () => (await import('./page/preview-screen.tsx')).PreviewScreen,
  },
];
