/** The languages of the product (specification 1), in the order they are offered. */
export const languages = ['en', 'ptbr', 'id', 'es', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

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
