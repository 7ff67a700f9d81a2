import { useSyncExternalStore } from 'react';

/** The job this tab began last, until somebody has seen its progress; the frame shows it. */
const listeners = new Set<() => void>();
let watched: string | undefined;

export function watchJob(id: string | undefined): void {
  watched = id;
  for (const listener of listeners) listener();
}

export function useWatchedJob(): string | undefined {
  return useSyncExternalStore(subscribe, () => watched);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
