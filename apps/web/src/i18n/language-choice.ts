import { defaultLanguage, type Language, languageOfTag, languages } from '@posthouse/contract/core/languages';

export const languageKey = 'language';

/** Specification 1: the stored choice wins; otherwise the browser's language, its first; otherwise English. */
export function chooseLanguage(stored: Language | undefined, browserLanguage: string): Language {
  return stored ?? languageOfTag(browserLanguage) ?? defaultLanguage;
}

export function isLanguage(value: string | null): value is Language {
  return (languages as readonly (string | null)[]).includes(value);
}

export function storedLanguage(): Language | undefined {
  const stored = localStorage.getItem(languageKey);
  return isLanguage(stored) ? stored : undefined;
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(languageKey, language);
}
