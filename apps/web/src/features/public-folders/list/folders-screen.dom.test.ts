import { permissionsAt } from '@posthouse/contract/core/permissions';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { named, press, showScreen, until } from '../../../testing/show-screen.tsx';
import type { Folder } from '../folder.ts';
import { FoldersScreen } from './folders-screen.tsx';

const folder = (id: string, path: string, parent = '', fields: Partial<Folder> = {}): Folder => ({
  ...{ id, name: path.split('/').at(-1) ?? '', path, parent, domain: 'here.example', type: 'mail' },
  ...{ quota: 1000, used: null, email: '', unicode: '', owners: ['anna@here.example'], hidden_owners: 1 },
  ...{ rights: 2, subfolders: 0, note: '', created_at: '2026-03-02T10:00:00.000Z', version: 1 },
  ...fields,
});
const rows = [
  folder('1', 'Sales', '', { subfolders: 2 }),
  folder('2', 'Sales/Offers', '1', { subfolders: 1, type: 'task', used: 990 }),
  folder('3', 'Sales/Offers/2026', '2', { quota: 0 }),
  folder('4', 'Team', '', { domain: 'xn--bcher-kva.example', owners: [], hidden_owners: 0, rights: 0 }),
];
const page = (found: readonly object[]) => ({
  ...{ rows: found, next: null, prev: null, total: found.length, total_capped: 0 },
});

let sessions = 0;
let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const show = async (found = rows, address = '/', level: 1 | 6 = 6) => {
  const domains = ['here.example', 'there.example'].map((domain) => ({
    id: domain,
    domain,
    unicode: domain,
  }));
  sessions += 1;
  shown = await showScreen(FoldersScreen, {
    texts: ['public-folders', 'menu'],
    address,
    // What was opened by hand is remembered for a session.
    session: {
      token: String(sessions),
      ...(level === 6 ? {} : { userRole: 'subadmin', permissions: permissionsAt(level) }),
    },
    server: ({ action, fields }) => {
      if (action === 'getUserDomains') return page(domains);
      return page(
        fields['search'] === undefined ? found : found.filter(({ path }) => path.includes('Offers')),
      );
    },
  });
};
const text = () => document.body.textContent ?? '';
const links = () => [...document.querySelectorAll<HTMLElement>('[data-folder]')];
const names = () => links().map(({ textContent }) => textContent);
const linkOf = (name: string) => links().find(({ textContent }) => textContent === name);
const key = (name: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    );
  });
const focused = () => document.activeElement?.textContent;

it('shows each domain as a list with lists in it, with what there is to know about each folder', async () => {
  await show();
  await until(() => names().length === 4);
  expect(names()).toEqual(['Sales', 'Offers', '2026', 'Team']);
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Folders of here.examplehere.example',
    'Folders of bücher.examplebücher.example',
  ]);
  const offers = linkOf('Offers')?.closest('li');
  expect(offers?.parentElement?.closest('li')?.textContent).toContain('Sales');
  expect(offers?.textContent).toContain('Tasks');
  expect(offers?.textContent).toContain('Nearly used up');
  expect(offers?.textContent).toContain('anna@here.example and 1 other');
  expect(linkOf('2026')?.closest('li')?.textContent).toContain('Subfolders only');
  expect(linkOf('Team')?.closest('li')?.textContent).toContain('No owners');
  expect(linkOf('Team')?.closest('li')?.textContent).toContain('No rights');
});

it('opens and closes a folder, alone or all of them', async () => {
  await show();
  const toggle = await until(() => named('Hide the folders in Sales'));
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await press(toggle);
  expect(names()).toEqual(['Sales', 'Team']);
  await press(named('Expand all') as HTMLElement);
  expect(names()).toHaveLength(4);
  await press(named('Collapse all') as HTMLElement);
  expect(names()).toEqual(['Sales', 'Team']);
});

it('is walked through with the arrow keys, as a tree is', async () => {
  await show();
  await until(() => links().length > 0);
  await press(named('Collapse all') as HTMLElement);
  await act(async () => linkOf('Sales')?.focus());
  await key('ArrowRight');
  expect(names()).toContain('Offers');
  await key('ArrowRight');
  expect(focused()).toBe('Offers');
  await key('ArrowDown');
  expect(focused()).toBe('Team');
  await key('Home');
  expect(focused()).toBe('Sales');
  await key('End');
  expect(focused()).toBe('Team');
  await key('ArrowUp');
  await key('ArrowLeft');
  expect(focused()).toBe('Sales');
  await key('ArrowLeft');
  expect(names()).toEqual(['Sales', 'Team']);
});

it('shows what is searched for as paths', async () => {
  await show(rows, '/?search=offers');
  await until(() => text().includes('Sales/Offers/2026'));
  expect(links()).toEqual([]);
});

it('says how many folders go with one that is removed', async () => {
  await show();
  await press(await until(() => named('Actions for Sales')));
  await press(await until(() => named('Remove')));
  await until(() => text().includes('Remove Sales and 2 subfolders?'));
});

it('offers those who can only view nothing that would be refused', async () => {
  await show(rows, '/', 1);
  await until(() => links().length === 4);
  expect(named('Add folder')).toBeUndefined();
  expect(named('Actions for Sales')).toBeUndefined();
});

it('says what folders are for where there are none', async () => {
  await show([]);
  await until(() => text().includes('No public folders yet'));
  expect(links()).toEqual([]);
});
