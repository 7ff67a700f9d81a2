import { useSyncExternalStore } from 'react';

/** The loading flag of specification 7: up while any request runs. */
const listeners = new Set<() => void>();
let running = 0;
let lastForegroundAt = 0;

export function requestStarted(background: boolean): void {
  running += 1;
  if (!background) lastForegroundAt = Date.now();
  for (const listener of listeners) listener();
}

export function requestEnded(): void {
  running -= 1;
  for (const listener of listeners) listener();
}

/** When this tab last extended the session by a request of its own. */
export function lastForegroundRequestAt(): number {
  return lastForegroundAt;
}

export function isLoading(): boolean {
  return running > 0;
}

export function useLoading(): boolean {
  return useSyncExternalStore(subscribe, isLoading);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
