import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages as session } from '../features/session/messages/en.ts';
import { messages as shared } from '../i18n/messages/en.ts';
import { setOnline } from '../testing/connection.ts';
import {
  done,
  expectNoText,
  expectText,
  field,
  leavePanel,
  path,
  press,
  showPanel,
  type,
  waitFor,
} from '../testing/shown-panel.tsx';
import { router } from './router.ts';

const heading = (text: string) => waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(text));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  setOnline(true);
  vi.restoreAllMocks();
  leavePanel();
});

it('a command is not sent offline, keeps what was typed, and is never sent later', async () => {
  const changePassword = vi.fn(() => done('success'));
  await showPanel('/settings/password', { changePassword, getSessions: { rows: [] } });
  await type(session.password.current, 'Correct-horse-7');
  await type(session.password.new, 'Another-horse-7');
  await type(session.password.confirm, 'Another-horse-7');
  setOnline(false);
  await expectText(shared.state.offline);
  (await field(session.password.new)).form?.requestSubmit();
  await expectText(shared.errors.offline);
  expect((await field(session.password.current)).value).toBe('Correct-horse-7');
  void router.navigate({ href: '/settings/sessions' });
  await press(shared.form.leave);
  setOnline(true);
  await heading(session.sessions.title);
  await expectNoText(shared.state.offline);
  expect(changePassword).not.toHaveBeenCalled();
});

it('a screen that failed without a server opens by itself when it is back', async () => {
  await showPanel('/settings/password');
  setOnline(false);
  await router.navigate({ to: '/error-5', state: { failed: '/settings/password' } });
  await heading(shared.errorPages.title5);
  setOnline(true);
  await heading(session.password.title);
  expect(path()).toBe('/settings/password');
});
