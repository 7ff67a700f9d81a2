import { listSearch } from '../../ui/list/view/view-address.ts';
import type { Screen } from '../../ui/navigation/screen.ts';

export const plansScreens: readonly Screen[] = [
  {
    path: '/users/import',
    needs: 'planImport',
    texts: ['plans'],
    load: async () => (await import('./import-screen.tsx')).UsersImport,
    actions: [{ name: 'importUsers' }],
  },
  {
    path: '/users/import/$id',
    needs: 'getPlan',
    texts: ['plans', 'history'],
    search: listSearch,
    load: async () => (await import('./plan-screen.tsx')).UsersPlan,
  },
];
