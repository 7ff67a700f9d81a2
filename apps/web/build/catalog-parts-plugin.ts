import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
// By path: Vite bundles what the configuration imports by path, and Node 20 itself runs no TypeScript.
import { languages } from '../../../packages/contract/src/core/languages.ts';

/** What other screens than the feature's own need of its catalog. */
const parts: Readonly<Record<string, readonly string[]>> = {
  menu: ['menu'],
  goTo: ['goTo'],
  history: ['operations', 'variants', 'facts', 'values', 'jobs'],
  deeds: ['deeds', 'operations'],
};

type Messages = Readonly<Record<string, unknown>>;

const allParts = 'virtual:catalog-parts';
const onePart = /^virtual:catalog-parts\/(?<name>\w+)\/(?<language>\w+)$/;

/** Parts of every feature's catalog, one chunk for each part and language, so that the frame or the account history does
 * not load all texts. */
export function catalogParts(): Plugin {
  const features = resolve(import.meta.dirname, '../src/features');
  return {
    name: 'posthouse:catalog-parts',
    resolveId: (id) => (id === allParts || onePart.test(id) ? `\0${id}` : undefined),
    load: async (id) => {
      if (id === `\0${allParts}`) return loaders();
      const { name: part = '', language = '' } = onePart.exec(id.slice(1))?.groups ?? {};
      const keys = parts[part];
      if (keys === undefined) return undefined;
      return `export const byFeature = ${JSON.stringify(await wordsOf(features, language, keys))};`;
    },
  };
}

/** `{ menu: { de: () => import(…) } }`. */
function loaders(): string {
  const loader = (part: string) => (language: string) =>
    `${language}: () => import('${allParts}/${part}/${language}')`;
  const all = Object.keys(parts).map((part) => `${part}: { ${languages.map(loader(part)).join(', ')} }`);
  return `export const catalogParts = { ${all.join(', ')} };`;
}

/** Which part in which language a module is, where it is one. */
export function catalogPart(id: string): { readonly name?: string; readonly language?: string } | undefined {
  return onePart.exec(id.slice(1))?.groups;
}

/** What the server needs of each catalog for files that people read, such as an exported account history. */
const exported = ['operations', 'variants', 'facts', 'values', 'exported', 'reasons'];
const exportedOfShared = ['errors', 'fields'];

/** `words/de.json` beside the panel: parts of every feature's catalog, by feature, and of the shared one. */
export function exportedWords(): Plugin {
  let source = '';
  return {
    name: 'posthouse:exported-words',
    apply: 'build',
    configResolved: ({ root }) => {
      source = resolve(root, 'src');
    },
    async generateBundle() {
      for (const language of languages) {
        const messages = await messagesOf(join(source, 'i18n/messages', `${language}.ts`));
        const words = {
          ...(await wordsOf(join(source, 'features'), language, exported)),
          shared: only(messages, exportedOfShared),
        };
        this.emitFile({ type: 'asset', fileName: `words/${language}.json`, source: JSON.stringify(words) });
      }
    },
  };
}

async function wordsOf(
  features: string,
  language: string,
  keys: readonly string[],
): Promise<Readonly<Record<string, Messages>>> {
  const folders = (await readdir(features, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const words = folders.map(async ({ name }) => {
    const messages = await messagesOf(join(features, name, 'messages', `${language}.ts`));
    return [name, only(messages, keys)] as const;
  });
  return Object.fromEntries(await Promise.all(words));
}

const only = (messages: Messages, keys: readonly string[]): Messages =>
  Object.fromEntries(keys.map((key) => [key, messages[key]]));

/** A catalog is data with types around it. */
async function messagesOf(file: string): Promise<Messages> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const loaded: { messages: Messages } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return loaded.messages;
}
