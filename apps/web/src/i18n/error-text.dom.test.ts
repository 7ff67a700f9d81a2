import { sentenceOf } from '@posthouse/contract/core/errors';
import { fileReasons } from '@posthouse/contract/core/file-reasons';
import { languages } from '@posthouse/contract/core/languages';
import { beforeAll, expect, it } from 'vitest';
import { loadCatalogs, switchLanguage } from './catalogs.ts';
import { failureText, fieldErrorText } from './error-text.ts';

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

it.each(languages)('names no reason of an unusable file by its key in %s', async (language) => {
  await switchLanguage(language);
  const params = { names: 'a', num: 2, line: 3 };
  const unknown = failureText('file_invalid', { reason: 'brand_new' });
  expect(unknown).not.toContain('brand_new');
  for (const reason of Object.keys(fileReasons)) {
    const sentence = failureText('file_invalid', { reason, ...params });
    expect(sentence).not.toBe(unknown);
    expect(`${sentence} ${sentenceOf('file_invalid', { reason, ...params })}`).not.toMatch(/[a-z]_[a-z]|\{/);
  }
  expect(sentenceOf('file_invalid', { reason: 'brand_new' })).not.toContain('brand_new');
});

it.each(languages)(
  'says in %s which limit is reached: the account’s, or that of everybody',
  async (language) => {
    await switchLanguage(language);
    expect(failureText('limit_reached', { num: 50 })).toContain('50');
    expect(failureText('limit_reached')).not.toMatch(/\d/);
  },
);

it('tells the names of addresses and those of admins apart', async () => {
  await switchLanguage('en');
  expect(fieldErrorText({ code: 'username_invalid' })).not.toContain('3');
  expect(fieldErrorText({ code: 'login_name_invalid' })).toContain('at least 3 characters');
  expect(sentenceOf('limit_reached', { num: 50 })).toBe('At most 50 are allowed. Remove one first.');
});
