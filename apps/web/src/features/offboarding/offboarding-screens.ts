import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const offboardingScreens: readonly Screen[] = [
  {
    path: '/users/offboarding',
    needs: 'planOffboarding',
    texts: ['offboarding', 'plans'],
    search: listSearch,
    load: async () => (await import('./offboarding-screen.tsx')).OffboardingScreen,
    actions: [{ name: 'offboardUsers' }],
  },
];
