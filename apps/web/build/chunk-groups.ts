import type { Rolldown } from 'vite';
// By path: Vite bundles what the configuration imports by path, and Node 20 itself runs no TypeScript.
import { languageOfTag } from '../../../packages/contract/src/core/languages.ts';
import { catalogPart } from './catalog-parts-plugin.ts';

type Graph = Rolldown.ChunkingContext;
type Groups = ReadonlyMap<string, string>;

/** The start, with the login page; the frame around every screen; what lists are made of, because most screens are lists. */
const levels = ['start', 'frame', 'list-kit'] as const;
const levelRoots: Readonly<Record<(typeof levels)[number], RegExp>> = {
  start: /\/web\/index\.html$|\/features\/session\/login-screen\.tsx$/,
  frame: /\/app\/frame\/frame\.tsx$/,
  'list-kit': /\/ui\/table\/list-screen\.tsx$/,
};
const feature = /\/features\/(?<name>[\w-]+)\/(?!messages\/)/;
/** What "go to anything" asks each feature is asked of all at once. */
const search = /\/find-[\w-]+\.ts$/;
const catalog = /\/(?:i18n|features\/(?<name>[\w-]+))\/messages\/(?<language>\w+)\.ts$/;
/** The grid's own words: those of the library are all imported by one module, but each language is wanted alone. */
const gridWords = /\/x-data-grid\/locales\/(?<tag>[a-z]{2})[A-Z]{2}\.mjs$|\/grid-texts\/(?<own>\w+)\.ts$/;

/** Catalogs that are wanted together. */
const catalogGroups: Readonly<Record<string, string>> = {
  shared: 'start',
  session: 'start',
  menu: 'frame',
  jobs: 'frame',
};

export const catalogGroup = (name: string) => catalogGroups[name] ?? name;

/**
 * Names the file each module is put into, by what asks for it: few files, of which a screen needs almost everything. Where
 * several ask it is the file of the lowest level, or one for all that is shared. Whoever asks for a module asks for what
 * that imports, so these files never import each other in a circle.
 */
export function chunkGroups(): (id: string, graph: Graph) => string | null {
  let groups: Groups | undefined;
  return (id, graph) => {
    groups ??= groupModules(graph, id);
    return groups.get(id) ?? null;
  };
}

function groupModules(graph: Graph, anyModule: string): Groups {
  const askedBy = new Map<string, Set<string>>();
  for (const [root, group] of rootsOf(graph, anyModule)) {
    for (const id of closure([root], (one) => graph.getModuleInfo(one)?.importedIds ?? [])) {
      askedBy.set(id, (askedBy.get(id) ?? new Set()).add(group));
    }
  }
  return new Map([...askedBy].map(([id, groups]) => [id, groupFor(id, groups)]));
}

function groupFor(id: string, askedBy: ReadonlySet<string>): string {
  const { tag = '', own = languageOfTag(tag) } = gridWords.exec(id)?.groups ?? {};
  if (own) return `grid-${own}`;
  const [only = ''] = askedBy;
  return levels.find((level) => askedBy.has(level)) ?? (askedBy.size === 1 ? only : 'shared');
}

/** Everything that is loaded for its own sake, and the name of its file. */
function rootsOf(graph: Graph, anyModule: string): Groups {
  const everything = closure([anyModule], (id) => {
    const info = graph.getModuleInfo(id);
    return info
      ? [...info.importers, ...info.dynamicImporters, ...info.importedIds, ...info.dynamicallyImportedIds]
      : [];
  });
  const roots = new Map<string, string>();
  for (const id of everything) {
    const level = levels.find((one) => levelRoots[one].test(id));
    const isRoot = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
    if (level) roots.set(id, level);
    else if (isRoot) roots.set(id, rootGroup(id));
  }
  return roots;
}

function rootGroup(id: string): string {
  if (search.test(id)) return 'searches';
  const { name = 'shared', language } = catalog.exec(id)?.groups ?? catalogPart(id) ?? {};
  if (language) return `${catalogGroup(name)}-${language}`;
  return feature.exec(id)?.groups?.['name'] ?? /(?<file>[\w-]+)\.\w+$/.exec(id)?.groups?.['file'] ?? 'shared';
}

function closure(start: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(start);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}
