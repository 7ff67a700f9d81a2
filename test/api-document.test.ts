import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { actions } from '@posthouse/contract';
import { expect, it } from 'vitest';
import { apiDocument } from '../scripts/api-document.ts';

const document = apiDocument();

it('docs/api.md is what the contract says; npm run docs:api writes it', async () => {
  const kept = await readFile(join(import.meta.dirname, '../docs/api.md'), 'utf8');
  expect(kept === document, 'docs/api.md is not up to date: run npm run docs:api').toBe(true);
});

it('docs/api.md has every action', () => {
  const missing = Object.entries(actions).filter(
    ([name, { summary }]) => !document.includes(`## ${name}\n`) || !document.includes(summary),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});
