import { defaultLanguage, type Language, languages } from '@posthouse/contract/core/languages';

/** The first of the browser's languages that we speak; Portuguese of any kind is ours from Brazil. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  for (const entry of (acceptLanguage ?? '').split(',')) {
    const primary = entry.trim().split(/[-;]/)[0]?.toLowerCase();
    const wanted = primary === 'pt' ? 'ptbr' : primary;
    const known = languages.find((language) => language === wanted);
    if (known) return known;
  }
  return defaultLanguage;
}
