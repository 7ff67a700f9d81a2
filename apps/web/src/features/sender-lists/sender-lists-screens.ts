import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const senderListsScreens: readonly Screen[] = [
  {
    path: '/filtering/whitelist',
    name: 'whitelist',
    menu: { group: 'filtering', place: 1 },
    needs: 'getWhitelist',
    texts: ['sender-lists'],
    shows: ['addWhitelist', 'updateWhitelist'],
    search: listSearch,
    load: async () => (await import('./whitelist-screen.tsx')).WhitelistScreen,
    actions: [
      { name: 'addWhitelist', needs: 'addWhitelist', target: { open: 'new' } },
      { name: 'exportWhitelist', needs: 'exportWhitelist', target: { opensExport: true } },
    ],
  },
  {
    path: '/filtering/blacklist',
    name: 'blacklist',
    menu: { group: 'filtering', place: 2 },
    needs: 'getBlacklist',
    texts: ['sender-lists'],
    shows: ['addBlacklist', 'updateBlacklist'],
    search: listSearch,
    load: async () => (await import('./blacklist-screen.tsx')).BlacklistScreen,
    actions: [
      { name: 'addBlacklist', needs: 'addBlacklist', target: { open: 'new' } },
      { name: 'exportBlacklist', needs: 'exportBlacklist', target: { opensExport: true } },
    ],
  },
];
