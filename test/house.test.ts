import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { planKinds } from '@posthouse/contract/fields/plan-kind';
import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

const root = join(import.meta.dirname, '..');
const files = sourceFiles('packages', 'apps', 'scripts', 'e2e', 'bench', 'test');

describe('the house', () => {
  it('keeps its files under 300 lines', () => {
    const long = files
      .filter((file) => !isTest(file) && !/\/messages\//.test(file.path))
      .filter(({ text }) => text.split('\n').length > 300);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('has no drawer for odds and ends', () => {
    const drawers = files.filter(({ path }) =>
      /(^|\/)(utils?|helpers?|common|misc|types)(\/|\.tsx?$)/.test(path),
    );
    expect(drawers.map(({ path }) => path)).toEqual([]);
  });

  it('calls a feature by the same word in contract, server and browser', () => {
    const named = (folder: string) => readdirSync(join(root, folder)).map((name) => basename(name, '.ts'));
    // What is made by a plan of its own needs no other actions. Filtering and the logs are features with several parts.
    const declared = new Set([
      ...named('packages/contract/src/features'),
      ...named('packages/contract/src/features/filtering'),
      ...named('packages/contract/src/features/logs'),
      ...planKinds,
    ]);
    const built = [...named('apps/server/src/features'), ...named('apps/web/src/features')];
    expect(built.filter((name) => !declared.has(name))).toEqual([]);
  });

  it('skips and focuses no test', () => {
    const pattern = /\b(it|test|describe)\.(skip|only|todo|fixme)\b/;
    const skipping = files.filter((file) => isTest(file) && pattern.test(file.text));
    expect(skipping.map(({ path }) => path)).toEqual([]);
  });

  it('leaves no note to itself in the code', () => {
    const notes = files.filter(
      ({ path, text }) => !path.startsWith('test/') && /\b(TODO|FIXME|XXX)\b/.test(text),
    );
    expect(notes.map(({ path }) => path)).toEqual([]);
  });
});
