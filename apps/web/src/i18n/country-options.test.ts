import { countries } from '@posthouse/contract/fields/country';
import { expect, it } from 'vitest';
import { countryOptions } from './country-options.ts';

it('names every country in the language', () => {
  expect(countryOptions('de')).toHaveLength(countries.length);
  expect(countryOptions('de')).toContainEqual({ value: 'DE', label: 'Deutschland' });
  expect(countryOptions('pt-BR')).toContainEqual({ value: 'DE', label: 'Alemanha' });
});

it('has the order of the language, where Österreich stands among the O', () => {
  const labels = countryOptions('de').map(({ label }) => label);
  expect(labels.indexOf('Österreich')).toBeLessThan(labels.indexOf('Pakistan'));
});
