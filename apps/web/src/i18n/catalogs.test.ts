import { actions } from '@posthouse/contract';
import { errorSentences, fieldCodes } from '@posthouse/contract/core/errors';
import { languages } from '@posthouse/contract/core/languages';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { messages as shared } from './messages/en.ts';

type Tree = { readonly [key: string]: string | Tree };
const files = import.meta.glob<Tree>(['./messages/*.ts', '../features/**/messages/*.ts'], {
  eager: true,
  import: 'messages',
});
const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/messages/*.ts', '!../**/*.test.{ts,tsx}'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
  .map(([, text]) => text)
  .join('\n');

const folders = [...new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf('/'))))];
const flat = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const catalog = (folder: string, language: string) => new Map(flat(files[`${folder}/${language}.ts`] ?? {}));
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort().join();

describe.each(folders)('catalog %s', (folder) => {
  const english = catalog(folder, 'en');

  it.each(languages)('has the same keys and placeholders in %s as in English', (language) => {
    const translated = catalog(folder, language);
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english) {
      expect([key, placeholders(translated.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it.each(languages)('is well-formed ICU without the ASCII apostrophe in %s', (language) => {
    for (const [key, text] of catalog(folder, language)) {
      expect([key, text.includes("'")]).toEqual([key, false]);
      expect(() => new IntlMessageFormat(text, 'en')).not.toThrow();
    }
  });

  it('has no key that no screen uses', () => {
    const dynamic = [...sources.matchAll(/[`:]([\w.]+\.\w*)\$\{/g)].map(([, prefix]) => prefix ?? '');
    const unused = [...english.keys()].filter(
      (key) =>
        !sources.includes(`'${key}'`) &&
        !sources.includes(`:${key}'`) &&
        !dynamic.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});

describe('the shared catalog', () => {
  it('has a sentence for every error code and every field code of the contract', () => {
    expect(Object.keys(shared.errors)).toEqual(expect.arrayContaining(Object.keys(errorSentences)));
    expect(Object.keys(shared.fields).sort()).toEqual([...fieldCodes].sort());
  });

  it('says the sentences of the error catalogue word for word in English', () => {
    const worded = Object.entries(errorSentences).filter(([, sentence]) => !sentence.includes('{'));
    for (const [code, sentence] of worded)
      expect(shared.errors[code as keyof typeof shared.errors]).toBe(sentence);
    expect(shared.operation).toMatchObject({
      done: 'Operation was successful!',
      refused: 'Operation was filed!',
    });
  });
});

describe('operations of the account history', () => {
  it('names every command of the contract in some feature’s catalog, and nothing else', () => {
    const named = folders.flatMap((folder) =>
      [...catalog(folder, 'en').keys()]
        .filter((key) => key.startsWith('operations.'))
        .map((key) => key.slice(11)),
    );
    const commands = Object.entries(actions).filter(([, action]) => action.kind === 'command');
    expect(named.sort()).toEqual(commands.map(([name]) => name).sort());
  });
});
