import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { can } from '../api/access.ts';
import { currentSession } from '../api/session.ts';
import { routeNames } from '../ui/navigation/route-names.ts';
import { ErrorPage1, ErrorPage2, ErrorPage4, ErrorPage5, ErrorPage6 } from './error-pages.tsx';
import { leaveLogin, requireDuty, requireToken } from './guard.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { areasOf, firstOfArea, visibleScreens } from './menu.ts';
import { Root } from './root.tsx';
import { screens } from './screens.ts';

const root = createRootRoute({
  component: Root,
  beforeLoad: ({ location }) => {
    requireToken(location);
    requireDuty(location);
  },
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
  ...lazyScreen({
    texts: ['menu', 'jobs'],
    // Without it nothing that is shown here can be right.
    needs: 'getAdminInfo',
    load: async () => (await import('./frame/frame.tsx')).Frame,
  }),
});
/** One route for each declared screen: guarded by its rights, its chunk and texts loaded before it renders. */
const screenRoutes = screens.map((screen) =>
  createRoute({
    getParentRoute: () => frame,
    path: screen.path,
    validateSearch: screen.search ?? ((search) => search),
    ...lazyScreen(screen),
  }),
);

/** An area's own address leads to its first screen the admin may see. */
function area(path: string) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to: firstVisible(path) ?? '/error-4', replace: true });
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
  frame.addChildren(screenRoutes),
  ...areasOf(screens).map(area),
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

/** The first screen of an area this admin may see. */
function firstVisible(area: string): string | undefined {
  const session = currentSession();
  return session && firstOfArea(visibleScreens(screens, session, can), area);
}
