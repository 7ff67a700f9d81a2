import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadCatalogs, switchLanguage } from './catalogs.ts';
import { followLanguage } from './follow-language.ts';
import { messages as german } from './messages/de.ts';
import { currentLanguage, onLanguageChange, say } from './texts.ts';

beforeAll(async () => {
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
  expect(say('action.close')).toBe(german.action.close);
});

it('keeps its language when the choice is cleared, damaged, or something else was stored', async () => {
  const changed = vi.fn();
  const stop = onLanguageChange(changed);
  for (const [key, value] of [
    ['language', null],
    ['language', 'klingon'],
    ['token', 'fr'],
    [null, null],
  ] as const)
    storageChanged(key, value);
  await loadCatalogs(['shared']);
  expect(changed).not.toHaveBeenCalled();
  stop();
  expect(currentLanguage()).toBe('de');
});
