import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentSession, endSession, isPasswordExpired, sessionEnding } from '../api/session.ts';
import { startFromAddress } from './start-from-address.ts';

const info = {
  adminname: 'demo',
  twofa_enabled: 0,
  twofa_allowed: 1,
  security_warning: '',
  security_warning_level: 0,
  security_warnings: [],
  password_expired: 0,
  timezone: 'UTC',
  dateformat: '',
  adminaccess: 'admin',
  ui_timeout: 5,
  language: 'en',
};

beforeEach(() => localStorage.setItem('language', 'en'));
afterEach(() => {
  endSession('asked');
  vi.unstubAllGlobals();
});

function stubServer(answers: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const data = answers[new URLSearchParams(body).get('action') ?? ''];
    return new Response(
      JSON.stringify(
        data
          ? { returncode: 1, returndata: data }
          : { returncode: 0, returndata: '', error: { code: 'session_invalid' } },
      ),
    );
  });
}

it('takes the token out of the address before anything else, stores the session and goes home', async () => {
  stubServer({ getAdminInfo: info, getPermissions: permissionsAt(6) });
  window.history.replaceState(null, '', '/users/list?token=abc');
  const starting = startFromAddress();
  expect(window.location.href).not.toContain('abc');
  await starting;
  expect(window.location.pathname).toBe('/home');
  expect(currentSession()).toMatchObject({ token: 'abc', currentUser: 'demo' });
});

it('keeps a view of somebody else’s panel in the tab, and the own session as it is', async () => {
  stubServer({ getAdminInfo: info, getPermissions: permissionsAt(6) });
  window.history.replaceState(null, '', '/?token=own');
  await startFromAddress();
  stubServer({ getAdminInfo: { ...info, adminname: 'helper' }, getPermissions: permissionsAt(1) });
  window.history.replaceState(null, '', '/?token=viewing&view=1');
  await startFromAddress();
  expect(window.location.pathname + window.location.search).toBe('/home');
  expect(currentSession()).toMatchObject({ token: 'viewing', currentUser: 'helper' });
  expect(localStorage.getItem('token')).toBe('own');
  endSession('asked');
  expect(currentSession()).toMatchObject({ token: 'own', currentUser: 'demo' });
});

it('asks for a new password only who is signed in, not who looks on', async () => {
  const expired = { ...info, password_expired: 1 };
  stubServer({ getAdminInfo: expired, getPermissions: permissionsAt(6) });
  window.history.replaceState(null, '', '/?token=viewing&view=1');
  await startFromAddress();
  expect(isPasswordExpired()).toBe(false);
  endSession('asked');
  window.history.replaceState(null, '', '/?token=own');
  await startFromAddress();
  expect(isPasswordExpired()).toBe(true);
});

it('goes to the login page when the admin info fails', async () => {
  stubServer({ getPermissions: permissionsAt(6) });
  window.history.replaceState(null, '', '/?token=abc');
  await startFromAddress();
  expect(window.location.pathname + window.location.search).toBe('/login');
  expect(currentSession()).toBeUndefined();
  expect(sessionEnding()).toBe('expired');
});

it('signs nobody out for a dead token in a link', async () => {
  stubServer({ getAdminInfo: info, getPermissions: permissionsAt(6) });
  window.history.replaceState(null, '', '/?token=own');
  await startFromAddress();
  stubServer({});
  window.history.replaceState(null, '', '/?token=dead');
  await startFromAddress();
  expect(currentSession()).toMatchObject({ token: 'own' });
});

it('leaves an address without a token alone', async () => {
  window.history.replaceState(null, '', '/forgotPass?code=abc');
  await startFromAddress();
  expect(window.location.pathname + window.location.search).toBe('/forgotPass?code=abc');
});
