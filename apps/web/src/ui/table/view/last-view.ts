import { currentSession } from '../../../api/session.ts';
import type { ListSearch } from './view-address.ts';

/** By the address of the list; another session begins with none. */
const views = new Map<string, ListSearch>();
let owner: string | undefined;

function ownViews(): Map<string, ListSearch> {
  const token = currentSession()?.token;
  if (token !== owner) views.clear();
  owner = token;
  return views;
}

export function rememberView(path: string, view: ListSearch): void {
  ownViews().set(path, view);
}

/** Whether a list was looked at in this tab. */
export function wasViewed(path: string): boolean {
  return ownViews().has(path);
}

/** How a list was last looked at in this tab: what leads back to it keeps its search, filters, order and page. */
export function lastView(path: string): ListSearch {
  return ownViews().get(path) ?? {};
}
