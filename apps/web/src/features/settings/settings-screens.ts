import { Settings } from 'lucide-react';
import type { Screen } from '../../ui/navigation/screen.ts';

export const settingsScreens: readonly Screen[] = [
  {
    path: '/settings',
    name: 'settings',
    menu: { place: 14, icon: Settings },
    texts: ['settings'],
    load: async () => (await import('./settings-screen.tsx')).SettingsScreen,
  },
  {
    path: '/settings/texts',
    needs: 'getSystemTexts',
    texts: ['settings'],
    load: async () => (await import('./texts/texts-screen.tsx')).TextsScreen,
    actions: [{ name: 'systemTexts' }],
  },
];
