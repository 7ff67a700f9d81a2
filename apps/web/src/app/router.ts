import { createRouter } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { currentSession, onSessionChange } from '../api/session.ts';
import { RouteError } from './error-pages.tsx';
import { RoutePending } from './route-pending.tsx';
import { routeTree } from './routes.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingMinMs: 200,
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: RouteError,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** Specification 2: after each navigation the view scrolls to top after 100 ms. */
const scrollDelayMs = 100;

router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
  if (!pathChanged) return;
  setTimeout(() => {
    window.scrollTo(0, 0);
    // On the first page the browser's own start of reading is right.
    if (fromLocation) focusHeading();
  }, scrollDelayMs);
});

/** Where somebody types already, or answers a question that was opened meanwhile. */
const busyPlaces = 'main :is(input, textarea, select), :is([role=dialog], [role=alertdialog], [role=menu]) *';

/** Reading goes on at the new page's heading, unless the focus has found its place. */
function focusHeading(): void {
  if (document.activeElement?.matches(busyPlaces)) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

// Signing in or out, here or in another tab, sends everyone to where the guards want them.
let token = currentSession()?.token;
onSessionChange(() => {
  const previous = token;
  token = currentSession()?.token;
  if (token !== previous) void followSession(previous !== undefined);
});

async function followSession(wasSignedIn: boolean): Promise<void> {
  await router.invalidate();
  // Only now: a screen still shown would ask again for what it lost.
  if (!token) queryClient.clear();
  // Somebody else signed in in another tab; nothing of the former may stay on screen.
  else if (wasSignedIn) await queryClient.resetQueries();
}
