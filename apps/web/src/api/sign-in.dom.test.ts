import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentLanguage, loadCatalogs, switchLanguage } from '../i18n/catalogs.ts';
import { i18n, startI18n } from '../i18n/i18n.ts';
import { adminInfo, stubServer } from '../testing/shown-panel.tsx';
import { endSession } from './session.ts';
import { signIn } from './sign-in.ts';

beforeEach(async () => {
  if (!i18n.isInitialized) await startI18n('de');
  await loadCatalogs(['shared']);
  await switchLanguage('de');
});
afterEach(() => {
  endSession('asked');
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
