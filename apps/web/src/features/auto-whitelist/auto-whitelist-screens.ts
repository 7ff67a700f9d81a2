import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const autoWhitelistScreens: readonly Screen[] = [
  {
    path: '/filtering/autowhitelist',
    name: 'autoWhitelist',
    menu: { group: 'filtering', place: 3 },
    needs: 'getAutoWhitelist',
    texts: ['auto-whitelist'],
    search: listSearch,
    load: async () => (await import('./auto-whitelist-screen.tsx')).AutoWhitelistScreen,
  },
];
