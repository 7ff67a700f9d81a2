import type { Rights } from '@posthouse/contract/core/permissions';
import { useSyncExternalStore } from 'react';
import { clearSession, isSessionKey, readSession, type Session, writeSession } from './session-storage.ts';

/** Why the last session ended, or could not begin; the login page says so unless it was asked for. */
export type SessionEnd = 'asked' | 'expired' | 'idle' | 'unreachable';

const listeners = new Set<() => void>();
let session = readSession(localStorage);
let ending: SessionEnd | undefined;

export function currentSession(): Session | undefined {
  return session;
}

export function currentRights(): Rights | undefined {
  return session && { role: session.userRole, permissions: session.permissions };
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, currentSession);
}

export function startSession(started: Session): void {
  ending = undefined;
  writeSession(localStorage, started);
  reread();
}

/** Forgets everything but the language. */
export function endSession(reason: SessionEnd): void {
  ending = reason;
  clearSession(localStorage);
  reread();
}

export function sessionEnding(): SessionEnd | undefined {
  return ending;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function reread(): void {
  session = readSession(localStorage);
  for (const listener of listeners) listener();
}

// Another tab signed in, out, or learnt something new.
window.addEventListener('storage', (event) => {
  if (isSessionKey(event.key)) reread();
});
