import { Globe, Users } from 'lucide-react';
import { expect, it } from 'vitest';
import type { Session } from '../api/session-storage.ts';
import type { Screen } from '../ui/navigation/screen.ts';
import { areasOf, firstOfArea, menuOf, placeOf, visibleScreens } from './menu.ts';
import { screens as declared } from './screens.ts';

const load = async () => () => null;
const screen = (path: string, more: Partial<Screen> = {}): Screen => ({ path, texts: [], load, ...more });

const incoming = screen('/logs/incoming', { name: 'incoming', menu: { group: 'logs', place: 1 } });
const outgoing = screen('/logs/outgoing', { name: 'outgoing', menu: { group: 'logs', place: 2 } });
const history = screen('/logs/accounthistory', { name: 'accountHistory' });
const users = screen('/users', {
  ...{ name: 'users', menu: { place: 3, icon: Users }, needs: 'getSubAdmins' },
});
const domains = screen('/domains', {
  ...{ name: 'domains', menu: { place: 5, icon: Globe }, when: ({ twofaAllowed }) => twofaAllowed },
});
const adminIps = screen('/security/aipaccesslists', {
  ...{ name: 'adminIpAccess', menu: { group: 'filtering', place: 4 } },
});

const shown = (screens: readonly Screen[]) =>
  menuOf(screens).map((entry) =>
    'screens' in entry ? [entry.name, ...entry.screens.map(({ to }) => to)] : [entry.name, entry.to],
  );

it('has the order of the menu, not that of the screens, and leaves out screens without a place', () => {
  expect(shown([domains, users, screen('/settings/password')])).toEqual([
    ['users', '/users'],
    ['domains', '/domains'],
  ]);
});

it('gathers the screens of a group below its name, in the order of the menu', () => {
  expect(shown([outgoing, history, incoming, users])).toEqual([
    ['users', '/users'],
    ['logs', '/logs/incoming', '/logs/outgoing'],
  ]);
});

it('makes a group that has only tabs a plain link, and drops one that has nothing', () => {
  expect(shown([history])).toEqual([['logs', '/logs/accounthistory']]);
  expect(shown([])).toEqual([]);
});

it('does not show a screen a second time as the link of the area it lies in', () => {
  expect(shown([adminIps])).toEqual([['filtering', '/security/aipaccesslists']]);
});

it('has one screen alone in each place', () => {
  const places = declared.flatMap(({ menu }) =>
    menu ? [`${'group' in menu ? menu.group : ''} ${menu.place}`] : [],
  );
  expect(new Set(places).size).toBe(places.length);
});

it('hides what the rights or the session do not allow', () => {
  const session = { twofaAllowed: false } as Session;
  expect(visibleScreens([users, domains, history], session, () => true)).toEqual([users, history]);
  expect(visibleScreens([users, domains, history], session, () => false)).toEqual([history]);
});

it('leads from the bare address of an area to its first screen in the menu, then to its first tab', () => {
  expect(firstOfArea([history, outgoing, incoming], '/logs')).toBe('/logs/incoming');
  expect(firstOfArea([users, history], '/logs')).toBe('/logs/accounthistory');
  expect(firstOfArea([users], '/logs')).toBeUndefined();
});

it('leads from the bare address of a group to its first screen in the menu, wherever that has its address', () => {
  const other = screen('/filtering/other');
  expect(firstOfArea([other, adminIps], '/filtering')).toBe('/security/aipaccesslists');
  expect(firstOfArea([other], '/filtering')).toBe('/filtering/other');
});

it('leads from the bare address of filtering to its settings, which are only a tab', () => {
  const settings = screen('/filtering/settings', { name: 'filterSettings' });
  expect(firstOfArea([adminIps, settings], '/filtering')).toBe('/filtering/settings');
  expect(shown([adminIps, settings])).toEqual([['filtering', '/security/aipaccesslists']]);
});

it('leads from an area that is no group to its first screen, never to the page of one thing', () => {
  const page = screen('/domains/domainlist/$id');
  const list = screen('/domains/domainlist', { name: 'domains' });
  const aliases = screen('/domains/aliasdomains', { name: 'aliasDomains' });
  expect(firstOfArea([page, list, aliases], '/domains')).toBe('/domains/domainlist');
  expect(firstOfArea([page, aliases], '/domains')).toBe('/domains/aliasdomains');
});

it('has an area for every group of the menu, and for every address that has screens only below it', () => {
  const settings = [screen('/settings'), screen('/settings/password')];
  const list = screen('/users/list');
  expect(areasOf([...settings, list])).toEqual(['/security', '/filtering', '/logs', '/users']);
  expect(areasOf(declared)).toEqual(['/security', '/filtering', '/logs', '/domains', '/users']);
});

it('has a word in some feature’s catalog for every screen and group it shows, and for nothing else', () => {
  const catalogs = import.meta.glob<{ readonly menu?: object }>('../features/*/messages/en.ts', {
    eager: true,
    import: 'messages',
  });
  const words = Object.values(catalogs).flatMap(({ menu = {} }) => Object.keys(menu));
  const groups = menuOf(declared).map(({ name }) => name);
  const named = declared.flatMap(({ name }) => (name === undefined ? [] : [name]));
  expect(words.sort()).toEqual([...new Set([...named, ...groups])].sort());
});

it('marks the screen an address belongs to, also from a bin or an import, but never one of several', () => {
  const menu = menuOf([
    { ...users, path: '/users/list' },
    screen('/security/twofa', { name: 'twofa', menu: { group: 'security', place: 2 } }),
    adminIps,
  ]);
  const places = ['/users/list/7/forwards', '/users/recyclebin', '/users/import/1', '/security/twofa'];
  expect(places.map((path) => placeOf(menu, path))).toEqual([
    '/users/list',
    '/users/list',
    '/users/list',
    '/security/twofa',
  ]);
  expect([placeOf(menu, '/security/other'), placeOf(menu, '/home')]).toEqual([undefined, undefined]);
});
