import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
// By path: Vite bundles what the configuration imports by path, and Node 20 itself runs no TypeScript.
import { languages } from '../../../packages/contract/src/core/languages.ts';

/** What other screens than the feature's own need of its catalog, by the query that asks for it. */
const parts: Readonly<Record<string, readonly string[]>> = {
  menu: ['menu'],
  goTo: ['goTo'],
  history: ['operations', 'variants', 'facts', 'values', 'jobs'],
};

type Messages = Readonly<Record<string, unknown>>;
const asked = /^(?<file>.+\/messages\/(?<language>\w+)\.ts)\?(?<part>\w+)$/;

/** `messages/en.ts?menu`: only a part of a catalog, so that the frame or the account history does not load all texts. */
export function catalogParts(): Plugin {
  return {
    name: 'posthouse:catalog-parts',
    enforce: 'pre',
    load: async (id) => {
      const { file = '', part = '' } = asked.exec(id)?.groups ?? {};
      const keys = parts[part];
      if (keys === undefined) return undefined;
      const messages = await messagesOf(file);
      return `export const messages = ${JSON.stringify(Object.fromEntries(keys.map((key) => [key, messages[key]])))};`;
    },
  };
}

/** One chunk for each part and language: `history-de`. */
export function catalogPartChunk(id: string): string | null {
  const { language, part = '' } = asked.exec(id)?.groups ?? {};
  return language === undefined || parts[part] === undefined ? null : `${part}-${language}`;
}

/** What the server needs of each catalog for files that people read, such as an exported account history. */
const exported = ['operations', 'variants', 'facts', 'values', 'exported'];

/** `words/de.json` beside the panel: parts of every feature's catalog, by feature. */
export function exportedWords(): Plugin {
  let features = '';
  return {
    name: 'posthouse:exported-words',
    apply: 'build',
    configResolved: ({ root }) => {
      features = resolve(root, 'src/features');
    },
    async generateBundle() {
      for (const language of languages) {
        const words = await wordsOf(features, language);
        this.emitFile({ type: 'asset', fileName: `words/${language}.json`, source: JSON.stringify(words) });
      }
    },
  };
}

async function wordsOf(features: string, language: string): Promise<Readonly<Record<string, Messages>>> {
  const folders = (await readdir(features, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const words = folders.map(async ({ name }) => {
    const messages = await messagesOf(join(features, name, 'messages', `${language}.ts`));
    return [name, Object.fromEntries(exported.map((key) => [key, messages[key]]))] as const;
  });
  return Object.fromEntries(await Promise.all(words));
}

/** A catalog is data with types around it. */
async function messagesOf(file: string): Promise<Messages> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const loaded: { messages: Messages } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return loaded.messages;
}
