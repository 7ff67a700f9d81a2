import type { Screen } from '../../ui/navigation/screen.ts';

export const sessionScreens: readonly Screen[] = [
  {
    path: '/security/twofa',
    name: 'twofa',
    menu: { group: 'security', place: 2 },
    needs: 'getTwoFactorSetup',
    when: ({ twofaAllowed }) => twofaAllowed,
    texts: ['session'],
    load: async () => (await import('./two-factor/two-factor-screen.tsx')).TwoFactorScreen,
    actions: [{ name: 'turnOnTwofa', when: ({ twofaEnabled }) => !twofaEnabled }],
  },
  {
    path: '/settings/password',
    texts: ['session'],
    load: async () => (await import('./change-password-screen.tsx')).ChangePasswordScreen,
    actions: [{ name: 'changePassword' }],
  },
  {
    path: '/settings/sessions',
    texts: ['session'],
    load: async () => (await import('./own-sessions-screen.tsx')).OwnSessionsScreen,
    actions: [{ name: 'sessions' }],
  },
];
