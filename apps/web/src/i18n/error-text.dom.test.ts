import { languages } from '@posthouse/contract/core/languages';
import { beforeAll, expect, it } from 'vitest';
import { loadCatalogs, switchLanguage } from './catalogs.ts';
import { failureText } from './error-text.ts';

beforeAll(async () => {
  await loadCatalogs(['shared']);
});

it.each(languages)('says in %s what to do about a drawing that is more than shapes', async (language) => {
  await switchLanguage(language);
  const sentence = failureText('file_invalid', { reason: 'shapes' });
  expect(sentence).toContain('PNG');
  expect(sentence).not.toBe(failureText('file_invalid', { reason: 'content' }));
  expect(failureText('file_invalid', { reason: 'other' })).not.toContain('PNG');
});
