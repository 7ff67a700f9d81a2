import type { ActionName } from '@posthouse/contract';
import { Filter, type LucideIcon, ScrollText, ShieldCheck } from 'lucide-react';
import type { Session } from '../api/session-storage.ts';
import type { MenuGroupName, Screen } from '../ui/navigation/screen.ts';

interface Group {
  readonly place: number;
  readonly icon: LucideIcon;
  /** Its other screens are reached through tabs. */
  readonly area: string;
  /** The screen its bare address leads to, if not the first in the menu. */
  readonly opens?: string;
}

/** Those of specification 2, by their number in its menu; a group appears with its first screen. */
const groups: Readonly<Record<MenuGroupName, Group>> = {
  security: { place: 2, icon: ShieldCheck, area: '/security' },
  filtering: { place: 12, icon: Filter, area: '/filtering', opens: 'filterSettings' },
  logs: { place: 15, icon: ScrollText, area: '/logs' },
};
const groupNames = Object.keys(groups) as MenuGroupName[];

/** The areas whose bare address leads to their first screen: the groups of the menu, and what has screens only below it. */
export function areasOf(screens: readonly Screen[]): readonly string[] {
  const areas = groupNames.map((name) => groups[name].area);
  const parents = screens.flatMap(({ path }) => /^\/[^/]+(?=\/)/.exec(path)?.[0] ?? []);
  const own = new Set(screens.map(({ path }) => path));
  return [...new Set([...areas, ...parents])].filter((area) => !own.has(area));
}

export interface MenuScreen {
  readonly name: string;
  readonly to: string;
}

interface MenuLink extends MenuScreen {
  readonly icon: LucideIcon;
}

export interface MenuGroup {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly screens: readonly MenuScreen[];
}

export type MenuEntry = MenuLink | MenuGroup;

interface Placed {
  readonly place: number;
  readonly entry: MenuEntry;
}

/** The screens this admin may use. */
export function visibleScreens(
  screens: readonly Screen[],
  session: Session,
  isAllowed: (action: ActionName) => boolean,
): readonly Screen[] {
  return screens.filter(
    ({ needs, when }) => (needs === undefined || isAllowed(needs)) && (when?.(session) ?? true),
  );
}

/** The menu with what is there; a group without screens goes, one that has only tabs is a plain link. */
export function menuOf(screens: readonly Screen[]): readonly MenuEntry[] {
  const links = screens.flatMap(({ name, path, menu }): Placed[] =>
    name === undefined || menu === undefined || 'group' in menu
      ? []
      : [{ place: menu.place, entry: { name, to: path, icon: menu.icon } }],
  );
  const gathered = groupNames.flatMap((name): Placed[] => {
    const { place, icon, area } = groups[name];
    const found = inGroup(screens, name);
    if (found.length > 0) return [{ place, entry: { name, icon, screens: found } }];
    const tab = firstOfArea(
      screens.filter(({ menu }) => menu === undefined),
      area,
    );
    return tab === undefined ? [] : [{ place, entry: { name, icon, to: tab } }];
  });
  return [...links, ...gathered].sort((one, other) => one.place - other.place).map(({ entry }) => entry);
}

function inGroup(screens: readonly Screen[], group: MenuGroupName): readonly MenuScreen[] {
  return screens
    .flatMap(({ name, path, menu }) =>
      name !== undefined && menu !== undefined && 'group' in menu && menu.group === group
        ? [{ name, to: path, place: menu.place }]
        : [],
    )
    .sort((one, other) => one.place - other.place)
    .map(({ name, to }) => ({ name, to }));
}

/** Which screen of the menu an address belongs to: its own, or the only one of its area (bins, imports). */
export function placeOf(menu: readonly MenuEntry[], path: string): string | undefined {
  const all = menu.flatMap((entry) => ('screens' in entry ? entry.screens : [entry])).map(({ to }) => to);
  const own = all.filter((to) => path === to || path.startsWith(`${to}/`));
  if (own.length > 0) return own.reduce((one, other) => (other.length > one.length ? other : one));
  const [near, ...others] = all.filter((to) => to.split('/')[1] === path.split('/')[1]);
  return others.length === 0 ? near : undefined;
}

/**
 * Where the bare address of an area leads: the screen it opens with, otherwise its first in the menu, whatever address that
 * has, otherwise the first of its tabs.
 */
export function firstOfArea(screens: readonly Screen[], area: string): string | undefined {
  const group = groupNames.find((name) => groups[name].area === area);
  const inMenu = group ? inGroup(screens, group) : [];
  // The page of one thing has no address of its own.
  const inArea = screens.filter(({ path }) => path.startsWith(`${area}/`) && !path.includes('$'));
  const opened = screens.find(({ name }) => group && name !== undefined && name === groups[group].opens);
  return opened?.path ?? inMenu[0]?.to ?? inArea[0]?.path;
}
