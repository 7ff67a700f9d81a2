import { afterEach, expect, it } from 'vitest';
import { aUser } from '../../../testing/a-user.ts';
import type { SentRequest } from '../../../testing/made-up-server.ts';
import { named, press, showScreen, until } from '../../../testing/show-screen.tsx';
import type { User } from '../user.ts';
import { AddedUserResult } from './added-user.tsx';

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const row = aUser({
  ...{ email: 'anna@xn--bcher-kva.example', unicode: 'anna@bücher.example', pop3: 0 },
});
const server = (service: string, port: number) => ({
  service,
  host: 'mail.example.com',
  port,
  security: 'tls',
});
const link = { url: 'https://panel.example/password/key', expires_at: '2026-11-25T08:00:00.000Z' };
const text = () => document.body.textContent ?? '';

const show = async (
  fields: Partial<User> = {},
  password = 'Correct-horse-7',
  rows = [server('imap', 993)],
) => {
  const answers = ({ action }: SentRequest) => (action === 'createPasswordHandover' ? link : { rows });
  const added = { row: { ...row, ...fields }, password };
  shown = await showScreen(() => <AddedUserResult added={added} onAgain={() => undefined} />, {
    server: answers,
    texts: ['users'],
  });
};

it('names the user and leads there, with the sentence of the catalogue below', async () => {
  await show();
  await until(() => text().includes('User anna@bücher.example added'));
  expect(text()).toContain('Operation was successful!');
  expect(named('Open')?.getAttribute('href')).toBe('/users/list/7');
  expect(named('Add another')).toBeDefined();
});

it('shows the password to copy, and makes a link that shows the same one once', async () => {
  await show();
  expect(text()).toContain('Correct-horse-7');
  await press(await until(() => named('Create hand-over link')));
  await until(() => text().includes(link.url));
  const sent = shown.requests.find(({ action }) => action === 'createPasswordHandover');
  expect(sent?.fields).toEqual({ id: '7', password: 'Correct-horse-7' });
});

it('shows the settings of mail programs for what the user may use', async () => {
  await show({}, 'Correct-horse-7', [server('imap', 20_993), server('pop3', 20_995), server('smtp', 20_465)]);
  await until(() => text().includes('Port 20993, SSL/TLS'));
  expect(text()).toContain('mail.example.com');
  expect(text()).toContain('Port 20465, SSL/TLS');
  expect(text()).not.toContain('20995');
});

it('invents no settings where there is no mail engine, and has none for who does not log in here', async () => {
  await show({}, 'Correct-horse-7', []);
  await until(() => text().includes('Ask your provider for host names and ports.'));
  await shown.leave();
  await show({ account_type: 'enhanced', mailbox_type: 'shared' }, '');
  await until(() => text().includes('User anna@bücher.example added'));
  expect(shown.requests).toEqual([]);
  expect(named('Create hand-over link')).toBeUndefined();
});
