import { act } from 'react';
import { afterAll, expect, it } from 'vitest';
import { switchLanguage } from '../../i18n/catalogs.ts';
import { named, press, showScreen, until } from '../../testing/show-screen.tsx';
import { type Screen, VisibleScreens } from '../../ui/navigation/screen.ts';
import { DomainsBin, SmartListsBin, UsersBin } from './recycle-bin-screen.tsx';

const load = async () => () => null;
const domains: Screen = {
  path: '/domains/domainlist',
  name: 'domains',
  texts: [],
  load,
  recycles: 'domains',
};
const users: Screen = { path: '/users/list', name: 'users', texts: [], load, recycles: 'users' };
const smartLists: Screen = {
  ...{ path: '/smartlists', name: 'smartLists', texts: [], load, recycles: 'smart_lists' },
};
const show = (Bin: typeof UsersBin, screens: readonly Screen[], rows: readonly object[] = []) =>
  showScreen(
    () => (
      <VisibleScreens value={screens}>
        <Bin />
      </VisibleScreens>
    ),
    {
      texts: ['recycle-bin', 'menu'],
      server: () => ({ rows, next: null, prev: null, total: rows.length, total_capped: 0 }),
    },
  );

const choiceIn = (container: Element) =>
  container.querySelector<HTMLSelectElement>('select[aria-label="Type"]');

it('shows the things of its area, and the way to the bins of others', async () => {
  const shown = await show(UsersBin, [domains, users]);
  await until(() => shown.container.textContent?.includes('Removed users are kept here for 30 days'));
  expect(shown.requests[0]).toMatchObject({ action: 'getRecycleBin', fields: { kind: 'users' } });
  const choice = choiceIn(shown.container);
  expect(choice?.value).toBe('/users/recyclebin');
  expect([...(choice?.options ?? [])].map(({ value }) => value)).toEqual([
    '/domains/recyclebin',
    '/users/recyclebin',
  ]);
  await shown.leave();
});

it('is at the address of its area, whatever its kind is called', async () => {
  const shown = await show(SmartListsBin, [users, smartLists]);
  await until(() => shown.container.textContent?.includes('Removed smart lists are kept here for 30 days'));
  expect(shown.requests[0]).toMatchObject({ fields: { kind: 'smart_lists' } });
  expect(choiceIn(shown.container)?.value).toBe('/smartlists/recyclebin');
  await shown.leave();
});

it('offers no choice to those whose screens put only one kind of things into it', async () => {
  const shown = await show(DomainsBin, [domains]);
  await until(() => shown.container.textContent?.includes('The recycle bin is empty'));
  expect(shown.requests[0]).toMatchObject({ action: 'getRecycleBin', fields: { kind: 'domains' } });
  expect(choiceIn(shown.container)).toBeNull();
  await shown.leave();
});

const removed = {
  id: '1',
  name: 'a.example',
  removed_by: 'anna',
  removed_at: '2026-03-02T10:00:00.000Z',
  purge_at: '2026-04-01T10:00:00.000Z',
};
const asked = () => document.querySelector('[role=alertdialog]')?.textContent ?? '';
const speak = (language: 'en' | 'de') => act(() => switchLanguage(language));
afterAll(() => switchLanguage('en'));

it('goes on asking in another language when that is chosen meanwhile', async () => {
  const shown = await show(DomainsBin, [domains], [removed]);
  await press(await until(() => named('Actions for a.example')));
  await press(await until(() => named('Delete for good')));
  await until(() => asked().includes('Delete a.example for good?'));
  await speak('de');
  await until(() => asked().includes('a.example endgültig löschen?'));
  expect(document.querySelector('[role=alertdialog] [type=submit]')?.textContent).toBe('Endgültig löschen');
  await shown.leave();
});

it('does so about a selection', async () => {
  await speak('en');
  const shown = await show(DomainsBin, [domains], [removed]);
  await press(await until(() => named('Select a.example')));
  await press(await until(() => named('Delete 1 domain for good')));
  await until(() => asked().includes('Delete 1 domain for good?'));
  await speak('de');
  await until(() => asked().includes('1 Domain endgültig löschen?'));
  await shown.leave();
});

it.each([
  ['running', 'Mail kept for them is deleted from the server within minutes.'],
  ['stopped', 'Mail kept for them is deleted from the server as soon as the mail engine runs again.'],
  ['not_installed', undefined],
] as const)('says of mail only what the mail engine does: %s', async (state, sentence) => {
  await speak('en');
  const rows = { rows: [removed], next: null, prev: null, total: 1, total_capped: 0 };
  const shown = await showScreen(
    () => (
      <VisibleScreens value={[users]}>
        <UsersBin />
      </VisibleScreens>
    ),
    {
      texts: ['recycle-bin', 'menu'],
      server: ({ action }) => (action === 'getMailEngine' ? { state, since: null, services: [] } : rows),
    },
  );
  await press(await until(() => named('Actions for a.example')));
  await press(await until(() => named('Delete for good')));
  await until(() => asked().includes('This also deletes all their settings.'));
  await until(() => shown.requests.some(({ action }) => action === 'getMailEngine'));
  if (sentence === undefined) expect(asked()).not.toContain('server');
  else await until(() => asked().includes(sentence));
  await shown.leave();
});
