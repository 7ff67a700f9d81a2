import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const accountHistoryScreens: readonly Screen[] = [
  {
    path: '/logs/accounthistory',
    name: 'accountHistory',
    needs: 'getAccountHistory',
    texts: ['account-history', 'history'],
    search: listSearch,
    load: async () => (await import('./account-history-screen.tsx')).AccountHistoryScreen,
    actions: [{ name: 'exportAccountHistory', needs: 'exportAccountHistory', target: { opensExport: true } }],
  },
];
