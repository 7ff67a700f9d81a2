import { errorSentences } from '@posthouse/contract/core/errors';
import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setDuty } from '../api/session.ts';
import { messages as history } from '../features/account-history/messages/en.ts';
import { messages as home } from '../features/home/messages/en.ts';
import { messages as session } from '../features/session/messages/en.ts';
import { messages as shared } from '../i18n/messages/en.ts';
import {
  adminInfo,
  done,
  expectNoText,
  expectText,
  field,
  leavePanel,
  path,
  press,
  type Replies,
  refused,
  showPanel,
  type,
  unreachable,
  waitFor,
} from '../testing/shown-panel.tsx';
import { router } from './router.ts';

afterEach(leavePanel);

const heading = () => document.querySelector('h1')?.textContent;
const menu = () => document.querySelector(`nav[aria-label="${shared.frame.menu}"]`);
const subAdmin = { ...adminInfo, adminaccess: 'subadmin' };

describe('a sub-admin', () => {
  it('sees only what the levels allow, and no other screen opens', async () => {
    await showPanel('/home', { getAdminInfo: subAdmin, getPermissions: permissionsAt(0) });
    await expectText(home.account.roleSubadmin);
    await expectNoText(home.history.title);
    for (const address of ['/logs/accounthistory', '/logs', '/subadmins', '/branding']) {
      await router.navigate({ href: address });
      await waitFor(() => expect(path()).toBe('/error-4'));
      await waitFor(() => expect(heading()).toBe(shared.errorPages.title4));
      await expectText(shared.errorPages.text4);
    }
  });

  it('gets the screens of an area with the level for it', async () => {
    const permissions = { ...permissionsAt(0), accounthistory: 1 };
    await showPanel('/logs', { getAdminInfo: subAdmin, getPermissions: permissions });
    await waitFor(() => expect(heading()).toBe(history.title));
    expect(path()).toBe('/logs/accounthistory');
  });
});

it('has no hint, menu entry or page for a second factor where it is not allowed', async () => {
  await showPanel('/home', { getAdminInfo: { ...adminInfo, twofa_allowed: 0 } });
  await expectText(home.counters.title);
  await expectNoText(home.twofa.title);
  await waitFor(() => expect(menu()?.querySelector('a[href="/home"]')).not.toBeNull());
  expect(menu()?.querySelector('a[href="/security/twofa"]')).toBeNull();
  await router.navigate({ href: '/security/twofa' });
  await waitFor(() => expect(path()).toBe('/error-4'));
  // To the main admin itself nobody says to ask the main admin.
  await expectText(shared.errorPages.notIncluded4);
  await expectNoText(shared.errorPages.text4);
  await router.navigate({ href: '/security' });
  await waitFor(() => expect(path()).toBe('/security/aipaccesslists'));
});

it('leads every address to the login page without a session, but for the two that are free', async () => {
  await showPanel('/login', {}, { isLoggedIn: false });
  const free = ['/login', '/forgotPass'];
  for (const address of Object.keys(router.routesByPath).filter((one) => !free.includes(one))) {
    await router.navigate({ href: address.replace('$id', '1').replace('$', 'no/such/screen') });
    expect([address, path()]).toEqual([address, '/login']);
  }
});

it.each([1, 2, 4, 5, 6] as const)('says on error page %i what it means and what to do', async (number) => {
  await showPanel(`/error-${number}`);
  expect(heading()).toBe(shared.errorPages[`title${number}`]);
  const text = number === 4 ? 'notIncluded4' : (`text${number}` as const);
  await expectText(shared.errorPages[text]);
  await press(shared.errorPages.home);
  await waitFor(() => expect(path()).toBe('/home'));
});

describe('a command', () => {
  const changePassword = async (reply: Replies[string]) => {
    await showPanel('/settings/password', { changePassword: reply });
    await type(session.password.current, 'Correct-horse-7');
    await type(session.password.new, 'Another-horse-7');
    await type(session.password.confirm, 'Another-horse-7');
    (await field(session.password.new)).form?.requestSubmit();
  };

  it('whose connection breaks raises the dropped-operation alert, and keeps what was typed', async () => {
    await changePassword(unreachable);
    await expectText(shared.operation.dropped);
    await expectText(shared.operation.droppedDetail);
    expect((await field(session.password.current)).value).toBe('Correct-horse-7');
    await press(shared.action.close);
    await expectNoText(shared.operation.dropped);
  });

  it('that is refused says so in the words of the catalogue', async () => {
    await changePassword(() => refused('limit_reached'));
    await expectText(shared.operation.refused);
    await expectText(errorSentences.limit_reached);
    await press(shared.action.close);
  });
});

it('scrolls to the top once after a navigation, and not at once', async () => {
  await showPanel('/settings/password');
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  const settled = () => new Promise((resolve) => setTimeout(resolve, 300));
  await settled();
  scrolled.mockClear();
  await router.navigate({ href: '/settings/sessions' });
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  await settled();
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});

it('leads from the bare address of a menu group to a screen of it', async () => {
  await showPanel('/filtering');
  await waitFor(() => expect(path()).toBe('/filtering/settings'));
});

it('shows a bar while a request runs', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isShown = () => document.querySelector(`[role=progressbar][aria-label="${shared.state.loading}"]`);
  await showPanel('/settings/sessions', { getSessions: () => held.then(() => refused('server_error')) });
  await waitFor(() => expect(isShown()).not.toBeNull());
  answer();
  await waitFor(() => expect(isShown()).toBeNull());
});

it('leads to the change of a password that expires, and home once it is changed', async () => {
  let password_expired = 0;
  const getAdminInfo = () => {
    const answer = done({ ...adminInfo, password_expired });
    // It expires right after the login.
    password_expired = 1;
    return answer;
  };
  await showPanel('/home', { getAdminInfo });
  await waitFor(() => expect(path()).toBe('/settings/password'));
  await router.navigate({ to: '/home' });
  await waitFor(() => expect(path()).toBe('/settings/password'));
  setDuty(undefined);
  await waitFor(() => expect(path()).toBe('/home'));
});
