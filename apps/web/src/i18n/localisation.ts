import { useSyncExternalStore } from 'react';

/** How the account of the signed-in admin writes moments; empty: as the browser and the language do. */
export interface Localisation {
  readonly timezone: string;
  readonly dateformat: string;
}

export const noLocalisation: Localisation = { timezone: '', dateformat: '' };

const listeners = new Set<() => void>();
let current = noLocalisation;

export function setLocalisation({ timezone, dateformat }: Localisation): void {
  if (current.timezone === timezone && current.dateformat === dateformat) return;
  current = { timezone, dateformat };
  for (const listener of listeners) listener();
}

const localisation = () => current;

export function useLocalisation(): Localisation {
  return useSyncExternalStore(subscribe, localisation, localisation);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
