import { Globe } from 'lucide-react';
import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

const page = '/domains/domainlist/$id';

export const domainsScreens: readonly Screen[] = [
  {
    path: '/domains/domainlist',
    name: 'domains',
    menu: { place: 5, icon: Globe },
    needs: 'getDomains',
    texts: ['domains'],
    search: listSearch,
    load: async () => (await import('./list/domains-screen.tsx')).DomainsScreen,
    find: async (text, signal) => (await import('./find-domains.ts')).findDomains(text, signal),
    actions: [
      { name: 'addDomain', needs: 'addDomain', target: { open: 'new' } },
      { name: 'exportDomains', needs: 'exportDomains', target: { opensExport: true } },
    ],
    recycles: 'domains',
  },
  {
    path: page,
    needs: 'getDomain',
    texts: ['domains'],
    shows: ['addDomain', 'updateDomain', 'enableDomains', 'disableDomains'],
    load: async () => (await import('./overview/overview-screen.tsx')).OverviewScreen,
  },
  {
    path: `${page}/settings`,
    needs: 'getDomain',
    texts: ['domains'],
    load: async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
  },
  {
    path: `${page}/health`,
    needs: 'getDomainHealth',
    texts: ['domains'],
    load: async () => (await import('./health/health-screen.tsx')).HealthScreen,
  },
  {
    path: `${page}/dkim`,
    needs: 'getDkim',
    texts: ['domains'],
    load: async () => (await import('./dkim/dkim-screen.tsx')).DkimScreen,
  },
  {
    path: `${page}/handover`,
    needs: 'createDnsHandover',
    texts: ['domains'],
    load: async () => (await import('./handover/handover-screen.tsx')).HandoverScreen,
  },
  {
    path: `${page}/history`,
    needs: 'getAccountHistory',
    texts: ['domains', 'account-history', 'history'],
    search: listSearch,
    load: async () => (await import('./history/history-screen.tsx')).HistoryScreen,
  },
];
