import type { Screen } from '../../ui/navigation/screen.ts';

export const builderScreens: readonly Screen[] = [
  {
    path: '/builder',
    needs: 'addUser',
    texts: ['builder', 'domains', 'plans'],
    load: async () => (await import('./builder-screen.tsx')).BuilderScreen,
    actions: [{ name: 'setUpCustomer' }],
  },
];
