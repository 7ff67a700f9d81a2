import { listSearch } from '../../ui/list/view/view-address.ts';
import type { Screen } from '../../ui/navigation/screen.ts';

export const securityScreens: readonly Screen[] = [
  {
    path: '/security/aipaccesslists',
    name: 'adminIpAccess',
    needs: 'getAdminIpAccess',
    texts: ['security'],
    search: listSearch,
    load: async () => (await import('./admin-ip-access/admin-ip-access-screen.tsx')).AdminIpAccessScreen,
    actions: [{ name: 'addAdminIp', needs: 'addAdminIp', target: { open: 'new' } }],
  },
];
