import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const filterSettingsScreens: readonly Screen[] = [
  {
    path: '/filtering/settings',
    name: 'filterSettings',
    needs: 'getFilterSettings',
    texts: ['filter-settings'],
    search: listSearch,
    load: async () => (await import('./filter-settings-screen.tsx')).FilterSettingsScreen,
  },
];
