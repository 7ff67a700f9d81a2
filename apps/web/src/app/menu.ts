import type { ActionName } from '@posthouse/contract';
import {
  AtSign,
  Filter,
  FolderOpen,
  Globe,
  House,
  List,
  ListChecks,
  type LucideIcon,
  MessageSquare,
  Palette,
  Replace,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  Split,
  UserCog,
  Users,
} from 'lucide-react';
import type { Session } from '../api/session-storage.ts';
import type { Screen } from '../ui/navigation/screen.ts';

interface MenuPlace {
  readonly name: string;
  readonly icon: LucideIcon;
  /** A group: the screens below it, and the area whose other screens are reached through tabs. */
  readonly below?: {
    readonly area: string;
    readonly names: readonly string[];
    /** Where its bare address leads, if not to the first of them. */
    readonly first?: string;
  };
}

/** The menu of specification 2, in its order and grouping; an entry appears with its screen. */
const places: readonly MenuPlace[] = [
  { name: 'home', icon: House },
  {
    name: 'security',
    icon: ShieldCheck,
    below: { area: '/security', names: ['securityIncidents', 'twofa'] },
  },
  { name: 'users', icon: Users },
  { name: 'migrations', icon: Replace },
  { name: 'domains', icon: Globe },
  { name: 'aliasDomains', icon: Split },
  { name: 'aliases', icon: AtSign },
  { name: 'publicFolders', icon: FolderOpen },
  { name: 'lists', icon: List },
  { name: 'smartLists', icon: ListChecks },
  { name: 'audit', icon: Scale },
  {
    name: 'filtering',
    icon: Filter,
    below: {
      area: '/filtering',
      names: ['whitelist', 'blacklist', 'autoWhitelist', 'adminIpAccess', 'ipAccess', 'trustedIps'],
      first: 'filterSettings',
    },
  },
  { name: 'branding', icon: Palette },
  { name: 'settings', icon: Settings },
  { name: 'logs', icon: ScrollText, below: { area: '/logs', names: ['incoming', 'outgoing', 'lastLogins'] } },
  { name: 'subAdmins', icon: UserCog },
  { name: 'chat', icon: MessageSquare },
];

const placed = new Set(places.flatMap(({ name, below }) => [name, ...(below?.names ?? [])]));

/** Not in the menu by itself, in this group or another. */
const isOnlyTab = ({ name }: Screen) => name === undefined || !placed.has(name);

/** The areas whose bare address leads to their first screen: the groups of the menu, and what has screens only below it. */
export function areasOf(screens: readonly Screen[]): readonly string[] {
  const groups = places.flatMap(({ below }) => (below ? [below.area] : []));
  const parents = screens.flatMap(({ path }) => /^\/[^/]+(?=\/)/.exec(path)?.[0] ?? []);
  const own = new Set(screens.map(({ path }) => path));
  return [...new Set([...groups, ...parents])].filter((area) => !own.has(area));
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
  const find = (name: string): MenuScreen[] =>
    screens.flatMap((screen) => (screen.name === name ? [{ name, to: screen.path }] : []));
  return places.flatMap(({ name, icon, below }): MenuEntry[] => {
    if (below === undefined) return find(name).map((screen) => ({ ...screen, icon }));
    const found = below.names.flatMap(find);
    if (found.length > 0) return [{ name, icon, screens: found }];
    const tab = firstOfArea(screens.filter(isOnlyTab), below.area);
    return tab === undefined ? [] : [{ name, icon, to: tab }];
  });
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
 * Where the bare address of an area leads: the screen it names, otherwise its first in the menu, whatever address that has,
 * otherwise the first of its tabs.
 */
export function firstOfArea(screens: readonly Screen[], area: string): string | undefined {
  const { names = [], first = '' } = places.find(({ below }) => below?.area === area)?.below ?? {};
  const inMenu = [first, ...names].flatMap((name) => screens.filter((screen) => screen.name === name));
  // The page of one thing has no address of its own.
  const inArea = screens.filter(({ path }) => path.startsWith(`${area}/`) && !path.includes('$'));
  return (inMenu[0] ?? inArea[0])?.path;
}
