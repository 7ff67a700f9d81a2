import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { currentLanguage, loadCatalogs, switchLanguage } from './catalogs.ts';
import { followLanguage } from './follow-language.ts';
import { i18n, startI18n } from './i18n.ts';
import { messages as german } from './messages/de.ts';

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n('en');
  await loadCatalogs(['shared']);
  await switchLanguage('en');
  followLanguage();
});
afterAll(() => switchLanguage('en'));

const storageChanged = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

it('follows the language that was chosen in another tab', async () => {
  storageChanged('language', 'de');
  await vi.waitFor(() => expect(currentLanguage()).toBe('de'));
  expect(document.documentElement.lang).toBe('de');
  expect(i18n.t('action.close')).toBe(german.action.close);
});

it('keeps its language when the choice is cleared, damaged, or something else was stored', async () => {
  const changed = vi.spyOn(i18n, 'changeLanguage');
  for (const [key, value] of [
    ['language', null],
    ['language', 'klingon'],
    ['token', 'fr'],
    [null, null],
  ] as const)
    storageChanged(key, value);
  await loadCatalogs(['shared']);
  expect(changed).not.toHaveBeenCalled();
  expect(currentLanguage()).toBe('de');
});
