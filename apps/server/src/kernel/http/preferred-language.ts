import { defaultLanguage, type Language, languageOfTag } from '@posthouse/contract/core/languages';

/** The browser's language, as in the panel: the first one it names counts. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const [first = ''] = (acceptLanguage ?? '').split(',');
  return languageOfTag(first) ?? defaultLanguage;
}
