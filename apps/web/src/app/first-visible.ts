import { can } from '../api/access.ts';
import { currentSession } from '../api/session.ts';
import { type MenuGroup, menu, visibleMenu } from './menu.ts';

/** The first screen of a group this admin may see. */
export function firstVisible(group: MenuGroup['name']): string | undefined {
  const session = currentSession();
  const entry = session && visibleMenu(menu, session, can).find(({ name }) => name === group);
  return entry && 'screens' in entry ? entry.screens[0]?.to : undefined;
}
