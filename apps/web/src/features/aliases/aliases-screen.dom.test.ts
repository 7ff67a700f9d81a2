import type { ActionAnswer } from '@posthouse/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { shownNotifications } from '../../api/notification-store.ts';
import type { SentRequest } from '../../testing/made-up-server.ts';
import { named, press, showScreen, until } from '../../testing/show-screen.tsx';
import { AliasesScreen } from './aliases-screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

type Aliases = ActionAnswer<'getAliases'>;

const row = (id: string, active: 0 | 1): Aliases['rows'][number] => ({
  id,
  alias: `alias${id}`,
  domain: 'example.org',
  email: `alias${id}@example.org`,
  unicode: `alias${id}@example.org`,
  forward: ['anna@example.org'],
  hidden_destinations: 0,
  external: 0,
  note: '',
  active,
  created_at: '2026-03-02T10:00:00.000Z',
  version: 1,
});

let unchanged: readonly string[];
let shown: Awaited<ReturnType<typeof showScreen>>;
const server = ({ action }: SentRequest) => {
  if (action === 'disableAliases') return { done: ['1', '2'], failed: [], unchanged };
  if (action === 'enableAliases') return { done: ['2'], failed: [] };
  return { rows: [row('1', 0), row('2', 1)], next: null, prev: null, total: 2, total_capped: 0 };
};
const disableBoth = async () => {
  shown = await showScreen(AliasesScreen, { server, texts: ['aliases'] });
  await press(await until(() => named('Select alias1@example.org')));
  await press(await until(() => named('Select alias2@example.org')));
  await press(await until(() => named('Disable 2 aliases')));
  await press(
    await until(() =>
      [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find(
        ({ textContent }) => textContent === 'Disable 2 aliases',
      ),
    ),
  );
  return until(() => shownNotifications()[0]);
};

afterEach(() => shown.leave());

it('undoes what the command changed, and leaves alone what was disabled before', async () => {
  unchanged = ['1'];
  const { action } = await disableBoth();
  expect(action?.label).toBe('Undo');
  action?.run();
  const sent = await until(() => shown.requests.find(({ action: name }) => name === 'enableAliases'));
  expect(sent.fields).toEqual({ 'ids[0]': '2' });
});

it('offers no undo where nothing was changed', async () => {
  unchanged = ['1', '2'];
  expect((await disableBoth()).action).toBeUndefined();
});
