import type { State } from './crawl-steps.ts';

/** What the panel is loaded for: somebody else, or another answer of the mail engine, takes another load. */
export const loadOf = ({ as, answers }: State) => JSON.stringify([as, answers]);

/** A state, and one that is reached from it by pressing something. */
export interface Visit {
  readonly state: State;
  readonly next?: State;
}

/** Every state once, where possible right after the one it is reached from. */
export function visitsOf(states: readonly State[]): Visit[] {
  const placeOf = ({ as, at, answers, onPhone }: State) => JSON.stringify([as, at, answers, onPhone]);
  const nexts = new Map<State, State>();
  for (const state of states.filter(({ steps }) => steps.length === 0)) {
    const next = states.find((one) => one.steps.length > 0 && placeOf(one) === placeOf(state));
    if (next) nexts.set(state, next);
  }
  const visited = new Set(nexts.values());
  return inWalkingOrder(states.filter((state) => !visited.has(state))).map((state) => {
    const next = nexts.get(state);
    return next ? { state, next } : { state };
  });
}

/**
 * The states in the order in which reaching them costs least: what one load of the panel can show follows one another,
 * and neighbours are on different screens, so that each ends the one before.
 */
function inWalkingOrder(states: readonly State[]): State[] {
  // Before anybody is logged in: a page keeps its session.
  const loggedOut = states.filter(({ as }) => as === 'nobody');
  const loads = [...new Set([...loggedOut, ...states].map(loadOf))];
  return loads.flatMap((load) => apart(states.filter((state) => loadOf(state) === load)));
}

/** Takes turns between the two halves: states of one screen are declared one after the other. */
function apart(states: readonly State[]): State[] {
  const half = Math.ceil(states.length / 2);
  return states
    .slice(0, half)
    .flatMap((state, index) => [state, ...states.slice(half + index, half + index + 1)]);
}
