import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const securityScreens: readonly Screen[] = [
  {
    path: '/security/aipaccesslists',
    name: 'adminIpAccess',
    menu: { group: 'filtering', place: 4 },
    needs: 'getAdminIpAccess',
    texts: ['security'],
    search: listSearch,
    load: async () => (await import('./admin-ip-access/admin-ip-access-screen.tsx')).AdminIpAccessScreen,
    actions: [{ name: 'addAdminIp', needs: 'addAdminIp', target: { open: 'new' } }],
  },
];
