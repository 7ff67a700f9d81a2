import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { currentSession, isPasswordExpired, sessionEnding } from '../api/session.ts';
import { routeNames } from '../ui/navigation/route-names.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address somebody asked for before they had to log in. */
    wanted?: string;
  }
}

const publicPaths: readonly string[] = [routeNames.login, '/forgotPass'];
const passwordPath = '/settings/password';
/** What an admin with an expired password can still do, as the server allows it. */
const pathsWhenExpired: readonly string[] = [...publicPaths, passwordPath, '/settings/sessions'];
const neverWanted = /^\/(404|error-\d)?$/;

/** Specification 2: every route except /login and /forgotPass needs a stored login token. */
export function requireToken(location: ParsedLocation): void {
  if (currentSession() || publicPaths.includes(location.pathname)) return;
  const isWanted = sessionEnding() !== 'asked' && !neverWanted.test(location.pathname);
  throw redirect({ to: routeNames.login, replace: true, state: isWanted ? { wanted: location.href } : {} });
}

/** An expired password is changed before anything else. */
export function requireFreshPassword(location: ParsedLocation): void {
  if (!isPasswordExpired() || pathsWhenExpired.includes(location.pathname)) return;
  throw redirect({ to: passwordPath, replace: true });
}

/** Whoever is signed in has no business on the login page. */
export function leaveLogin(location: ParsedLocation): void {
  if (!currentSession()) return;
  const { wanted } = location.state;
  throw wanted ? redirect({ href: wanted, replace: true }) : redirect({ to: routeNames.home, replace: true });
}
