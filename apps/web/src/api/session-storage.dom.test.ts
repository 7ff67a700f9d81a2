import { permissionsAt } from '@posthouse/contract/core/permissions';
import { beforeEach, expect, it } from 'vitest';
import { clearSession, isSessionKey, readSession, type Session, writeSession } from './session-storage.ts';

const session: Session = {
  token: 'secret',
  currentUser: 'demo',
  userRole: 'subadmin',
  timeoutMinutes: 15,
  twofaEnabled: true,
  twofaAllowed: true,
  chatAllowed: true,
  securityWarning: 'Logins from 3 countries',
  securityWarningLevel: 2,
  duty: 'twofa_missing',
  timezone: 'Europe/Berlin',
  dateformat: 'DD.MM.YYYY',
  permissions: { ...permissionsAt(1), users: 5 },
  domainsLimited: true,
  rightsVersion: 'second',
};

beforeEach(() => localStorage.clear());

it('gives back what was stored', () => {
  writeSession(localStorage, session);
  expect(readSession(localStorage)).toEqual(session);
});

it('is no session without a token, whatever else is stored', () => {
  writeSession(localStorage, session);
  localStorage.removeItem('token');
  expect(readSession(localStorage)).toBeUndefined();
});

it('keeps the language when everything else is cleared', () => {
  localStorage.setItem('language', 'de');
  writeSession(localStorage, session);
  clearSession(localStorage);
  expect(Object.keys({ ...localStorage })).toEqual(['language']);
});

it('takes damaged data for the least right', () => {
  writeSession(localStorage, session);
  localStorage.setItem('permissions', '{"users":99,"domains":"6"');
  localStorage.setItem('userRole', 'emperor');
  expect(readSession(localStorage)).toMatchObject({ userRole: 'subadmin', permissions: permissionsAt(0) });
  localStorage.setItem('permissions', '{"users":99,"domains":"6","logs":2}');
  expect(readSession(localStorage)?.permissions).toEqual({ ...permissionsAt(0), logs: 2 });
});

it('knows which changes of the storage concern it', () => {
  expect(isSessionKey('token')).toBe(true);
  expect(isSessionKey(null)).toBe(true);
  expect(isSessionKey('language')).toBe(false);
});
