import { expect, it } from 'vitest';
import { showScreen, until } from '../../testing/show-screen.tsx';
import { type Screen, VisibleScreens } from '../../ui/navigation/screen.ts';
import { DomainsBin, UsersBin } from './recycle-bin-screen.tsx';

const load = async () => () => null;
const domains: Screen = {
  path: '/domains/domainlist',
  name: 'domains',
  texts: [],
  load,
  recycles: 'domains',
};
const users: Screen = { path: '/users/list', name: 'users', texts: [], load, recycles: 'users' };
const show = (Bin: typeof UsersBin, screens: readonly Screen[]) =>
  showScreen(
    () => (
      <VisibleScreens value={screens}>
        <Bin />
      </VisibleScreens>
    ),
    {
      texts: ['recycle-bin', 'menu'],
      server: () => ({ rows: [], next: null, prev: null, total: 0, total_capped: 0 }),
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

it('offers no choice to those whose screens put only one kind of things into it', async () => {
  const shown = await show(DomainsBin, [domains]);
  await until(() => shown.container.textContent?.includes('The recycle bin is empty'));
  expect(shown.requests[0]).toMatchObject({ action: 'getRecycleBin', fields: { kind: 'domains' } });
  expect(choiceIn(shown.container)).toBeNull();
  await shown.leave();
});
