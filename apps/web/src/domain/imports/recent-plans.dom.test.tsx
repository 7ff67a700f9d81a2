import { afterEach, expect, it } from 'vitest';
import { refused } from '../../testing/made-up-server.ts';
import { showScreen, until } from '../../testing/show-screen.tsx';
import { RecentPlans } from './recent-plans.tsx';

const outcomes = { create: 93, update: 0, remove: 0, skip: 3, refuse: 0 };
const made = { kind: 'users', created_at: '2026-03-02T10:00:00.000Z', outcomes, passwords_ready: 0 };
const plan = (id: string, state: string, done: number, undone = 0) => ({
  ...made,
  id,
  state,
  done,
  undone,
  failed: 0,
});

let leave = async () => {};
afterEach(() => leave());

async function show(answer: () => unknown) {
  const shown = await showScreen(() => <RecentPlans kind="users" />, {
    texts: ['plans'],
    server: ({ action }) => (action === 'getPlans' ? answer() : refused('rate_limited')),
  });
  ({ leave } = shown);
  return shown;
}
const textOf = () => document.body.textContent ?? '';

it('says of each when it was made and how far it came, and leads to its page', async () => {
  const ended = { ...plan('7', 'done', 3), outcomes: { ...outcomes, refuse: 93 }, passwords_ready: 1 };
  const rows = [plan('8', 'planned', 0), ended, plan('6', 'done', 5, 5), plan('5', 'done', 6, 4)];
  const { container } = await show(() => ({ rows }));
  await until(() => textOf().includes('Recent imports'));
  const lines = [...container.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
  expect(lines.map((line) => line.replace(/^.*?(Not|Finished|Undone|Partly)/, '$1'))).toEqual([
    'Not applied93 changes',
    'Finished3 done · 93 refusedPasswords not downloaded yet',
    'Undone5 done',
    'Partly undone6 done',
  ]);
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['8', '7', '6', '5'].map((id) => `/users/import/${id}`),
  );
  expect(links[0]?.textContent).toContain('2026');
});

it('shows nothing where nothing was imported', async () => {
  const { container, requests } = await show(() => ({ rows: [] }));
  await until(() => requests.length > 0);
  expect(container.textContent).toBe('');
});

it('follows an import that is being applied', async () => {
  let now = plan('7', 'applying', 25);
  await show(() => ({ rows: [now] }));
  await until(() => textOf().includes('Applying25 done'));
  now = plan('7', 'done', 93);
  await until(() => textOf().includes('Finished93 done'));
});
