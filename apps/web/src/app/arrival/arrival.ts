import { useSyncExternalStore } from 'react';
import { currentSession } from '../../api/session.ts';
import type { Session } from '../../api/session-storage.ts';
import { endToken, takeOver } from '../../api/sign-in.ts';

/** Somebody whom a link brought while another admin is logged in: nobody is replaced unasked. */
let waiting: Session | undefined;
const listeners = new Set<() => void>();

export function askBeforeReplacing(arrived: Session): void {
  set(arrived);
}

export function useArrival(): Session | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
  );
}

/** The former session ends: nobody is left signed in behind the one who took the place. */
export async function acceptArrival(): Promise<void> {
  if (waiting === undefined) return;
  const former = currentSession()?.token;
  takeOver(waiting);
  set(undefined);
  if (former) await endToken(former);
}

/** The session of the link ends unused. */
export async function declineArrival(): Promise<void> {
  const token = waiting?.token;
  set(undefined);
  if (token) await endToken(token);
}

function set(arrived: Session | undefined): void {
  waiting = arrived;
  for (const listener of listeners) listener();
}
