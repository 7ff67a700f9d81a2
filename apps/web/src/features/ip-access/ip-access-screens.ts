import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const ipAccessScreens: readonly Screen[] = [
  {
    path: '/filtering/ipaccesslists',
    name: 'ipAccess',
    menu: { group: 'filtering', place: 5 },
    needs: 'getIpAccessList',
    texts: ['ip-access'],
    shows: ['addIpAccess', 'updateIpAccess'],
    search: listSearch,
    load: async () => (await import('./ip-access-screen.tsx')).IpAccessScreen,
    actions: [{ name: 'addIpAccess', needs: 'addIpAccess', target: { open: 'new' } }],
  },
];
