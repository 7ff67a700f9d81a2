import { join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { type NeededParts, preloadNeeded } from '../src/app/preload-needed.ts';
import { catalogGroup } from './chunk-groups.ts';

type Declared = typeof import('./declared-screens.ts');

/** Puts into the page which files each address needs, and a few lines that ask for them all at once. */
export function preload(): Plugin {
  return {
    name: 'posthouse:preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const screens = await neededParts(chunks);
        const values = [hashesOf(chunks), screens].map((value) => JSON.stringify(value));
        const code = `(${preloadNeeded})(${values})`;
        // Not behind the style sheet: a script would wait for it.
        return html.replace('<link rel="stylesheet"', (sheet) => `<script>${code}</script>\n    ${sheet}`);
      },
    },
  };
}

/** `users-NxO2wslG.js` under `users`. */
function hashesOf(chunks: readonly Rolldown.OutputChunk[]): Readonly<Record<string, string>> {
  const named = chunks.map(({ name, fileName }) => [
    name,
    fileName.slice(`assets/${name}-`.length, -'.js'.length),
  ]);
  return Object.fromEntries(named);
}

async function neededParts(chunks: readonly Rolldown.OutputChunk[]): Promise<readonly NeededParts[]> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const { module } = await runnerImport<Declared>(join(import.meta.dirname, 'declared-screens.ts'), {
    configFile: false,
    root: join(import.meta.dirname, '..'),
  });
  return Object.entries(module.declaredScreens).flatMap(([file, declared]) => {
    const feature = /features\/([\w-]+)\//.exec(file)?.[1] ?? '';
    const start = chunks.find(({ name }) => name === feature);
    if (!start) throw new Error(`no file of ${feature}`);
    const files = [start, ...importedBy(start, byFile)].map(({ name }) => name);
    return Object.values(declared)
      .flat()
      .map(({ path, texts, search }) => ({
        path,
        files,
        catalogs: texts.map(catalogGroup),
        isList: search !== undefined,
      }));
  });
}

/** Without what the page asks for by itself. */
function importedBy(
  chunk: Rolldown.OutputChunk,
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
): readonly Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const look = ({ imports }: Rolldown.OutputChunk) => {
    for (const file of imports) {
      const imported = byFile.get(file);
      if (!imported || found.has(imported) || imported.isEntry || imported.name === 'rolldown-runtime')
        continue;
      found.add(imported);
      look(imported);
    }
  };
  look(chunk);
  return [...found];
}
