import type { Duty } from '@posthouse/contract/core/duties';
import type { Rights } from '@posthouse/contract/core/permissions';
import { useSyncExternalStore } from 'react';
import { noLocalisation, setLocalisation } from '../i18n/localisation.ts';
import { clearSession, isSessionKey, readSession, type Session, writeSession } from './session-storage.ts';

/** Why the last session ended, or could not begin; the login page says so unless it was asked for. */
export type SessionEnd = 'asked' | 'expired' | 'idle' | 'unreachable';

const listeners = new Set<() => void>();
/** Until when this tab shows the panel as somebody else sees it; goes with the tab. */
const viewingKey = 'viewingUntil';
/** What is only looked at stays in its own tab, so that the admin's own session is untouched. */
let storage = sessionStorage.getItem(viewingKey) ? sessionStorage : localStorage;
let session: Session | undefined;
let ending: SessionEnd | undefined;
reread();

export function currentSession(): Session | undefined {
  return session;
}

export function currentRights(): Rights | undefined {
  return session && rightsOf(session);
}

function rightsOf({ userRole, permissions, domainsLimited }: Session): Rights {
  return { role: userRole, permissions, domainsLimited };
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, currentSession);
}

export function startSession(started: Session): void {
  ending = undefined;
  writeSession(storage, started);
  reread();
}

/** Forgets everything but the language; a tab that only looked on returns to the admin's own session. */
export function endSession(reason: SessionEnd): void {
  ending = reason;
  clearSession(storage);
  sessionStorage.removeItem(viewingKey);
  storage = localStorage;
  reread();
}

/** From now on the session of this tab is one that only looks on. */
export function startViewing(until: Date): void {
  sessionStorage.setItem(viewingKey, until.toISOString());
  storage = sessionStorage;
  reread();
}

export function isViewing(): boolean {
  return sessionStorage.getItem(viewingKey) !== null;
}

/** The moment at which looking on ends; null in the admin's own panel. */
export function useViewingUntil(): string | null {
  return useSyncExternalStore(onSessionChange, () => sessionStorage.getItem(viewingKey));
}

/** What the signed-in admin has to put right before anything else; not who only looks on, for it is not theirs. */
export function currentDuty(): Duty | undefined {
  return isViewing() ? undefined : session?.duty;
}

export function useDuty(): Duty | undefined {
  return useSyncExternalStore(onSessionChange, currentDuty);
}

export function setDuty(duty: Duty | undefined): void {
  if (session) startSession({ ...session, duty });
}

export function sessionEnding(): SessionEnd | undefined {
  return ending;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function reread(): void {
  session = readSession(storage);
  setLocalisation(session ?? noLocalisation);
  for (const listener of listeners) listener();
}

// Another tab signed in, out, or learnt something new.
window.addEventListener('storage', (event) => {
  if (isSessionKey(event.key)) reread();
});
