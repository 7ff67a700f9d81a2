import { routeNames } from '../../ui/navigation/route-names.ts';
import type { Screen } from '../../ui/navigation/screen.ts';

export const homeScreens: readonly Screen[] = [
  {
    path: routeNames.home,
    name: 'home',
    texts: ['home', 'history'],
    load: async () => (await import('./home-screen.tsx')).HomeScreen,
  },
];
