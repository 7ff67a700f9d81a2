import { ApiError } from '../api/api-error.ts';
import { endSession } from '../api/session.ts';
import { signIn } from '../api/sign-in.ts';
import { routeNames } from '../ui/navigation/route-names.ts';

/**
 * Specification 2, start-up: a token in the address is taken out of it at once, so that it stays in no history and no
 * referrer, and becomes the session; when it does not, the login page opens.
 */
export async function startFromAddress(): Promise<void> {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('token');
  if (!token) return;
  url.searchParams.delete('token');
  window.history.replaceState(null, '', url.pathname + url.search);
  endSession('asked');
  try {
    await signIn(token);
    window.history.replaceState(null, '', routeNames.home);
  } catch (error) {
    endSession(error instanceof ApiError && error.isUnanswered ? 'unreachable' : 'expired');
    window.history.replaceState(null, '', routeNames.login);
  }
}
