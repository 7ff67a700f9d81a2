import type { Duty } from '@posthouse/contract/core/duties';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { currentDuty, currentSession, sessionEnding } from '../api/session.ts';
import { routeNames } from '../ui/navigation/route-names.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address somebody asked for before they had to log in. */
    wanted?: string;
  }
}

const publicPaths: readonly string[] = [routeNames.login, '/forgotPass'];
/** The page where each duty is met, first, and what else is open until then, as the server allows it. */
const pathsDespite: Readonly<Record<Duty, readonly [string, ...string[]]>> = {
  password_expired: ['/settings/password', '/settings/sessions'],
  twofa_missing: ['/security/twofa', '/settings/password', '/settings/sessions'],
};
const neverWanted = /^\/(404|error-\d)?$/;

/** Specification 2: every route except /login and /forgotPass needs a stored login token. */
export function requireToken(location: ParsedLocation): void {
  if (currentSession() || publicPaths.includes(location.pathname)) return;
  const isWanted = sessionEnding() !== 'asked' && !neverWanted.test(location.pathname);
  throw redirect({ to: routeNames.login, replace: true, state: isWanted ? { wanted: location.href } : {} });
}

/** A duty is met before anything else. */
export function requireDuty(location: ParsedLocation): void {
  const duty = currentDuty();
  if (!duty || [...publicPaths, ...pathsDespite[duty]].includes(location.pathname)) return;
  throw redirect({ to: pathsDespite[duty][0], replace: true });
}

/** Whoever is signed in has no business on the login page. */
export function leaveLogin(location: ParsedLocation): void {
  if (!currentSession()) return;
  const { wanted } = location.state;
  throw wanted ? redirect({ href: wanted, replace: true }) : redirect({ to: routeNames.home, replace: true });
}
