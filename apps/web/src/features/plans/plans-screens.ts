import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

const importing = { texts: ['plans', 'history'] } as const;
const senders = { texts: [...importing.texts, 'sender-lists'] } as const;
const page = { ...importing, search: listSearch } as const;

export const plansScreens: readonly Screen[] = [
  {
    ...importing,
    path: '/users/import',
    needs: 'addUser',
    load: async () => (await import('./import-screen.tsx')).UsersImport,
    actions: [{ name: 'importUsers' }],
  },
  {
    ...page,
    path: '/users/import/$id',
    needs: 'getUsers',
    load: async () => (await import('./plan-screen.tsx')).UsersPlan,
  },
  {
    ...importing,
    path: '/aliases/import',
    needs: 'addAlias',
    load: async () => (await import('./import-screen.tsx')).AliasesImport,
    actions: [{ name: 'importAliases' }],
  },
  {
    ...page,
    path: '/aliases/import/$id',
    needs: 'getAliases',
    load: async () => (await import('./plan-screen.tsx')).AliasesPlan,
  },
  {
    ...importing,
    path: '/lists/import',
    needs: 'addListMembers',
    load: async () => (await import('./import-screen.tsx')).ListMembersImport,
    actions: [{ name: 'importListMembers' }],
  },
  {
    ...page,
    path: '/lists/import/$id',
    needs: 'getLists',
    load: async () => (await import('./plan-screen.tsx')).ListMembersPlan,
  },
  {
    ...senders,
    path: '/filtering/whitelist/import',
    needs: 'addWhitelist',
    load: async () => (await import('./import-screen.tsx')).WhitelistImport,
    actions: [{ name: 'importWhitelist' }],
  },
  {
    ...page,
    path: '/filtering/whitelist/import/$id',
    needs: 'getWhitelist',
    load: async () => (await import('./plan-screen.tsx')).WhitelistPlan,
  },
  {
    ...senders,
    path: '/filtering/blacklist/import',
    needs: 'addBlacklist',
    load: async () => (await import('./import-screen.tsx')).BlacklistImport,
    actions: [{ name: 'importBlacklist' }],
  },
  {
    ...page,
    path: '/filtering/blacklist/import/$id',
    needs: 'getBlacklist',
    load: async () => (await import('./plan-screen.tsx')).BlacklistPlan,
  },
  {
    ...page,
    path: '/users/offboarding/$id',
    needs: 'getUsers',
    load: async () => (await import('./plan-screen.tsx')).OffboardingPlan,
  },
  {
    ...page,
    path: '/builder/$id',
    needs: 'getUsers',
    load: async () => (await import('./plan-screen.tsx')).BuilderPlan,
  },
];
