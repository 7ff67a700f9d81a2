import { type HistoryCatalog, historyWords } from '@posthouse/contract/core/history-words';
import { catalogIn, currentLanguage, currentTag } from './texts.ts';

/** How features name what the account history records of them, and long work. */
interface HistoryNames extends HistoryCatalog {
  readonly jobs?: Readonly<Record<string, string>>;
}

declare module './texts.ts' {
  interface Catalogs {
    /** Not a catalog with keys of its own: the names of every feature, for screens that show the history. */
    history: Readonly<Record<string, HistoryNames>>;
  }
}

type HistoryWords = ReturnType<typeof historyWords>;

/** The words for an action in the account history. */
export const operationName: HistoryWords['operationName'] = (action) => words().operationName(action);

/** The same for an entry: also how it went. */
export const entryName: HistoryWords['entryName'] = (entry) => words().entryName(entry);
export const adminName: HistoryWords['adminName'] = (entry) => words().adminName(entry);
export const targetName: HistoryWords['targetName'] = (entry) => words().targetName(entry);
export const factName: HistoryWords['factName'] = (action, field) => words().factName(action, field);
export const valueName: HistoryWords['valueName'] = (action, path, value) =>
  words().valueName(action, path, value);

/** The words for a command that works many rows off: "Removing domains"; by the kind of its plan, where it applies one. */
export function jobName(action: string, kind = ''): string {
  const named = (key: string) => features().find(({ jobs }) => jobs?.[key] !== undefined)?.jobs?.[key];
  return named(`${action}_${kind}`) ?? named(action) ?? operationName(action);
}

/** Every action that has a name. */
export function namedOperations(): readonly string[] {
  return features().flatMap(({ operations = {} }) => Object.keys(operations));
}

let latest: { readonly catalogs: unknown; readonly tag: string; readonly words: HistoryWords } | undefined;

/** Every row of a list asks for the same ones. */
function words(): HistoryWords {
  const tag = currentTag();
  const catalogs = catalogIn(currentLanguage(), 'history');
  if (latest && latest.catalogs === catalogs && latest.tag === tag) return latest.words;
  latest = { catalogs, tag, words: historyWords(features(), tag) };
  return latest.words;
}

function features(): readonly HistoryNames[] {
  return Object.values(Object(catalogIn(currentLanguage(), 'history')));
}
