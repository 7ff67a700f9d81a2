import { type Language, languageTags } from '@posthouse/contract/core/languages';
import type { ResourceNamespaceMap } from 'i18next';
import { i18n } from './i18n.ts';

/** One catalog per feature, named like it, and the shared one. */
export type CatalogName = keyof ResourceNamespaceMap & string;

/** What a translation must have: the keys of the English catalog. */
export type SameKeys<English> = {
  [Key in keyof English]: English[Key] extends string ? string : SameKeys<English[Key]>;
};

type CatalogModule = { readonly messages: Readonly<Record<string, unknown>> };
const shared = import.meta.glob<CatalogModule>('./messages/*.ts');
const features = import.meta.glob<CatalogModule>('../features/**/messages/*.ts');
const wanted = new Set<CatalogName>(['shared']);

/** Loads catalogs in the present language; routes do so before they render. */
export async function loadCatalogs(names: readonly CatalogName[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await loadIn(currentLanguage(), names);
}

/** Also those of features that are not open: the account history names the operations of all of them. */
export function loadAllCatalogs(): Promise<void> {
  const names = Object.keys(features).map((path) => path.slice('../features/'.length).split('/messages/')[0]);
  return loadCatalogs([...new Set(names)] as CatalogName[]);
}

/** Changes the language once every catalog in use is there, so that no key is ever shown. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadIn(language, [...wanted]);
  await i18n.changeLanguage(languageTags[language]);
  document.documentElement.lang = languageTags[language];
}

export function currentLanguage(): Language {
  const entry = Object.entries(languageTags).find(([, tag]) => tag === i18n.language);
  return (entry?.[0] ?? 'en') as Language;
}

async function loadIn(language: Language, names: readonly CatalogName[]): Promise<void> {
  const tag = languageTags[language];
  await Promise.all(
    names
      .filter((name) => !i18n.hasResourceBundle(tag, name))
      .map(async (name) => {
        const load =
          name === 'shared'
            ? shared[`./messages/${language}.ts`]
            : features[`../features/${name}/messages/${language}.ts`];
        if (!load) throw new Error(`no catalog ${name} in ${language}`);
        i18n.addResourceBundle(tag, name, (await load()).messages);
      }),
  );
}
