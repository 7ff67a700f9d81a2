import type { Language } from '@posthouse/contract/core/languages';
import { useSyncExternalStore } from 'react';
import { switchLanguage } from './catalogs.ts';
import { storeLanguage } from './language-choice.ts';
import { currentLanguage, onLanguageChange } from './texts.ts';

/** The language on screen, and the admin's own choice of another, which is kept. */
export function useLanguage() {
  return { language: useSyncExternalStore(onLanguageChange, currentLanguage), choose };
}

async function choose(language: Language): Promise<void> {
  storeLanguage(language);
  await switchLanguage(language);
}
