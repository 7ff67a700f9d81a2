import { catalogParts, type PartByFeature } from 'virtual:catalog-parts';
import type { Language } from '@posthouse/contract/core/languages';
import { addCatalog, type CatalogName, catalogIn, currentLanguage, speak } from './texts.ts';

/** What a translation must have: the keys of the English catalog. */
export type SameKeys<English> = {
  [Key in keyof English]: English[Key] extends string ? string : SameKeys<English[Key]>;
};

type CatalogModule = { readonly messages: Readonly<Record<string, unknown>> };
const shared = import.meta.glob<CatalogModule>('./messages/*.ts');
const features = import.meta.glob<CatalogModule>('../features/*/messages/*.ts');
const wanted = new Set<CatalogName>(['shared']);
/** The language that was asked for last; the present one until its catalogs are there. */
let asked: Language | undefined;

/** Loads catalogs in the present language, and in one that is on its way; routes do so before they render. */
export async function loadCatalogs(names: readonly CatalogName[]): Promise<void> {
  for (const name of names) wanted.add(name);
  const present = currentLanguage();
  await Promise.all([...new Set([present, asked ?? present])].map((language) => loadIn(language, names)));
}

/** Changes the language once every catalog in use is there, so that no key is ever shown. */
export async function switchLanguage(language: Language): Promise<void> {
  asked = language;
  try {
    await loadIn(language, [...wanted]);
  } catch (error) {
    // Screens that are opened later do not need it.
    if (asked === language) asked = undefined;
    throw error;
  }
  if (asked === language) speak(language);
}

async function loadIn(language: Language, names: readonly CatalogName[]): Promise<void> {
  await Promise.all(
    names
      .filter((name) => catalogIn(language, name) === undefined)
      .map(async (name) => addCatalog(language, name, await textsOf(name, language))),
  );
}

async function textsOf(name: CatalogName, language: Language): Promise<CatalogModule['messages']> {
  if (name === 'history') return partsOf('history', language);
  if (name === 'menu') return menuWords(await partsOf('menu', language));
  if (name === 'goTo') return goToWords(await partsOf('goTo', language));
  if (name === 'deeds') return deedWords(await partsOf('deeds', language));
  const load =
    name === 'shared'
      ? shared[`./messages/${language}.ts`]
      : features[`../features/${name}/messages/${language}.ts`];
  if (!load) throw new Error(`no catalog ${name} in ${language}`);
  return (await load()).messages;
}

/** A part of every feature's catalog, by feature. */
async function partsOf(part: keyof typeof catalogParts, language: Language): Promise<PartByFeature> {
  return (await catalogParts[part][language]()).byFeature;
}

/** The names of all screens and menu groups in one. */
function menuWords(features: PartByFeature): CatalogModule['messages'] {
  return Object.assign({}, ...Object.values(features).map(({ menu }) => menu));
}

/** The words people look for screens by, and the names of what can be begun there, of all features in one. */
function goToWords(features: PartByFeature): CatalogModule['messages'] {
  const named = Object.values(features).map(({ goTo }) => Object(goTo) as Partial<GoToWords>);
  return {
    words: Object.assign({}, ...named.map(({ words }) => words)),
    actions: Object.assign({}, ...named.map(({ actions }) => actions)),
  };
}

/** What every command says when it is done, and how it is called where it says nothing of its own, of all features in one. */
function deedWords(features: PartByFeature): CatalogModule['messages'] {
  const named = Object.values(features).map(({ deeds, operations }) => ({ deeds, operations }));
  return {
    deeds: Object.assign({}, ...named.map(({ deeds }) => deeds)),
    operations: Object.assign({}, ...named.map(({ operations }) => operations)),
  };
}

interface GoToWords {
  readonly words: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
}

declare module './texts.ts' {
  interface Catalogs {
    /** Not a catalog of its own: what every feature calls its screens under `menu`. */
    menu: Readonly<Record<string, string>>;
    /** The same of what every feature has under `goTo`. */
    goTo: GoToWords;
    /** The same of `deeds` and `operations`, for what is said when a command has run. */
    deeds: Readonly<Record<'deeds' | 'operations', Readonly<Record<string, string>>>>;
  }
}
