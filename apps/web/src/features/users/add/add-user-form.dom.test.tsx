import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../../i18n/messages/en.ts';
import { type SentRequest, unreachable } from '../../../testing/made-up-server.ts';
import { named, press, showScreen, typeInto, until } from '../../../testing/show-screen.tsx';
import { AddUserForm } from './add-user-form.tsx';

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const status = { maxemails: 10, maxeemails: 0, curquota: 0, maxquota: 9000, autogrow_quota: 0 };
const rowOf = (domain: string) => ({ id: domain, domain, unicode: domain });

const show = async (...domains: readonly string[]) => {
  const server = ({ action }: SentRequest) =>
    action === 'status'
      ? status
      : { rows: domains.map(rowOf), next: null, prev: null, total: domains.length, total_capped: 0 };
  shown = await showScreen(() => <AddUserForm onAdded={() => undefined} close={() => undefined} />, {
    server,
    texts: ['users'],
  });
  return until(() => document.querySelector<HTMLInputElement>('input[name=domain]'));
};

it('has the domain chosen already where there is only one', async () => {
  const box = await show('anton.example');
  expect(box.value).toBe('anton.example');
});

it('names all that is missing at once', async () => {
  await show('anton.example', 'berta.example');
  const quota = await until(() => document.querySelector<HTMLInputElement>('input[name=quota]'));
  await typeInto(quota, '');
  await press(await until(() => document.querySelector('button[type=submit]')));
  const { fields } = shared;
  const summary = await until(() => document.querySelector('[role=alert]')?.textContent);
  for (const missing of [fields.username_required, fields.domain_required])
    expect(summary.split(missing)).toHaveLength(2);
  // Password and quota have no sentence of their own.
  expect(summary.split(fields.required)).toHaveLength(3);
  expect(shown.requests.map(({ action }) => action)).not.toContain('addUser');
});

it('is an error with a way to try again while the seats can’t be asked for', async () => {
  let isDown = true;
  const rows = { rows: [rowOf('anton.example')], next: null, prev: null, total: 1, total_capped: 0 };
  const server = ({ action }: SentRequest) => {
    if (action !== 'status') return rows;
    return isDown ? unreachable() : status;
  };
  shown = await showScreen(() => <AddUserForm onAdded={() => undefined} close={() => undefined} />, {
    server,
    texts: ['users'],
  });
  const retry = await until(() => named(shared.action.retry));
  expect(shown.container.textContent).toContain(shared.errors.network);
  isDown = false;
  await press(retry);
  await until(() => document.querySelector('input[name=domain]'));
});

it('asks for the domain where there are several, without a right to the domains themselves', async () => {
  const box = await show('anton.example', 'berta.example');
  expect(box.value).toBe('');
  expect(shown.requests.map(({ action }) => action)).not.toContain('getDomains');
});

it('leads to the checklist and to the domains where there is no verified domain yet', async () => {
  const server = ({ action }: SentRequest) =>
    action === 'status' ? status : { rows: [], next: null, prev: null, total: 0, total_capped: 0 };
  shown = await showScreen(() => <AddUserForm onAdded={() => undefined} close={() => undefined} />, {
    server,
    texts: ['users'],
  });
  await until(() => shown.container.textContent?.includes(shared.noDomain.title));
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/home', '/domains/domainlist']);
  expect(document.querySelector('form')).toBeNull();
});
