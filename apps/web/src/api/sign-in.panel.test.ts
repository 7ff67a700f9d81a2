import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogs, switchLanguage } from '../i18n/catalogs.ts';
import { messages as german } from '../i18n/messages/de.ts';
import { currentLanguage, speak } from '../i18n/texts.ts';
import { adminInfo, done, type Replies, refused, stubServer, unreachable } from '../testing/shown-panel.tsx';
import { dismissAll, shownNotifications } from './notification-store.ts';
import { currentSession, endSession } from './session.ts';
import { signIn, signOut } from './sign-in.ts';

beforeEach(async () => {
  speak('de');
  await loadCatalogs(['shared']);
  await switchLanguage('de');
});
afterEach(() => {
  endSession('asked');
  dismissAll();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const logInTo = async (language: string) => {
  stubServer({ getAdminInfo: { ...adminInfo, language }, getPermissions: permissionsAt(6) });
  await signIn('made-up');
};
const stored = () => localStorage.getItem('language');

describe('at a login, the language', () => {
  it('stays that of the browser where nobody chose one', async () => {
    await logInTo('');
    expect([currentLanguage(), stored()]).toEqual(['de', null]);
  });

  it('becomes the one that was chosen for the account or by the admin', async () => {
    await logInTo('en');
    expect([currentLanguage(), stored()]).toEqual(['en', 'en']);
  });

  it('stays the one that was chosen in this browser', async () => {
    localStorage.setItem('language', 'de');
    await logInTo('fr');
    expect([currentLanguage(), stored()]).toEqual(['de', 'de']);
  });
});

describe('a logout', () => {
  const logOutWith = async (logout: NonNullable<Replies[string]>) => {
    localStorage.setItem('language', 'de');
    stubServer({ logout });
    await signIn('made-up');
    const leaving = signOut('asked');
    expect(currentSession()).toBeUndefined();
    await leaving;
    expect(localStorage.getItem('token')).toBeNull();
    return shownNotifications().map(({ title }) => title);
  };

  it.each<[string, NonNullable<Replies[string]>]>([
    ['confirmed', () => done('success')],
    ['told that the session is gone already', () => refused('session_invalid')],
  ])('that is %s says nothing', async (_what, reply) => {
    expect(await logOutWith(reply)).toEqual([]);
  });

  it.each<[string, NonNullable<Replies[string]>]>([
    ['that does not reach the server', unreachable],
    ['that fails on the server', () => refused('server_error')],
    ['that is answered with anything but success', () => done('')],
  ])('%s clears the browser, and says plainly that it is not confirmed', async (_what, reply) => {
    expect(await logOutWith(reply)).toEqual([german.account.logOutUnconfirmed]);
  });
});
