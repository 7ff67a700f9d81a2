import { expect, it } from 'vitest';
import { showScreen, until } from '../../testing/show-screen.tsx';
import { type Screen, VisibleScreens } from '../../ui/navigation/screen.ts';
import { RecycleBinScreen } from './recycle-bin-screen.tsx';

const load = async () => () => null;
const domains: Screen = { path: '/domains', name: 'domains', texts: [], load, recycles: 'domains' };
const show = (screens: readonly Screen[]) =>
  showScreen(
    () => (
      <VisibleScreens value={screens}>
        <RecycleBinScreen />
      </VisibleScreens>
    ),
    {
      texts: ['recycle-bin', 'menu'],
      server: () => ({ rows: [], next: null, prev: null, total: 0, total_capped: 0 }),
    },
  );

it('shows what the admin’s screens put into it, by the kind they registered', async () => {
  const shown = await show([domains]);
  await until(() => shown.container.textContent?.includes('The recycle bin is empty'));
  expect(shown.requests[0]).toMatchObject({ action: 'getRecycleBin', fields: { kind: 'domains' } });
  await shown.leave();
});

it('has nothing to show to those whose screens put nothing into it', async () => {
  const shown = await show([{ path: '/home', name: 'home', texts: [], load }]);
  await until(() => shown.container.textContent?.includes('You don’t have access to this'));
  expect(shown.requests).toEqual([]);
  await shown.leave();
});
