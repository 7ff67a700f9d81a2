import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { currentSession, endSession, startViewing } from '../api/session.ts';
import { signIn } from '../api/sign-in.ts';
import { routeNames } from '../ui/navigation/route-names.ts';

const viewingMs = 15 * 60_000;

/**
 * Specification 2, start-up: a token in the address is taken out of it at once, so that it stays in no history and no
 * referrer, and becomes the session; when it does not, the login page opens. With `view=1` it is the session of this tab
 * alone.
 */
export async function startFromAddress(): Promise<void> {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('token');
  if (!token) return;
  const isViewing = url.searchParams.get('view') === '1';
  url.searchParams.delete('token');
  url.searchParams.delete('view');
  window.history.replaceState(null, '', url.pathname + url.search);
  if (isViewing) startViewing(new Date(Date.now() + viewingMs));
  const former = isViewing ? undefined : currentSession()?.token;
  try {
    await signIn(token);
    window.history.replaceState(null, '', routeNames.home);
    // Nobody is left signed in behind the one who took the place.
    if (former && former !== token) await call('logout', {}, { token: former }).catch(() => undefined);
  } catch (error) {
    // A link with a dead token, from wherever, does not sign anybody out: the login page leads them on.
    if (!former) endSession(error instanceof ApiError && error.isUnanswered ? 'unreachable' : 'expired');
    window.history.replaceState(null, '', routeNames.login);
  }
}
