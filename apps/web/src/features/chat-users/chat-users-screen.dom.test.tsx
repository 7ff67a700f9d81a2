import type { ActionAnswer } from '@posthouse/contract';
import { afterEach, expect, it } from 'vitest';
import { showScreen, until } from '../../testing/show-screen.tsx';
import { ChatUsersScreen } from './chat-users-screen.tsx';

type Chat = ActionAnswer<'getChat'>;

const well: Chat = {
  connected: 1,
  url: 'https://chat.example',
  synced_at: '2026-03-02T10:00:00.000Z',
  error: '',
  failed_since: null,
  checking: 0,
};
const row = {
  id: '7',
  email: 'anna@example.com',
  unicode: 'anna@example.com',
  name: 'Anna Berg',
  role: 'owner',
  state: 'active',
  error: 'chat_status_failed',
  reason: 'Cannot deactivate the only organization owner.',
  created_at: '2026-03-01T10:00:00.000Z',
  version: 1,
};

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const show = async (
  chat: Partial<Chat>,
  options: { address?: string; rows?: object[]; limited?: boolean } = {},
) => {
  shown = await showScreen(ChatUsersScreen, {
    texts: ['chat-users'],
    ...(options.address ? { address: options.address } : {}),
    session: { domainsLimited: options.limited ?? false },
    server: ({ action }) => {
      if (action === 'getChat') return { ...well, ...chat };
      if (action === 'status') return { curzulipusers: 2, maxzulipusers: 3 };
      return { rows: options.rows ?? [row], next: null, prev: null, total: 1, total_capped: 0 };
    },
  });
};
const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));

it('says that nobody has connected chat, and offers nothing that would be refused', async () => {
  await show({ connected: 0 });
  await until(() => text().includes('Chat is not connected yet'));
  expect(button('Add chat user')).toBeUndefined();
  expect(shown.requests.some(({ action }) => action === 'getChatUsers')).toBe(false);
});

it('shows the seats, the users and what went wrong with them', async () => {
  await show({});
  await until(() => text().includes('2 / 3') && text().includes('anna@example.com'));
  expect(text()).toContain('Error on status update');
});

it.each([
  ['upstream_failed', 'Zulip isn’t answering'],
  ['chat_refused', 'Zulip refuses the connection'],
] as const)('says since when the list is only what was known: %s', async (error, title) => {
  await show({ error, failed_since: '2026-03-02T09:00:00.000Z' });
  await until(() => text().includes(title) && text().includes('anna@example.com'));
});

it('shows in the side panel what Zulip said', async () => {
  await show({}, { address: '/?open=7' });
  await until(() => text().includes('Cannot deactivate the only organization owner.'));
});

it('offers no refresh to those who see only some domains', async () => {
  await show({}, { limited: true });
  await until(() => text().includes('anna@example.com'));
  expect(button('Refresh')).toBeUndefined();
});

const optionsShown = () => [...document.querySelectorAll('option')].map(({ value }) => value);

it('offers those who see only some domains no role that leads the organization', async () => {
  await show({}, { address: '/?open=new', limited: true });
  await until(() => optionsShown().includes('member'));
  expect(optionsShown().filter((value) => ['owner', 'admin', 'moderator'].includes(value))).toEqual([]);
  expect(text()).toContain('access to all domains can give the other roles');
});

it('offers all roles to those who may give them', async () => {
  await show({}, { address: '/?open=new' });
  await until(() => optionsShown().includes('owner'));
  expect(text()).not.toContain('access to all domains can give the other roles');
});

it('says why an owner cannot be changed by those who see only some domains', async () => {
  await show({}, { address: '/?open=7', limited: true });
  await until(() => text().includes('can change owners, administrators and moderators'));
  expect(button('Save')).toBeUndefined();
});

it('searches users for the address only when somebody looks for one', async () => {
  await show({}, { address: '/?open=new' });
  await until(() => optionsShown().includes('member'));
  expect(shown.requests.some(({ action }) => action === 'getUsers')).toBe(false);
});
