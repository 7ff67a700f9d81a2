import { listSearch } from '../../ui/list/view/view-address.ts';
import type { Screen } from '../../ui/navigation/screen.ts';

export const recycleBinScreens: readonly Screen[] = [
  {
    path: '/domains/recyclebin',
    name: 'recycleBin',
    needs: 'getRecycleBin',
    texts: ['recycle-bin'],
    search: listSearch,
    load: async () => (await import('./recycle-bin-screen.tsx')).RecycleBinScreen,
  },
];
