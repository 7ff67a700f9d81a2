import { expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

it.each([
  ['de-AT,en;q=0.5', 'de'],
  ['pt;q=0.9', 'ptbr'],
  [' fr', 'fr'],
  // The first counts, as in the panel.
  ['ja, de;q=0.8', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
])('reads %s as %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
