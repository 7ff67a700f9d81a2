import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentDuty, currentSession, endSession, sessionEnding } from '../api/session.ts';
import { acceptArrival, declineArrival } from './arrival/arrival.ts';
import { startFromAddress } from './start-from-address.ts';

const info = {
  adminname: 'demo',
  twofa_enabled: 0,
  twofa_allowed: 1,
  chat_allowed: 1,
  security_warning: '',
  security_warning_level: 0,
  security_warnings: [],
  password_expired: 0,
  twofa_missing: 0,
  timezone: 'UTC',
  dateformat: '',
  adminaccess: 'admin',
  ui_timeout: 5,
  language: 'en',
};

/** The tokens of the sessions that were ended. */
let ended: string[] = [];
beforeEach(() => {
  ended = [];
  localStorage.setItem('language', 'en');
});
afterEach(() => {
  endSession('asked');
  vi.unstubAllGlobals();
});

function stubServer(answers: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (_url: string, sent: { body: string; headers: Record<string, string> }) => {
    const action = new URLSearchParams(sent.body).get('action') ?? '';
    if (action === 'logout') ended.push(sent.headers['x-token'] ?? '');
    const data = answers[action];
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
  expect(currentDuty()).toBeUndefined();
  endSession('asked');
  window.history.replaceState(null, '', '/?token=own');
  await startFromAddress();
  expect(currentDuty()).toBe('password_expired');
});

it('goes to the login page when the admin info fails', async () => {
  stubServer({ getPermissions: permissionsAt(6) });
  window.history.replaceState(null, '', '/?token=abc');
  await startFromAddress();
  expect(window.location.pathname + window.location.search).toBe('/login');
  expect(currentSession()).toBeUndefined();
  expect(sessionEnding()).toBe('expired');
});

const arriveAs = async (adminname: string, token: string) => {
  stubServer({ getAdminInfo: { ...info, adminname }, getPermissions: permissionsAt(6), logout: 'success' });
  window.history.replaceState(null, '', `/?token=${token}`);
  await startFromAddress();
};

it('asks before another admin takes the place of the one who is logged in', async () => {
  await arriveAs('demo', 'own');
  await arriveAs('stranger', 'foreign');
  expect(window.location.pathname + window.location.search).toBe('/home');
  expect(currentSession()).toMatchObject({ token: 'own', currentUser: 'demo' });
  await declineArrival();
  expect(ended).toEqual(['foreign']);
  expect(currentSession()).toMatchObject({ token: 'own' });

  await arriveAs('stranger', 'foreign-again');
  await acceptArrival();
  expect(ended).toEqual(['foreign', 'own']);
  expect(currentSession()).toMatchObject({ token: 'foreign-again', currentUser: 'stranger' });
});

it('replaces an older session of the same admin without a question', async () => {
  await arriveAs('demo', 'own');
  await arriveAs('demo', 'newer');
  expect(currentSession()).toMatchObject({ token: 'newer' });
  expect(ended).toEqual(['own']);
});

it('exchanges the key of a login link for a token, and keeps the key nowhere', async () => {
  const answers = { openLoginLink: { token: 'fresh' }, getAdminInfo: info };
  stubServer({ ...answers, getPermissions: permissionsAt(6) });
  window.history.replaceState(null, '', '/?token=link.key');
  await startFromAddress();
  expect(currentSession()).toMatchObject({ token: 'fresh' });
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('key');
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
