import { AtSign } from 'lucide-react';
import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const aliasesScreens: readonly Screen[] = [
  {
    path: '/aliases',
    name: 'aliases',
    menu: { place: 7, icon: AtSign },
    needs: 'getAliases',
    texts: ['aliases'],
    shows: ['addAlias', 'updateAlias', 'enableAliases', 'disableAliases'],
    search: listSearch,
    load: async () => (await import('./aliases-screen.tsx')).AliasesScreen,
    find: async (text, signal) =>
      (await import('../../domain/addresses/find-addresses.ts')).findAddresses('alias', text, signal),
    actions: [
      { name: 'addAlias', needs: 'addAlias', target: { open: 'new' } },
      { name: 'exportAliases', needs: 'exportAliases', target: { opensExport: true } },
    ],
    recycles: 'aliases',
  },
];
