import { beforeAll, expect, it } from 'vitest';
import { loadCatalogs } from './catalogs.ts';
import { factName, namedOperations, operationName } from './history-names.ts';
import { addCatalog, catalogIn, speak } from './texts.ts';

beforeAll(async () => {
  speak('de');
  await loadCatalogs(['history']);
});

it('names the operations of every feature without loading its other texts', () => {
  expect(operationName('changePassword')).toBe('Passwort geändert');
  expect(namedOperations()).toContain('exportAccountHistory');
  expect(catalogIn('de', 'session')).toBeUndefined();
});

it('asks the feature of the operation for the name of a field first, then the others', () => {
  addCatalog('de', 'history', {
    one: { operations: { addOne: 'x' }, facts: { size: 'Größe eins', both: 'beide' } },
    two: { operations: { addTwo: 'x' }, facts: { size: 'Größe zwei' } },
  });
  expect(factName('addTwo', 'size')).toBe('Größe zwei');
  expect(factName('addTwo', 'both')).toBe('beide');
  expect(factName('addTwo', 'nobody_knows')).toBe('nobody_knows');
});
