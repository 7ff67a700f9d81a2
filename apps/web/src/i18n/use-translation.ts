import { useSyncExternalStore } from 'react';
import { type CatalogName, currentTag, onLanguageChange, type Say, sayer } from './texts.ts';

/** The texts of a catalog in the language on screen, and its tag. */
export function useTranslation<Name extends CatalogName = 'shared'>(
  name = 'shared' as Name,
): { readonly t: Say<Name>; readonly tag: string } {
  const tag = useSyncExternalStore(onLanguageChange, currentTag, currentTag);
  return { t: sayer(name), tag };
}
