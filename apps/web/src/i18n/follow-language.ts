import { switchLanguage } from './catalogs.ts';
import { isLanguage, languageKey } from './language-choice.ts';

/** A language chosen in one tab is the language of all of them. */
export function followLanguage(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // Where its texts do not arrive, the tab keeps the language it has.
    if (key === languageKey && isLanguage(newValue)) void switchLanguage(newValue).catch(() => undefined);
  });
}
