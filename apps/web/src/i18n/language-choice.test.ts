import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './language-choice.ts';

describe('language choice', () => {
  it('lets the stored choice win over the browser', () => {
    expect(chooseLanguage('fr', 'de-DE')).toBe('fr');
  });

  it.each([
    ['es-MX', 'es'],
    ['pt', 'ptbr'],
    ['pt-PT', 'ptbr'],
    ['id-ID', 'id'],
    ['in', 'id'],
    ['de', 'de'],
    ['fr-CA', 'fr'],
    ['en-GB', 'en'],
  ])('takes the browser’s language %s for %s when nothing is stored', (tag, language) => {
    expect(chooseLanguage(undefined, tag)).toBe(language);
  });

  it.each(['ja', 'nl-NL', ''])('is English for a browser in “%s”', (tag) => {
    expect(chooseLanguage(undefined, tag)).toBe('en');
  });
});
