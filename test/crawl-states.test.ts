import { expect, it } from 'vitest';
import { screens } from '../apps/web/src/app/screens.ts';
import { crawledFeatures, type Ground } from '../e2e/crawl-feature.ts';
import { sourceFiles } from './source-files.ts';

/** Addresses with the parameters of the routes in place of ids and of the user’s address. */
const sights = new Proxy({} as Ground, {
  get: (_sights, name) => (name === 'user' ? '$user' : String(name).endsWith('Id') ? '$id' : 'name'),
});
const layouts = sourceFiles('apps/web/src').filter(({ path }) => !path.endsWith('/theme/theme.ts'));
const crawled = await crawledFeatures();
const visited = new Set(
  [...crawled.values()].flatMap(({ states }) => states(sights)).map(({ at }) => at.split('?')[0]),
);

it('has a file for every feature with a screen, and for features alone', () => {
  const named = (pattern: string) =>
    layouts.flatMap(
      ({ path }) => new RegExp(`^apps/web/src/features/([^/]+)/${pattern}$`).exec(path)?.[1] ?? [],
    );
  const missing = named('[^/]+-screens.ts').filter((name) => !crawled.has(name));
  const strange = [...crawled.keys()].filter((name) => !named('messages/en.ts').includes(name));
  expect([missing, strange]).toEqual([[], []]);
});

it('visits every screen of the panel (a new one adds its states to the file of its feature in e2e/crawl)', () => {
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
