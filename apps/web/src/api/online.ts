import { useSyncExternalStore } from 'react';

/** Whether the browser has a connection at all; the server may still be out of reach. */
export const isOnline = (): boolean => navigator.onLine;

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

/** Waits, for as long as it takes, until there is a connection. */
export function whenOnline(): Promise<void> {
  if (isOnline()) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
