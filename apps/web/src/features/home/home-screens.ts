import { House } from 'lucide-react';
import { routeNames } from '../../ui/navigation/route-names.ts';
import type { Screen } from '../../ui/navigation/screen.ts';

export const homeScreens: readonly Screen[] = [
  {
    path: routeNames.home,
    name: 'home',
    menu: { place: 1, icon: House },
    texts: ['home', 'history'],
    load: async () => (await import('./home-screen.tsx')).HomeScreen,
  },
];
