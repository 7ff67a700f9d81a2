import { afterEach, expect, it } from 'vitest';
import { showScreen, until } from '../../testing/show-screen.tsx';
import { findEverywhere, type GoToItem } from '../../ui/go-to/go-to-search.ts';
import { useGoToSearches } from './use-go-to-searches.ts';

let shown: Awaited<ReturnType<typeof showScreen>>;
let find: (text: string) => Promise<readonly GoToItem[]>;

function Screen() {
  const searches = useGoToSearches();
  find = (text) => findEverywhere(searches, text, new AbortController().signal);
  return null;
}

afterEach(() => shown.leave());

it('finds screens by their names in the menu, and the things that screens register', async () => {
  shown = await showScreen(Screen, {
    texts: ['menu'],
    server: ({ action }) =>
      action === 'getDomains' ? { rows: [{ id: '7', domain: 'subs.example', unicode: 'subs.example' }] } : {},
  });
  await until(() => find !== undefined);
  const found = (await find('sub')).map(({ title, hint, to }) => [title, hint, to]);
  expect(found).toContainEqual(['Sub-Admins', 'Screen', '/subadmins']);
  expect(found).toContainEqual(['subs.example', 'Domains', '/domains/domainlist/7']);
});

it('asks the server for nothing before something is typed', async () => {
  shown = await showScreen(Screen, { texts: ['menu'], server: () => ({ rows: [] }) });
  await until(() => find !== undefined);
  await find('');
  expect(shown.requests).toEqual([]);
});
