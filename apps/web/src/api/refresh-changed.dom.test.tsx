import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { showScreen } from '../testing/show-screen.tsx';
import { queryClient } from './query-client.ts';
import { sendCommand } from './send-command.ts';
import { useAction } from './use-action.ts';

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

function Screen() {
  useAction('getUsers', {});
  useAction('getUserDomains', {});
  useAction('getDomains', {});
  useAction('getAccountHistory', {});
  useAction('status', {});
  useAction('getAdminInfo', {});
  useAction('getMailEngine', {});
  useAction('getTimezones', {});
  return null;
}

async function showAndForget(): Promise<string[]> {
  shown = await showScreen(Screen, { server: () => ({ rows: [] }) });
  const first = shown.requests.length;
  expect(first).toBe(8);
  await act(async () => void (await sendCommand('enableUsers', { ids: ['1'] }, { announcedBy: 'screen' })));
  return shown.requests.slice(first).map(({ action }) => action);
}

it('a command loads again what it may have changed, and nothing else on the screen', async () => {
  expect((await showAndForget()).toSorted()).toEqual(
    ['enableUsers', 'getAccountHistory', 'getUserDomains', 'getUsers', 'status'].toSorted(),
  );
});

it('whatever else was loaded is loaded again when it is shown next, but for what no command changes', async () => {
  await showAndForget();
  const isOld = (name: string) => queryClient.getQueryState([name, {}])?.isInvalidated;
  expect(['getDomains', 'getAdminInfo', 'getMailEngine', 'getTimezones'].map(isOld)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
