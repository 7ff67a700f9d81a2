import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showScreen, until } from '../../testing/show-screen.tsx';
import { rememberView } from '../table/view/last-view.ts';
import { GoToDialog } from './go-to-dialog.tsx';
import type { GoToItem, GoToSearch } from './go-to-search.ts';
import { recentPlaces } from './recent-places.ts';

let shown: Awaited<ReturnType<typeof showScreen>>;
let ran = 0;
beforeEach(() => {
  // jsdom lays nothing out and knows no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(async () => {
  await shown.leave();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const items: readonly GoToItem[] = [
  { id: 'a', title: 'Anton', hint: 'Screen', target: { to: '/anton' }, isPlace: true },
  { id: 'n', title: 'New one', hint: 'Action', target: { to: '/list', open: 'new' } },
  { id: 'e', title: 'Export', hint: 'Action', target: { to: '/list', opensExport: true } },
  { id: 'l', title: 'Leave', hint: 'Action', target: { run: () => ran++ } },
];
const searches: readonly GoToSearch[] = [() => items];

const show = async () => {
  shown = await showScreen(() => <GoToDialog searches={searches} onClose={() => undefined} />, {
    server: () => ({}),
  });
  await until(() => document.querySelectorAll('[role=option]').length === items.length);
};
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
const chosen = () => document.querySelector('[role=option][aria-selected=true]')?.textContent;

it('is used by keyboard alone: the focus is in the box, arrows choose, Enter goes', async () => {
  await show();
  expect(document.activeElement?.getAttribute('role')).toBe('combobox');
  await press('ArrowDown');
  expect(chosen()).toBe('New oneAction');
  await press('ArrowUp');
  await press('ArrowUp');
  expect(chosen()).toBe('LeaveAction');
  await press('ArrowDown');
  await press('Enter');
  await until(() => shown.address() === '/anton');
  expect(recentPlaces().map(({ title }) => title)).toEqual(['Anton']);
});

it('opens what an action begins at its screen', async () => {
  await show();
  await press('ArrowDown');
  await press('Enter');
  await until(() => shown.address() === '/list?open=new');
  expect(recentPlaces()).toEqual([]);
});

it('exports a list with the filters it was left with', async () => {
  await show();
  rememberView('/list', { health: 'fail' });
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Enter');
  await until(() => shown.address() === '/list?health=fail');
});

it('does what leads nowhere', async () => {
  await show();
  await press('ArrowUp');
  await press('Enter');
  await until(() => ran === 1);
  expect(shown.address()).toBe('/');
});
