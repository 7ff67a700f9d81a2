import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../../testing/a-user.ts';
import type { SentRequest } from '../../../testing/made-up-server.ts';
import { named, press, showScreen, typeInto, until } from '../../../testing/show-screen.tsx';
import { UsersScreen } from './users-screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const row = (id: string) =>
  aUser({
    id,
    email: `user${id}@example.org`,
    unicode: `user${id}@example.org`,
    domain: 'example.org',
    name: '',
  });

const status = { maxemails: 10, maxeemails: 5, curquota: 2000, maxquota: 9000, autogrow_quota: 0 };

const noEffects = { total: 2, over: 0, rows: [], missing: 0, missing_without_over: 0 };

let shown: Awaited<ReturnType<typeof showScreen>>;
const server = ({ action }: SentRequest) => {
  if (action === 'status') return status;
  if (action === 'getQuotaEffects') return noEffects;
  if (action === 'updateUsers') return { done: ['1', '2'], failed: [] };
  return { rows: [row('1'), row('2')], next: null, prev: null, total: 2, total_capped: 0 };
};
const sent = () => shown.requests.find(({ action }) => action === 'updateUsers')?.fields;

afterEach(() => shown.leave());

it('gives all that match another quota, by the filters as the command calls them', async () => {
  const address = '/?account_type=enhanced&not=account_type';
  shown = await showScreen(UsersScreen, { server, texts: ['users'], address });
  await press(await until(() => named('Select user1@example.org')));
  await press(await until(() => named('Select all 2')));
  await press(await until(() => named('Change quota')));
  await until(() => document.body.textContent?.includes('Available quota is 7 GB.'));
  const confirm = () =>
    [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button[type=submit]')].at(-1);
  await press(await until(confirm));
  await until(() => document.querySelector('[aria-invalid=true]'));
  expect(sent()).toBeUndefined();
  await typeInto(await until(() => document.querySelector<HTMLInputElement>('input[name=quota]')), '2,5');
  await press(await until(confirm));
  await until(sent);
  expect(sent()).toEqual({
    all: '1',
    'account_type_was[0]': 'enhanced',
    'not[account_type_was]': '1',
    count: '2',
    quota: '2500',
  });
});
