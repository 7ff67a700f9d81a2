import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SentRequest } from '../../testing/made-up-server.ts';
import { named, press, showScreen, until } from '../../testing/show-screen.tsx';
import { ListScreen } from './list-screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const page = (ids: readonly string[], more: object) => ({
  rows: ids.map((id) => ({ id, username: `helper${id}` })),
  ...{ next: null, prev: null, total: 4, total_capped: 0, ...more },
});
const server = ({ fields }: SentRequest) =>
  fields['cursor'] === 'after2'
    ? page(['3', '4'], { prev: 'before3' })
    : page(['1', '2'], { next: 'after2' });

function Screen() {
  return (
    <ListScreen
      action="getSubAdmins"
      title="Helpers"
      searchLabel="Search"
      nameOf={({ username }) => username}
      order={{ by: 'username', dir: 'asc' }}
      columns={[{ field: 'username', label: 'User name', width: 100, isSortable: true }]}
      card={{ title: ({ username }) => username, details: () => [] }}
      empty={{ title: 'No helpers yet', hint: '' }}
      detail={{ content: ({ username }) => `All about ${username}` }}
    />
  );
}

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const about = (name: string) => until(() => document.body.textContent?.includes(`All about ${name}`));
const arrow = (key: string) =>
  act(async () => {
    const panel = document.querySelector('[role=dialog] h2');
    panel?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

it('goes from row to row by the arrow keys, on to the next page and back', async () => {
  shown = await showScreen(Screen, { server, address: '/?open=1' });
  await about('helper1');
  expect(named('Previous entry')?.getAttribute('aria-disabled')).toBe('true');
  await arrow('ArrowDown');
  await about('helper2');
  await arrow('ArrowDown');
  await about('helper3');
  expect(shown.address()).toContain('cursor=after2');
  await press(await until(() => named('Next entry')));
  await about('helper4');
  expect(named('Next entry')?.getAttribute('aria-disabled')).toBe('true');
  await arrow('ArrowUp');
  await about('helper3');
  await arrow('ArrowUp');
  await about('helper2');
  expect(shown.address()).not.toContain('cursor');
});
