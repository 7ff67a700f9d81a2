import { listSearch } from '../../ui/list/view/view-address.ts';
import type { Screen } from '../../ui/navigation/screen.ts';

export const subAdminsScreens: readonly Screen[] = [
  {
    path: '/subadmins',
    name: 'subAdmins',
    needs: 'getSubAdmins',
    texts: ['sub-admins'],
    search: listSearch,
    load: async () => (await import('./sub-admins-screen.tsx')).SubAdminsScreen,
  },
];
