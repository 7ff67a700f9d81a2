import { afterEach, expect, it } from 'vitest';
import { activityKey } from '../../api/session-storage.ts';
import { named, press, showScreen, until } from '../../testing/show-screen.tsx';
import { usePageTitle } from '../../ui/page/page-head.tsx';
import { AutoLogout } from './auto-logout.tsx';

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

function Screen() {
  usePageTitle('Domains');
  return <AutoLogout />;
}

it('counts down in the title of the browser’s tab too, until somebody stays', async () => {
  shown = await showScreen(Screen, { server: () => 'success' });
  await until(() => document.title === 'Domains · Posthouse');
  const secondsLeft = 25;
  localStorage.setItem(activityKey, String(Date.now() - (5 * 60 - secondsLeft) * 1000));
  await until(() => /^2\d seconds · Are you still there\? · Posthouse$/.test(document.title));
  await press(await until(() => named('Stay logged in')));
  await until(() => document.title === 'Domains · Posthouse');
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
});
