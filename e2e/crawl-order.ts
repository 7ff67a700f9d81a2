import type { State } from './crawl-steps.ts';

/** What the panel is loaded for: somebody else, or another answer about the mail engine, takes another load. */
export const loadOf = ({ as, engine }: State) => `${as} ${engine?.state ?? ''}`;

/**
 * The states in the order in which reaching them costs least: what one load of the panel can show follows one another,
 * and neighbours are on different screens, so that each ends the one before.
 */
export function inWalkingOrder(states: readonly State[]): State[] {
  const loads = [...new Set(states.map(loadOf))];
  return loads.flatMap((load) => apart(states.filter((state) => loadOf(state) === load)));
}

/** Takes turns between the two halves: states of one screen are declared one after the other. */
function apart(states: readonly State[]): State[] {
  const half = Math.ceil(states.length / 2);
  return states
    .slice(0, half)
    .flatMap((state, index) => [state, ...states.slice(half + index, half + index + 1)]);
}
