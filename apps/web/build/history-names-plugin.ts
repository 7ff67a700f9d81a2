import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';

const query = '?history';

interface Names {
  readonly operations?: object;
  readonly facts?: object;
}

/** `messages/en.ts?history`: only what the account history needs of a catalog, so that it does not load all texts. */
export function historyNames(): Plugin {
  return {
    name: 'posthouse:history-names',
    enforce: 'pre',
    load: async (id) => {
      if (!id.endsWith(query)) return undefined;
      const { operations = {}, facts = {} } = await messagesOf(id.slice(0, -query.length));
      return `export const messages = ${JSON.stringify({ operations, facts })};`;
    },
  };
}

/** One chunk for each language: `history-de`. */
export function historyChunk(id: string): string | null {
  const language = /\/messages\/(\w+)\.ts\?history$/.exec(id)?.[1];
  return language === undefined ? null : `history-${language}`;
}

/** A catalog is data with types around it. */
async function messagesOf(file: string): Promise<Names> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const loaded: { messages: Names } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return loaded.messages;
}
