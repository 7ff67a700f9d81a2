import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const trustedIpsScreens: readonly Screen[] = [
  {
    path: '/security/trustedips',
    name: 'trustedIps',
    menu: { group: 'filtering', place: 6 },
    needs: 'getTrustedIps',
    texts: ['trusted-ips'],
    shows: ['addTrustedIp'],
    search: listSearch,
    load: async () => (await import('./trusted-ips-screen.tsx')).TrustedIpsScreen,
    actions: [
      { name: 'addTrustedIp', needs: 'addTrustedIp', target: { open: 'new' } },
      { name: 'exportTrustedIps', needs: 'exportTrustedIps', target: { opensExport: true } },
    ],
  },
];
