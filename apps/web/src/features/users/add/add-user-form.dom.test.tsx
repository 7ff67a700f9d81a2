import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../../i18n/messages/en.ts';
import type { SentRequest } from '../../../testing/made-up-server.ts';
import { showScreen, until } from '../../../testing/show-screen.tsx';
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
  shown = await showScreen(() => <AddUserForm close={() => undefined} />, { server, texts: ['users'] });
  return until(() => document.querySelector<HTMLInputElement>('input[name=domain]'));
};

it('has the domain chosen already where there is only one', async () => {
  const box = await show('anton.example');
  expect(box.value).toBe('anton.example');
});

it('asks for the domain where there are several, without a right to the domains themselves', async () => {
  const box = await show('anton.example', 'berta.example');
  expect(box.value).toBe('');
  expect(shown.requests.map(({ action }) => action)).not.toContain('getDomains');
});

it('leads to the checklist and to the domains where there is no verified domain yet', async () => {
  const server = ({ action }: SentRequest) =>
    action === 'status' ? status : { rows: [], next: null, prev: null, total: 0, total_capped: 0 };
  shown = await showScreen(() => <AddUserForm close={() => undefined} />, { server, texts: ['users'] });
  await until(() => shown.container.textContent?.includes(shared.noDomain.title));
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/home', '/domains/domainlist']);
  expect(document.querySelector('form')).toBeNull();
});
