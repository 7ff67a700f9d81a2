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
  // Neither the router nor the browser scrolls at a navigation: the panel does, below.
  scrollRestoration: () => false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** Specification 2: after each navigation the view scrolls to top after 100 ms. */
const scrollDelayMs = 100;

let scrolling: ReturnType<typeof setTimeout> | undefined;

router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
  if (!pathChanged) return;
  clearTimeout(scrolling);
  scrolling = setTimeout(() => {
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

/**
 * Signing in or out, a duty, or other rights, here or in another tab, send everyone to where the guards want them.
 */
export function followSession(): () => void {
  let session = currentSession();
  let duty = currentDuty();
  return onSessionChange(() => {
    const previous = { session, duty };
    session = currentSession();
    duty = currentDuty();
    if (session?.token !== previous.session?.token) {
      void followToken({ wasSignedIn: previous.session !== undefined });
    } else if (duty !== previous.duty) void followDuty(previous.duty);
    else if (session?.rightsVersion !== previous.session?.rightsVersion) void followRights();
  });
}

async function followToken({ wasSignedIn }: { readonly wasSignedIn: boolean }): Promise<void> {
  await router.invalidate();
  // Only now: a screen still shown would ask again for what it lost.
  if (!currentSession()) queryClient.clear();
  // Somebody else signed in in another tab; nothing of the former may stay on screen.
  else if (wasSignedIn) await queryClient.resetQueries();
}

/** A screen that is no longer allowed is left; what the others show may have become more or less. */
async function followRights(): Promise<void> {
  await router.invalidate();
  await queryClient.invalidateQueries();
}

/**
 * To the page where it is met. From the change of the password home, for the form it was typed into has nothing left to
 * lose; whoever set up two-factor authentication stays, for the recovery codes are shown only there and then.
 */
async function followDuty(former: Duty | undefined): Promise<void> {
  if (currentDuty()) await router.invalidate();
  else if (former === 'password_expired') await router.navigate({ to: routeNames.home, ignoreBlocker: true });
}
