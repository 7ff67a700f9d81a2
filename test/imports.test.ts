import { describe, expect, it } from 'vitest';
import { importsOf, isTest, type SourceFile, sourceFiles } from './source-files.ts';

/**
 * One direction of imports. A room may import itself, the rooms named here, and packages; `features/*` is each feature
 * on its own, so no feature imports another.
 */
const rules: Readonly<Record<string, readonly string[]>> = {
  'packages/contract/src/core': ['packages/contract/src/fields'],
  'packages/contract/src/fields': [],
  'packages/contract/src/features/*': ['packages/contract/src/core', 'packages/contract/src/fields'],
  'apps/server/src/db': [],
  'apps/server/src/kernel': ['apps/server/src/db'],
  'apps/server/src/rules': ['apps/server/src/kernel', 'apps/server/src/db'],
  'apps/server/src/features/*': ['apps/server/src/rules', 'apps/server/src/kernel', 'apps/server/src/db'],
  'apps/server/src/engine': [
    'apps/server/src',
    'apps/server/src/rules',
    'apps/server/src/kernel',
    'apps/server/src/db',
  ],
  'apps/server/src/operator': [
    'apps/server/src',
    'apps/server/src/engine',
    'apps/server/src/rules',
    'apps/server/src/kernel',
    'apps/server/src/db',
  ],
  'apps/web/src/i18n': [],
  'apps/web/src/api': ['apps/web/src/i18n'],
  'apps/web/src/ui': ['apps/web/src/i18n', 'apps/web/src/api'],
  'apps/web/src/domain': ['apps/web/src/ui', 'apps/web/src/api', 'apps/web/src/i18n'],
  'apps/web/src/features/*': [
    'apps/web/src/domain',
    'apps/web/src/ui',
    'apps/web/src/api',
    'apps/web/src/i18n',
  ],
  'apps/web/src/app': [
    'apps/web/src/features',
    'apps/web/src/domain',
    'apps/web/src/ui',
    'apps/web/src/api',
    'apps/web/src/i18n',
  ],
};

/** The floors of a list, from the ground up: each may use those before it. The screen itself uses them all. */
const listFloors = [
  'definition',
  'view',
  'state',
  'controls',
  'commands',
  'filters',
  'rows',
  'toolbar',
] as const;

/** `apps/server/src/features/session` → the rule `apps/server/src/features/*`, and the room's own folder. */
function roomOf(path: string): { rule: string; folder: string } | undefined {
  const feature = /^(.+\/features)\/([^/.]+)/.exec(path);
  if (feature) return { rule: `${feature[1]}/*`, folder: `${feature[1]}/${feature[2]}` };
  const rule = Object.keys(rules).find((folder) => path.startsWith(`${folder}/`));
  return rule === undefined ? undefined : { rule, folder: rule };
}

function forbiddenImports(file: SourceFile): string[] {
  const room = roomOf(file.path);
  if (room === undefined) return [];
  const allowed = [room.folder, ...(rules[room.rule] ?? [])];
  return importsOf(file)
    .filter((target) => /^(apps|packages)\//.test(target))
    .filter((target) => !allowed.some((folder) => isWithin(target, folder)))
    .map((target) => `${file.path} imports ${target}`);
}

/** A folder of the rules with rooms below it stands for its own files alone. */
function isWithin(target: string, folder: string): boolean {
  if (!target.startsWith(`${folder}`)) return false;
  const rest = target.slice(folder.length + 1);
  return folder.endsWith('/src') ? !rest.includes('/') : true;
}

/** The files of one circle of imports, in their order; none where there is no circle. */
function firstCircle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): readonly string[] => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const target of imports.get(path) ?? []) {
      const circle = visit(target, [...way, path]);
      if (circle.length > 0) return circle;
    }
    done.add(path);
    return [];
  };
  for (const path of imports.keys()) {
    const circle = visit(path, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

const files = sourceFiles('packages', 'apps').filter((file) => !isTest(file));

describe('imports', () => {
  it('run in one direction, and no feature imports another', () => {
    expect(files.flatMap(forbiddenImports)).toEqual([]);
  });

  it('of a list run from its screen down to its definition, floor by floor', () => {
    const floorOf = (path: string) => {
      const folder = /^apps\/web\/src\/ui\/table\/([^/]+)\//.exec(path)?.[1];
      return folder === undefined ? listFloors.length : (listFloors as readonly string[]).indexOf(folder);
    };
    const upward = files
      .filter(({ path }) => path.startsWith('apps/web/src/ui/table/'))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => target.startsWith('apps/web/src/ui/table/'))
          .filter((target) => floorOf(file.path) < 0 || floorOf(target) > floorOf(file.path))
          .map((target) => `${file.path} imports ${target}`),
      );
    expect(upward).toEqual([]);
  });

  it('never run in a circle, types included', () => {
    expect(firstCircle(new Map(files.map((file) => [file.path, importsOf(file)])))).toEqual([]);
  });

  it('never go from the browser to the server or back', () => {
    const crossing = files.filter(({ path, text }) =>
      path.startsWith('apps/web') ? text.includes('@posthouse/server') : text.includes('@posthouse/web'),
    );
    expect(crossing.map(({ path }) => path)).toEqual([]);
  });

  it('of the contract reach nothing but zod', () => {
    const packages = files
      .filter(({ path }) => path.startsWith('packages/contract'))
      .flatMap(importsOf)
      .filter((target) => !target.startsWith('packages/contract'));
    expect([...new Set(packages)]).toEqual(['zod']);
  });

  it('of the browser take features of the contract, and of its registry only types', () => {
    const registryUse = files
      .filter(({ path }) => path.startsWith('apps/web/src'))
      .filter(({ text }) => /^import (?!type )[^;]*from '@posthouse\/contract'/m.test(text));
    expect(registryUse.map(({ path }) => path)).toEqual([]);
  });

  it('of the process that runs the panel never reach the builder, whose memory would stay', () => {
    const scripts = sourceFiles('scripts');
    const reached = new Set(['scripts/posthouse.ts']);
    for (const path of reached) {
      const file = scripts.find((script) => script.path === path);
      for (const target of file ? importsOf(file) : []) reached.add(target);
    }
    expect(reached).toContain('scripts/build-if-stale.ts');
    expect(reached).not.toContain('vite');
  });

  it('of test scaffolding happen in tests alone', () => {
    const scaffolding = files
      .filter(({ path }) => !path.includes('/testing/') && !path.includes('/embedded/'))
      .filter((file) => importsOf(file).some((target) => target.includes('/testing/')));
    expect(scaffolding.map(({ path }) => path)).toEqual([]);
  });

  it('of the query builder or the driver happen in stores, the database folder, jobs and the kernel alone', () => {
    const elsewhere = files
      .filter(({ path }) => /^apps\/server\/src\/features\//.test(path) && !/-(store|job)\.ts$/.test(path))
      .filter((file) =>
        importsOf(file).some((target) => target === 'pg' || target.startsWith('drizzle-orm')),
      );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });
});
