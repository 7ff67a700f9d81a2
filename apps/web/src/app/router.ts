import type { Duty } from '@posthouse/contract/core/duties';
import { createRouter } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { currentDuty, currentSession, onSessionChange } from '../api/session.ts';
import { routeNames } from '../ui/navigation/route-names.ts';
import { RouteError } from './error-pages.tsx';
import { RoutePending } from './lazy-screen.tsx';
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

// Signing in or out, or a duty, here or in another tab, sends everyone to where the guards want them.
let token = currentSession()?.token;
let duty = currentDuty();
onSessionChange(() => {
  const previous = { token, duty };
  token = currentSession()?.token;
  duty = currentDuty();
  if (token !== previous.token) void followSession(previous.token !== undefined);
  else if (duty !== previous.duty) void followDuty(previous.duty);
});

async function followSession(wasSignedIn: boolean): Promise<void> {
  await router.invalidate();
  // Only now: a screen still shown would ask again for what it lost.
  if (!token) queryClient.clear();
  // Somebody else signed in in another tab; nothing of the former may stay on screen.
  else if (wasSignedIn) await queryClient.resetQueries();
}

/**
 * To the page where it is met. From the change of the password home, for the form it was typed into has nothing left to
 * lose; whoever set up two-factor authentication stays, for the recovery codes are shown only there and then.
 */
async function followDuty(former: Duty | undefined): Promise<void> {
  if (duty) await router.invalidate();
  else if (former === 'password_expired') await router.navigate({ to: routeNames.home, ignoreBlocker: true });
}
