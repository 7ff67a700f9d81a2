import type { Language } from '@posthouse/contract/core/languages';
import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange } from './texts.ts';

/** The language on screen. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}
