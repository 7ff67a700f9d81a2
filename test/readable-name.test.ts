import { domainToASCII, domainToUnicode } from 'node:url';
import { readableName } from '@posthouse/contract/fields/readable-name';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('the readable form of a name is what Node makes of it', () => {
  const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(label, (text) => {
      const ascii = domainToASCII(`${text}.example`);
      fc.pre(/^xn--[a-z0-9-]+\.example$/.test(ascii));
      expect(readableName(ascii)).toBe(domainToUnicode(ascii));
    }),
    { numRuns: 2_000 },
  );
});
