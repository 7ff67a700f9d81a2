import { Split } from 'lucide-react';
import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const aliasDomainsScreens: readonly Screen[] = [
  {
    path: '/domains/aliasdomains',
    name: 'aliasDomains',
    menu: { place: 6, icon: Split },
    needs: 'getAliasDomains',
    texts: ['alias-domains', 'domains'],
    shows: ['addAliasDomain'],
    search: listSearch,
    load: async () => (await import('./alias-domains-screen.tsx')).AliasDomainsScreen,
    actions: [{ name: 'addAliasDomain', needs: 'addAliasDomain', target: { open: 'new' } }],
  },
];
