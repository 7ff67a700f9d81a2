import { expect, it } from 'vitest';
import { screens } from '../apps/web/src/app/screens.ts';
import type { Sights } from '../e2e/crawl-account.ts';
import { crawlStates } from '../e2e/crawl-states.ts';
import { sourceFiles } from './source-files.ts';

/** Addresses with the parameters of the routes in place of ids. */
const sights = new Proxy({} as Sights, {
  get: (_sights, name) => (String(name).endsWith('Id') ? '$id' : 'name'),
});
const layouts = sourceFiles('apps/web/src').filter(({ path }) => !path.endsWith('/theme/theme.ts'));
const visited = new Set(crawlStates(sights).map(({ at }) => at.split('?')[0]));

it('visits every screen of the panel (a new one adds its states to e2e/crawl-states.ts)', () => {
  const missing = screens.map(({ path }) => path).filter((path) => !visited.has(path));
  expect(missing).toEqual([]);
});

it('may look at most languages at 1280 px instead of 1440 px: no layout begins in between', () => {
  const queries = layouts.flatMap(({ path, text }) =>
    [...text.matchAll(/\bxl:|(?:min|max)-width:\s*(\d+)/g)]
      .filter(([, width]) => width === undefined || (Number(width) > 1280 && Number(width) <= 1440))
      .map(([found]) => `${path}: ${found}`),
  );
  expect(queries).toEqual([]);
});
