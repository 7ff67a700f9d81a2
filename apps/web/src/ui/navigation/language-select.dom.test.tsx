import type { Language } from '@posthouse/contract/core/languages';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../api/change-language.ts';
import { shownNotifications } from '../../api/notification-store.ts';
import { loadCatalogs, switchLanguage } from '../../i18n/catalogs.ts';
import { messages } from '../../i18n/messages/en.ts';
import { catalogIn, currentLanguage } from '../../i18n/texts.ts';
import { setOnline } from '../../testing/connection.ts';
import { showScreen, until } from '../../testing/show-screen.tsx';
import { OwnLanguageSelect } from './language-select.tsx';

/** One whose texts never arrive. */
const missing = 'tlh' as Language;
let shown: Awaited<ReturnType<typeof showScreen>>;

const show = async () => {
  localStorage.setItem('language', 'en');
  shown = await showScreen(OwnLanguageSelect, { server: () => ({}) });
};
const stored = () => localStorage.getItem('language');
const details = () => shownNotifications().map(({ detail }) => detail);

async function choose(language: Language): Promise<void> {
  const select = await until(() => document.querySelector('select'));
  if (language === missing) select.append(new Option(missing, missing));
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, language);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

afterEach(async () => {
  setOnline(true);
  await act(() => switchLanguage('en'));
  await shown.leave();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps the choice in this browser and with the admin', async () => {
  await show();
  await choose('de');
  await until(() => currentLanguage() === 'de');
  expect(stored()).toBe('de');
  await until(() => shown.requests.length > 0);
  expect(shown.requests.map(({ action, fields }) => [action, fields['language']])).toEqual([
    ['setLanguage', 'de'],
  ]);
});

it.each([
  ['without a connection', false, messages.errors.offline],
  ['from the server', true, messages.errors.server_error],
])('keeps the language it has where texts do not arrive %s, and says so', async (_how, isOnline, text) => {
  await show();
  setOnline(isOnline);
  await choose(missing);
  await until(() => shownNotifications().length > 0);
  expect(details()).toEqual([text]);
  expect([currentLanguage(), stored()]).toEqual(['en', 'en']);
  expect(shown.requests).toEqual([]);
});

it('does not keep screens from loading after texts did not arrive', async () => {
  await show();
  await choose(missing);
  await until(() => shownNotifications().length > 0);
  await loadCatalogs(['builder']);
  expect(catalogIn('en', 'builder')).toBeDefined();
});

it('keeps the language that was chosen last, whichever arrives first', async () => {
  await show();
  await act(() => switchLanguage('fr'));
  await act(() => Promise.all([changeLanguage('id'), changeLanguage('fr')]));
  expect([currentLanguage(), stored()]).toEqual(['fr', 'fr']);
});
