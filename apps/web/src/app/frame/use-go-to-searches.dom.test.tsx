import { permissionsAt } from '@posthouse/contract/core/permissions';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '../../api/session-storage.ts';
import { switchLanguage } from '../../i18n/catalogs.ts';
import { catalogIn, currentLanguage } from '../../i18n/texts.ts';
import type { MadeUpServer } from '../../testing/made-up-server.ts';
import { showScreen, until } from '../../testing/show-screen.tsx';
import { findEverywhere, type GoToItem } from '../../ui/go-to/go-to-search.ts';
import { rememberPlace } from '../../ui/go-to/recent-places.ts';
import { screens } from '../screens.ts';
import { useGoToSearches } from './use-go-to-searches.ts';

let shown: Awaited<ReturnType<typeof showScreen>>;
let find: ((text: string) => Promise<readonly GoToItem[]>) | undefined;

function Screen() {
  const searches = useGoToSearches();
  find = (text) => findEverywhere(searches, text, new AbortController().signal);
  return null;
}

const things: MadeUpServer = ({ action }) => {
  if (action === 'getDomains') {
    return { rows: [{ id: '7', domain: 'subs.example', unicode: 'subs.example' }] };
  }
  const helper = { id: '3', username: 'mara', name: 'Mara Subrahm', email: 'mara@example.org' };
  return action === 'getSubAdmins' ? { rows: [helper] } : { rows: [] };
};
const show = async (session: Partial<Session> = {}, server = things, address = '/') => {
  shown = await showScreen(Screen, { texts: ['menu', 'goTo'], server, session, address });
  return until(() => find);
};
const titles = async (text: string) => ((await find?.(text)) ?? []).map(({ title }) => title);
const first = async (text: string) => (await titles(text))[0];

afterEach(async () => {
  await shown.leave();
  find = undefined;
});

it('finds screens by their names in the menu, the things that screens find, and what begins there', async () => {
  await show();
  const found = ((await find?.('sub')) ?? []).map(({ title, hint, target }) => [title, hint, target]);
  expect(found).toContainEqual(['Sub-Admins', 'Screen', { to: '/subadmins' }]);
  expect(found).toContainEqual(['subs.example', 'Domains', { to: '/domains/domainlist/7' }]);
  expect(found).toContainEqual(['mara', 'Sub-Admins', { to: '/subadmins/3' }]);
  expect(found).toContainEqual(['Add sub-admin', 'Action', { to: '/subadmins/new' }]);
});

it.each([
  ['MFA', '2FA'],
  ['2fa', '2FA'],
  ['DNS', 'Domains'],
  ['logo', 'Branding'],
  ['trash', 'Recycle bin'],
  ['audit log', 'Account history'],
  ['sign-ins', 'Last Logins'],
  ['add domain', 'Add domain'],
  ['new sub-admin', 'Add sub-admin'],
  ['turn on two', 'Turn on two-factor authentication'],
  ['change pass', 'Change password'],
  ['export dom', 'Export domains'],
  ['sign out', 'Log out'],
  ['deutsch', 'Language: Deutsch'],
])('finds by “%s” before all else: %s', async (typed, title) => {
  await show({}, () => ({ rows: [] }));
  expect(await first(typed)).toBe(title);
});

it('finds by the words of the language on screen', async () => {
  await show({}, () => ({ rows: [] }));
  await act(() => switchLanguage('de'));
  try {
    await until(() => currentLanguage() === 'de');
    expect(await first('mülleimer')).toBe('Papierkorb');
    expect(await first('domain anlegen')).toBe('Domain hinzufügen');
  } finally {
    await act(() => switchLanguage('en'));
  }
});

it('offers only what the admin may begin', async () => {
  const helper = { userRole: 'subadmin', twofaEnabled: true } as const;
  await show({ ...helper, permissions: permissionsAt(6), domainsLimited: true });
  expect(await titles('add')).not.toContain('Add domain');
  expect(await titles('add')).toContain('Add alias domain');
  expect(await titles('two')).not.toContain('Turn on two-factor authentication');
  await shown.leave();
  await show({ ...helper, permissions: permissionsAt(1) });
  expect((await titles('add')).filter((title) => title.startsWith('Add'))).toEqual([
    'Add IP address to your access list',
  ]);
  expect(await titles('export')).toEqual(
    expect.arrayContaining(['Export domains', 'Export account history']),
  );
});

it('begins with where the admin was last, as far as it can still be seen', async () => {
  await show({}, () => ({ rows: [] }));
  rememberPlace({ id: '/settings', title: '', target: { to: '/settings' } });
  rememberPlace({ id: 'domain-7', title: 'anton.example', target: { to: '/domains/domainlist/7' } });
  rememberPlace({ id: 'gone-1', title: 'Gone', target: { to: '/gone/1' } });
  const stored = localStorage.getItem('recentPlaces') ?? '';
  await shown.leave();
  expect(localStorage.getItem('recentPlaces')).toBeNull();
  localStorage.setItem('recentPlaces', stored);
  await show({}, () => ({ rows: [] }));
  const all = await titles('');
  expect(all.slice(0, 3)).toEqual(['anton.example', 'Settings', 'Home']);
  expect(all.filter((title) => title === 'Settings')).toHaveLength(1);
  await shown.leave();
  localStorage.setItem('recentPlaces', stored);
  await show({}, () => ({ rows: [] }), '/settings');
  expect((await titles('')).slice(0, 2)).toEqual(['anton.example', 'Home']);
  await shown.leave();
  localStorage.setItem('recentPlaces', stored);
  await show({ currentUser: 'somebody-else' }, () => ({ rows: [] }));
  expect(await first('')).toBe('Home');
});

it('asks the server for nothing before something is typed', async () => {
  await show();
  await find?.('');
  expect(shown.requests).toEqual([]);
});

it('has a name for every action, and other words for everything that has a name, in the catalogs and nothing else', async () => {
  await show();
  const { words, actions } = Object(catalogIn(currentLanguage(), 'goTo'));
  const declared = screens.flatMap((screen) => screen.actions ?? []);
  const named = declared.map(({ name }) => name).concat('logOut', 'language');
  const screenNames = new Set(screens.flatMap(({ name }) => name ?? []));
  expect(Object.keys(actions).sort()).toEqual([...named].sort());
  expect(Object.keys(words).sort()).toEqual([...named, ...screenNames].sort());
});
