import { can } from '../api/access.ts';
import { currentSession } from '../api/session.ts';
import { firstOfArea, visibleScreens } from './menu.ts';
import { screens } from './screens.ts';

/** The first screen of an area this admin may see. */
export function firstVisible(area: string): string | undefined {
  const session = currentSession();
  return session && firstOfArea(visibleScreens(screens, session, can), area);
}
