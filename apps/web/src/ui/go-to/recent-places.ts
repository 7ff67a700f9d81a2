import { currentSession, isViewing } from '../../api/session.ts';
import { recentPlacesKey } from '../../api/session-storage.ts';
import type { FoundThing } from '../navigation/screen.ts';

const most = 6;

/** Where this admin was last, the newest first. Goes with the session. */
export function recentPlaces(): readonly FoundThing[] {
  const stored = readStored();
  return stored.user === currentSession()?.currentUser && !isViewing() ? stored.places : [];
}

/** A tab that only looks on leaves no trace. */
export function rememberPlace(place: FoundThing): void {
  const user = currentSession()?.currentUser;
  if (user === undefined || isViewing()) return;
  const others = recentPlaces().filter(({ id }) => id !== place.id);
  localStorage.setItem(
    recentPlacesKey,
    JSON.stringify({ user, places: [place, ...others].slice(0, most) } satisfies Stored),
  );
}

interface Stored {
  readonly user?: string;
  readonly places: readonly FoundThing[];
}

/** Damaged or missing is as good as none. */
function readStored(): Stored {
  try {
    const stored = JSON.parse(localStorage.getItem(recentPlacesKey) ?? '');
    const { user, places } = Object(stored);
    return Array.isArray(places) ? { user, places: places.filter(isPlace) } : { places: [] };
  } catch {
    return { places: [] };
  }
}

function isPlace(value: unknown): value is FoundThing {
  const { id, title, target } = Object(value);
  return [id, title, Object(target).to].every((text) => typeof text === 'string');
}
