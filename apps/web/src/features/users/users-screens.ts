import { Users } from 'lucide-react';
import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

const page = '/users/list/$id';

export const usersScreens: readonly Screen[] = [
  {
    path: '/users/list',
    name: 'users',
    menu: { place: 3, icon: Users },
    needs: 'getUsers',
    texts: ['users'],
    search: listSearch,
    load: async () => (await import('./list/users-screen.tsx')).UsersScreen,
    find: async (text, signal) => (await import('./find-users.ts')).findUsers(text, signal),
    actions: [
      { name: 'addUser', needs: 'addUser', target: { open: 'new' } },
      { name: 'exportUsers', needs: 'exportUsers', target: { opensExport: true } },
    ],
    recycles: 'users',
  },
  {
    path: page,
    needs: 'getUserOverview',
    texts: ['users', 'account-history', 'history', 'public-folders', 'logs'],
    load: async () => (await import('./overview/overview-screen.tsx')).OverviewScreen,
  },
  {
    path: `${page}/account`,
    needs: 'getUser',
    texts: ['users'],
    shows: ['addUser', 'updateUser', 'renameUser', 'updateUsers', 'enableUsers', 'disableUsers'],
    load: async () => (await import('./account/account-screen.tsx')).AccountScreen,
  },
  {
    path: `${page}/services`,
    needs: 'getUser',
    texts: ['users'],
    load: async () => (await import('./services/services-screen.tsx')).ServicesScreen,
  },
  {
    path: `${page}/forwards`,
    needs: 'getForwards',
    texts: ['users'],
    load: async () => (await import('./forwards/forwards-screen.tsx')).ForwardsScreen,
  },
  {
    path: `${page}/sharing`,
    needs: 'getDelegates',
    texts: ['users'],
    load: async () => (await import('./sharing/sharing-screen.tsx')).SharingScreen,
  },
  {
    path: `${page}/passwords`,
    needs: 'getAppPasswords',
    texts: ['users'],
    search: listSearch,
    load: async () => (await import('./passwords/passwords-screen.tsx')).PasswordsScreen,
  },
  {
    path: `${page}/rules`,
    needs: 'getDeliveryRules',
    texts: ['users'],
    search: listSearch,
    load: async () => (await import('./delivery/rules/rules-screen.tsx')).RulesScreen,
  },
  {
    path: `${page}/vacation`,
    needs: 'getVacation',
    texts: ['users'],
    load: async () => (await import('./delivery/vacation/vacation-screen.tsx')).VacationScreen,
  },
  {
    path: `${page}/filtering`,
    needs: 'getWhitelist',
    texts: ['users', 'sender-lists'],
    search: listSearch,
    load: async () => (await import('./filtering/filtering-screen.tsx')).UserWhitelistScreen,
  },
  {
    path: `${page}/filtering/blacklist`,
    needs: 'getBlacklist',
    texts: ['users', 'sender-lists'],
    search: listSearch,
    load: async () => (await import('./filtering/filtering-screen.tsx')).UserBlacklistScreen,
  },
  {
    path: `${page}/logins`,
    needs: 'getLastLogins',
    texts: ['users', 'last-logins'],
    search: listSearch,
    load: async () => (await import('./logins/logins-screen.tsx')).LoginsScreen,
  },
  {
    path: `${page}/history`,
    needs: 'getAccountHistory',
    texts: ['users', 'account-history', 'history'],
    search: listSearch,
    load: async () => (await import('./history/history-screen.tsx')).HistoryScreen,
  },
];
