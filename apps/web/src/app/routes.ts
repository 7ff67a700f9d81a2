import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { currentSession } from '../api/session.ts';
import { loadAllCatalogs } from '../i18n/catalogs.ts';
import { listSearch } from '../ui/list/view/list-search.ts';
import { routeNames } from '../ui/navigation/route-names.ts';
import { ErrorPage1, ErrorPage2, ErrorPage4, ErrorPage5, ErrorPage6 } from './error-pages.tsx';
import { firstVisible } from './first-visible.ts';
import { leaveLogin, requireToken } from './guard.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { Root } from './root.tsx';

const root = createRootRoute({
  component: Root,
  beforeLoad: ({ location }) => requireToken(location),
});

const login = createRoute({
  getParentRoute: () => root,
  path: routeNames.login,
  ...lazyScreen({
    texts: ['session'],
    load: async () => (await import('../features/session/login-screen.tsx')).LoginScreen,
  }),
  beforeLoad: ({ location }) => leaveLogin(location),
});
const forgotPass = createRoute({
  getParentRoute: () => root,
  path: '/forgotPass',
  validateSearch: (search): { code?: string } =>
    typeof search['code'] === 'string' || typeof search['code'] === 'number'
      ? { code: String(search['code']) }
      : {},
  ...lazyScreen({
    texts: ['session'],
    load: async () => (await import('../features/session/forgot-password-screen.tsx')).ForgotPasswordScreen,
  }),
});

const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  ...lazyScreen({ load: async () => (await import('./frame/frame.tsx')).Frame }),
});
const home = createRoute({
  getParentRoute: () => frame,
  path: routeNames.home,
  ...lazyScreen({
    texts: loadAllCatalogs,
    load: async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
  }),
});
const twofa = createRoute({
  getParentRoute: () => frame,
  path: '/security/twofa',
  ...lazyScreen({
    texts: ['session'],
    load: async () => (await import('../features/session/two-factor/two-factor-screen.tsx')).TwoFactorScreen,
  }),
  beforeLoad: () => {
    if (!currentSession()?.twofaAllowed) throw redirect({ to: '/error-4' });
  },
});
const password = createRoute({
  getParentRoute: () => frame,
  path: '/settings/password',
  ...lazyScreen({
    texts: ['session'],
    load: async () => (await import('../features/session/change-password-screen.tsx')).ChangePasswordScreen,
  }),
});
const sessions = createRoute({
  getParentRoute: () => frame,
  path: '/settings/sessions',
  ...lazyScreen({
    texts: ['session'],
    load: async () => (await import('../features/session/own-sessions-screen.tsx')).OwnSessionsScreen,
  }),
});
const accountHistory = createRoute({
  getParentRoute: () => frame,
  path: '/logs/accounthistory',
  validateSearch: listSearch,
  ...lazyScreen({
    needs: 'getAccountHistory',
    texts: loadAllCatalogs,
    load: async () =>
      (await import('../features/account-history/account-history-screen.tsx')).AccountHistoryScreen,
  }),
});

/** An area's own address leads to its first screen the admin may see. */
function area<const Path extends string>(path: Path, group: Parameters<typeof firstVisible>[0]) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to: firstVisible(group) ?? '/error-4', replace: true });
    },
  });
}

function page<const Path extends string>(path: Path, component: () => React.ReactNode) {
  return createRoute({ getParentRoute: () => root, path, component });
}

export const routeTree = root.addChildren([
  createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: routeNames.home, replace: true });
    },
  }),
  login,
  forgotPass,
  frame.addChildren([home, twofa, password, sessions, accountHistory]),
  area('/security', 'security'),
  area('/logs', 'logs'),
  page('/404', ErrorPage1),
  page('/error-1', ErrorPage1),
  page('/error-2', ErrorPage2),
  page('/error-4', ErrorPage4),
  page('/error-5', ErrorPage5),
  page('/error-6', ErrorPage6),
  createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/404', replace: true });
    },
  }),
]);
