import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { CatalogName } from './catalogs.ts';
import { i18n } from './i18n.ts';

/**
 * The texts of a catalog in the language on screen, and its tag. All who ask for the same get the same function:
 * react-i18next copies its instance for every component, which took a tenth of the time of drawing a list.
 */
export function useTranslation<Name extends CatalogName = 'shared'>(
  ...[name]: Name extends 'shared' ? [] : [name: Name]
): { readonly t: TFunction<Name>; readonly tag: string } {
  const tag = useSyncExternalStore(onLanguageChange, currentTag, currentTag);
  return { t: textsOf(tag, name ?? 'shared') as TFunction<Name>, tag };
}

const currentTag = () => i18n.language;

function onLanguageChange(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

const known = new Map<string, TFunction>();

function textsOf(tag: string, name: CatalogName): TFunction {
  const key = `${tag} ${name}`;
  const texts = known.get(key) ?? i18n.getFixedT(tag, name);
  known.set(key, texts);
  return texts;
}
