import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HistoryCatalog } from '@posthouse/contract/core/history-words';
import type { Language } from '@posthouse/contract/core/languages';

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** By a path such as `head.line`. */
export function textAt(texts: TextTree, key: string): string | undefined {
  const [first = '', ...rest] = key.split('.');
  const found = texts[first];
  if (found === undefined || typeof found === 'string') return rest.length === 0 ? found : undefined;
  return textAt(found, rest.join('.'));
}

/** The part of a feature's catalog that is also written into files. */
export interface PanelCatalog extends HistoryCatalog {
  /** The heads of columns, and words of their cells. */
  readonly exported?: TextTree;
  /** Of plans: why a row was refused. */
  readonly reasons?: TextTree;
  /** Of the shared catalog: the sentences for the codes of refusals, and for those of fields. */
  readonly errors?: TextTree;
  readonly fields?: TextTree;
}

/** The words of the panel by feature, and the `shared` ones; none where no panel was built. */
export type PanelWords = (language: Language) => Promise<Readonly<Record<string, PanelCatalog>>>;

/** The build of the panel leaves them beside it, so that files say what screens say. */
export function createPanelWords(panelFolder: string | undefined): PanelWords {
  const loaded = new Map<Language, ReturnType<PanelWords>>();
  return (language) => {
    const words = loaded.get(language) ?? readWords(panelFolder, language);
    loaded.set(language, words);
    return words;
  };
}

async function readWords(panelFolder: string | undefined, language: Language): ReturnType<PanelWords> {
  if (panelFolder === undefined) return {};
  const text = await readFile(join(panelFolder, 'words', `${language}.json`), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}
