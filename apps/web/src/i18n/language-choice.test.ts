import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './language-choice.ts';

describe('language choice', () => {
  it('lets the stored choice win over the browser', () => {
    expect(chooseLanguage('fr', ['de-DE'])).toBe('fr');
  });

  it('takes the browser’s language when nothing is stored, Portuguese of any country as ptbr', () => {
    expect(chooseLanguage(null, ['pt-PT'])).toBe('ptbr');
    expect(chooseLanguage(null, ['pt'])).toBe('ptbr');
    expect(chooseLanguage(null, ['es-MX', 'en'])).toBe('es');
    expect(chooseLanguage(null, ['de'])).toBe('de');
    expect(chooseLanguage(null, ['id-ID'])).toBe('id');
    expect(chooseLanguage(null, ['fr-CA'])).toBe('fr');
  });

  it('goes on to the browser’s next language when the first is not offered', () => {
    expect(chooseLanguage(null, ['nl-NL', 'de-AT'])).toBe('de');
  });

  it('falls back to English, also for a stored value that is no language', () => {
    expect(chooseLanguage(null, ['nl', 'ja'])).toBe('en');
    expect(chooseLanguage('klingon', [])).toBe('en');
  });
});
