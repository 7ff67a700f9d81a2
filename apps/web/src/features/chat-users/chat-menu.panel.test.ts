import { afterEach, expect, it } from 'vitest';
import { adminInfo, leavePanel, showPanel, waitFor } from '../../testing/shown-panel.tsx';
import { messages } from './messages/en.ts';

const links = () =>
  [...document.querySelectorAll('nav a')].flatMap(({ textContent, ariaLabel }) => [textContent, ariaLabel]);

afterEach(leavePanel);

it.each([
  [1, true],
  [0, false],
] as const)(
  'chat is in the menu where the account has a maximum for it: %s',
  async (chat_allowed, isThere) => {
    await showPanel('/settings/password', { getAdminInfo: { ...adminInfo, chat_allowed } });
    await waitFor(() => expect(links().length).toBeGreaterThan(2));
    expect(links().includes(messages.menu.chat)).toBe(isThere);
  },
);
