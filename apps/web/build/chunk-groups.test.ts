import { describe, expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const src = '/panel/apps/web/src';
const imports: Readonly<
  Record<string, { readonly now?: readonly string[]; readonly later?: readonly string[] }>
> = {
  '/panel/apps/web/index.html': { now: [`${src}/main.tsx`] },
  [`${src}/main.tsx`]: {
    now: ['/node_modules/react.js'],
    later: [
      `${src}/features/session/login-screen.tsx`,
      `${src}/app/frame/frame.tsx`,
      `${src}/features/users/users-screen.tsx`,
      `${src}/features/users/find-users.ts`,
      `${src}/features/home/home-screen.tsx`,
      `${src}/features/session/messages/de.ts`,
      `${src}/i18n/messages/de.ts`,
      `${src}/features/users/messages/de.ts`,
      '\0virtual:catalog-parts/menu/de',
    ],
  },
  [`${src}/features/session/login-screen.tsx`]: { now: [`${src}/ui/button.tsx`] },
  [`${src}/app/frame/frame.tsx`]: { now: [`${src}/ui/button.tsx`, `${src}/ui/menu.tsx`] },
  [`${src}/features/users/users-screen.tsx`]: {
    now: [
      `${src}/ui/table/list-screen.tsx`,
      `${src}/ui/menu.tsx`,
      `${src}/domain/quota.ts`,
      `${src}/features/users/user.ts`,
    ],
  },
  [`${src}/ui/table/list-screen.tsx`]: {
    now: [`${src}/ui/rows.tsx`],
    later: [`${src}/ui/table/rows/list-grid.tsx`],
  },
  [`${src}/ui/table/rows/list-grid.tsx`]: {
    now: [`${src}/ui/rows.tsx`, '/node_modules/x-data-grid/grid.mjs'],
  },
  [`${src}/features/home/home-screen.tsx`]: { now: [`${src}/domain/quota.ts`] },
};

describe('the files of the build', () => {
  const ids = [
    ...new Set(Object.entries(imports).flatMap(([id, { now = [], later = [] }]) => [id, ...now, ...later])),
  ];
  const importersOf = (kind: 'now' | 'later', of: string) =>
    ids.filter((id) => imports[id]?.[kind]?.includes(of));
  const graph = {
    getModuleInfo: (id: string) =>
      ({
        importedIds: imports[id]?.now ?? [],
        dynamicallyImportedIds: imports[id]?.later ?? [],
        importers: importersOf('now', id),
        dynamicImporters: importersOf('later', id),
      }) as never,
  };
  const groupOf = chunkGroups();
  const groups = new Map(ids.map((id) => [id.replace(`${src}/`, ''), groupOf(id, graph)]));

  it('are few: the start, the frame, lists, one for each feature, and what these share', () => {
    expect(Object.fromEntries(groups)).toEqual({
      '/panel/apps/web/index.html': 'start',
      'main.tsx': 'start',
      '/node_modules/react.js': 'start',
      'features/session/login-screen.tsx': 'start',
      'ui/button.tsx': 'start',
      'app/frame/frame.tsx': 'frame',
      'ui/menu.tsx': 'frame',
      'ui/table/list-screen.tsx': 'list-kit',
      'ui/rows.tsx': 'list-kit',
      'ui/table/rows/list-grid.tsx': 'list-grid',
      '/node_modules/x-data-grid/grid.mjs': 'list-grid',
      'features/users/users-screen.tsx': 'users',
      'features/users/user.ts': 'users',
      'features/users/find-users.ts': 'searches',
      'features/home/home-screen.tsx': 'home',
      'domain/quota.ts': 'shared',
      'features/session/messages/de.ts': 'start-de',
      'i18n/messages/de.ts': 'start-de',
      'features/users/messages/de.ts': 'users-de',
      '\0virtual:catalog-parts/menu/de': 'frame-de',
    });
  });
});
