import { loginLinkPrefix } from '@posthouse/contract/core/wire';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { currentSession, endSession, startViewing } from '../api/session.ts';
import { arrive, endToken, takeOver } from '../api/sign-in.ts';
import { routeNames } from '../ui/navigation/route-names.ts';
import { askBeforeReplacing } from './arrival/arrival.ts';

const viewingMs = 15 * 60_000;

/**
 * Specification 2, start-up: a token in the address is taken out of it at once, so that it stays in no history and no
 * referrer, and becomes the session; when it does not, the login page opens. Where another admin is logged in they are
 * asked first. With `view=1` it is the session of this tab alone.
 */
export async function startFromAddress(): Promise<void> {
  const url = new URL(window.location.href);
  const given = url.searchParams.get('token');
  if (!given) return;
  const isViewing = url.searchParams.get('view') === '1';
  url.searchParams.delete('token');
  url.searchParams.delete('view');
  window.history.replaceState(null, '', url.pathname + url.search);
  if (isViewing) startViewing(new Date(Date.now() + viewingMs));
  const former = isViewing ? undefined : currentSession();
  try {
    const arrived = await arrive(await tokenOf(given));
    window.history.replaceState(null, '', routeNames.home);
    if (former && former.currentUser !== arrived.currentUser) return askBeforeReplacing(arrived);
    takeOver(arrived);
    // Nobody is left signed in behind the one who took the place.
    if (former && former.token !== arrived.token) await endToken(former.token);
  } catch (error) {
    // A link with a dead token, from wherever, does not sign anybody out: the login page leads them on.
    if (!former) endSession(error instanceof ApiError && error.isUnanswered ? 'unreachable' : 'expired');
    window.history.replaceState(null, '', routeNames.login);
  }
}

/** The key of a login link is good for one exchange: what a proxy logged of the address opens nothing afterwards. */
async function tokenOf(given: string): Promise<string> {
  if (!given.startsWith(loginLinkPrefix)) return given;
  const { token } = await call('openLoginLink', { key: given.slice(loginLinkPrefix.length) });
  return token;
}
