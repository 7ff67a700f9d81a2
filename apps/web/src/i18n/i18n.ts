import { type Language, languageTags } from '@posthouse/contract/core/languages';
import i18next from 'i18next';
import ICU from 'i18next-icu';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
  }
}

export const i18n = i18next.createInstance();

/** Starts without texts: catalogs come as chunks of their own. */
export async function startI18n(language: Language): Promise<void> {
  document.documentElement.lang = languageTags[language];
  await i18n.use(ICU).init({
    lng: languageTags[language],
    fallbackLng: false,
    load: 'currentOnly',
    defaultNS: 'shared',
    resources: {},
  });
}
