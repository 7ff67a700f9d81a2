import type { Language } from '@posthouse/contract/core/languages';
import { switchLanguage } from './catalogs.ts';
import { storeLanguage } from './language-choice.ts';
import { currentLanguage } from './texts.ts';

/** Speaks a language from now on, also next time; where its texts do not arrive, everything stays as it was. */
export async function adoptLanguage(language: Language): Promise<void> {
  await switchLanguage(language);
  // Another one may have been chosen while its texts were loading.
  if (currentLanguage() === language) storeLanguage(language);
}
