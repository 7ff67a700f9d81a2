import { defaultLanguage, type Language, languages } from '@posthouse/contract/core/languages';

export const languageKey = 'language';

/** Specification 1: the stored choice wins; otherwise the browser's language; otherwise English. */
export function chooseLanguage(stored: string | null, browserLanguages: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  for (const tag of browserLanguages) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return defaultLanguage;
}

function languageOfTag(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  // Indonesian was `in` before it was `id`; some systems still say so.
  const language = { pt: 'ptbr', in: 'id' }[primary] ?? primary;
  return isLanguage(language) ? language : undefined;
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
