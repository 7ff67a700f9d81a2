import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const lastLoginsScreens: readonly Screen[] = [
  {
    path: '/logs/lastlogins',
    name: 'lastLogins',
    menu: { group: 'logs', place: 3 },
    needs: 'getLastLogins',
    texts: ['last-logins'],
    search: listSearch,
    load: async () => (await import('./last-logins-screen.tsx')).LastLoginsScreen,
    actions: [{ name: 'exportLastLogins', needs: 'exportLastLogins', target: { opensExport: true } }],
  },
  {
    path: '/logs/lastlogins/$user',
    needs: 'getLastLogins',
    texts: ['last-logins'],
    search: listSearch,
    load: async () => (await import('./last-logins-screen.tsx')).LoginsOfUserScreen,
  },
];
