/** The languages of the product (specification 1), in the order they are offered. */
export const languages = ['en', 'ptbr', 'id', 'es', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** The language a browser's tag asks for, where we have it: Portuguese of any country is ours of Brazil. */
export function languageOfTag(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_;]/)[0] ?? '';
  // Indonesian was `in` before it was `id`; some systems still say so.
  const wanted = { pt: 'ptbr', in: 'id' }[primary] ?? primary;
  return languages.find((language) => language === wanted);
}

/** Each language in its own words. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  ptbr: 'Português (Brasil)',
  id: 'Bahasa Indonesia',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
};

/** BCP 47 tags, for dates, numbers and the lang attribute. */
export const languageTags: Record<Language, string> = {
  en: 'en',
  ptbr: 'pt-BR',
  id: 'id',
  es: 'es',
  de: 'de',
  fr: 'fr',
};
