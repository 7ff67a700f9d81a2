import type { Language } from '@posthouse/contract/core/languages';
import { currentLanguage, switchLanguage } from './catalogs.ts';
import { storeLanguage } from './language-choice.ts';
import { useTranslation } from './use-translation.ts';

/** The language on screen, and the admin's own choice of another, which is kept. */
export function useLanguage() {
  // Subscribes to changes of the language.
  useTranslation();
  return { language: currentLanguage(), choose };
}

async function choose(language: Language): Promise<void> {
  storeLanguage(language);
  await switchLanguage(language);
}
