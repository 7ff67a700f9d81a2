import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';

/** What other screens than the feature's own need of its catalog, by the query that asks for it. */
const parts: Readonly<Record<string, readonly string[]>> = {
  menu: ['menu'],
  goTo: ['goTo'],
  history: ['operations', 'facts', 'jobs'],
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

/** A catalog is data with types around it. */
async function messagesOf(file: string): Promise<Messages> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const loaded: { messages: Messages } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return loaded.messages;
}
