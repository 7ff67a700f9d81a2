import { actions } from '@posthouse/contract';
import type { Action } from '@posthouse/contract/core/action';
import { bulkOutput } from '@posthouse/contract/core/bulk';
import { engineEntries } from '@posthouse/contract/core/engine-entries';
import { errorSentences, fieldCodes } from '@posthouse/contract/core/errors';
import { type HistoryCatalog, historyWords } from '@posthouse/contract/core/history-words';
import { languages, languageTags } from '@posthouse/contract/core/languages';
import { operatorAction, operatorCommands } from '@posthouse/contract/core/operator-commands';
import { areas, levels } from '@posthouse/contract/core/permissions';
import { accountHistoryRow, historyOutcomes } from '@posthouse/contract/features/account-history';
import { counterNames } from '@posthouse/contract/features/home';
import { loginRefusals } from '@posthouse/contract/features/session';
import { planKinds } from '@posthouse/contract/fields/plan-kind';
import { systemTextKeys } from '@posthouse/contract/fields/system-text';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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
);
/** The code that speaks from a catalog: its own feature's; of the shared one everything that is no feature. */
const sourcesOf = (folder: string) => {
  const isShared = folder === './messages';
  const home = folder.slice(0, -'messages'.length);
  return sources
    .filter(([path]) =>
      isShared ? !path.startsWith('../features/') : path.startsWith(home) || path.startsWith('../domain/'),
    )
    .map(([, text]) => text)
    .join('\n');
};

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

  it('breaks no line before a French punctuation mark', () => {
    for (const [key, text] of catalog(folder, 'fr')) {
      expect([key, / [?!;:»]|« /.test(text)]).toEqual([key, false]);
    }
  });

  it('has no key that no screen uses', () => {
    const text = sourcesOf(folder);
    const dynamic = [...text.matchAll(/[`:]([\w.]+\.\w*)\$\{/g)].map(([, prefix]) => prefix ?? '');
    const unused = [...english.keys()].filter(
      (key) =>
        // Looked up by the frame, the account history, its exports and background jobs; what they must name is tested elsewhere.
        !/^(operations|deeds|variants|facts|values|jobs|menu|goTo|exported)\./.test(key) &&
        !text.includes(`'${key}'`) &&
        !text.includes(`:${key}'`) &&
        !dynamic.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});

/** Of the account's own limits, which a refusal gives no number of. */
const [, ownLimit] = /=0 \{([^}]*)\}/.exec(shared.errors.limit_reached) ?? [];

describe('the shared catalog', () => {
  it('has a sentence for every error code and every field code of the contract', () => {
    expect(Object.keys(shared.errors)).toEqual(expect.arrayContaining(Object.keys(errorSentences)));
    expect(Object.keys(shared.fields).sort()).toEqual([...fieldCodes].sort());
  });

  it('says the sentences of the error catalogue word for word in English', () => {
    const worded = Object.entries(errorSentences).filter(([, sentence]) => !sentence.includes('{'));
    const spoken = { ...shared.errors, limit_reached: ownLimit };
    for (const [code, sentence] of worded) expect(spoken[code as keyof typeof shared.errors]).toBe(sentence);
    expect(shared.operation).toMatchObject({
      done: 'Operation was successful!',
      refused: 'Operation was filed!',
    });
  });
});

describe('the account history', () => {
  const named = (kind: string) =>
    folders.flatMap((folder) =>
      [...catalog(folder, 'en').keys()]
        .filter((key) => key.startsWith(`${kind}.`))
        .map((key) => key.slice(kind.length + 1)),
    );

  it('has a name for every command of the contract, of the operator and of the mail engine in some feature’s catalog, and for nothing else', () => {
    const commands = Object.entries(actions).filter(([, action]) => action.kind === 'command');
    const known = [
      ...commands.map(([name]) => name),
      ...operatorCommands.map(operatorAction),
      ...engineEntries,
    ];
    expect(named('operations').sort()).toEqual(known.sort());
  });

  it('says what was done only of commands, and of what they change or what kind it is', () => {
    const unknown = named('deeds').filter((key) => {
      const command = key.split('_')[0] ?? '';
      const action = (actions as Readonly<Record<string, Action>>)[command];
      const shape = action?.kind === 'command' ? (action.input.shape as Record<string, unknown>) : {};
      const way = key.slice(command.length + 1);
      const isWay = way === '' || way in shape || valuesOf(shape['kind']).includes(way);
      return action?.kind !== 'command' || !isWay;
    });
    expect(unknown).toEqual([]);
  });

  it('has a name for the job of every command that can act on all that match, or always becomes one', () => {
    const long = Object.entries(actions).filter(
      ([, { kind, input, output }]) =>
        kind === 'command' &&
        ('all' in input.shape || output === bulkOutput || ('shape' in output && 'job' in output.shape)),
    );
    const ofCommands = named('jobs').filter((name) => !named('variants').includes(name) && !isOfKind(name));
    expect(ofCommands.sort()).toEqual(long.map(([name]) => name).sort());
  });

  it('has a name for every field that a command records', () => {
    const recorded = Object.values(actions).flatMap((action) =>
      action.kind === 'command' ? action.history : [],
    );
    const facts = new Set(named('facts'));
    const limits = counterNames.filter((name) => name.startsWith('max'));
    const ofRefusals = ['unknown_ids', 'unknown_count', 'attempts', 'last_at'];
    const all = new Set([...recorded, ...limits, ...areas, ...ofRefusals]);
    expect([...all].filter((field) => !facts.has(field))).toEqual([]);
  });

  it('has a word for every value a command can record that is a key, in every language', () => {
    for (const language of languages) {
      const catalogs = folders.map((folder) => files[`${folder}/${language}.ts`] as HistoryCatalog);
      const words = historyWords(catalogs, languageTags[language]);
      const unnamed = recordedKeys().filter(
        ([action, field, value]) => words.valueName(action, [field], value) === undefined,
      );
      expect(unnamed, language).toEqual([]);
    }
  });

  it('has other words for what went another way only where there is such a command and such a way', () => {
    const kinds = named('values').flatMap((key) =>
      key.startsWith('kind.') ? [key.slice('kind.'.length)] : [],
    );
    const both = named('facts').flatMap((field) => kinds.map((kind) => `${field}_${kind}`));
    const ways = new Set<string>([...historyOutcomes, ...named('facts'), ...kinds, ...both]);
    const unknown = named('variants').filter((key) => {
      const split = key.lastIndexOf('.');
      return !named('operations').includes(key.slice(0, split)) || !ways.has(key.slice(split + 1));
    });
    expect(unknown).toEqual([]);
  });

  it('has a head for every column that can be exported', () => {
    expect(named('exported')).toEqual(expect.arrayContaining(Object.keys(accountHistoryRow.shape)));
  });
});

/** One of several kinds of jobs of a command: of a plan’s kind, or of what it changes. */
const isOfKind = (job: string) =>
  [...planKinds, 'quota', 'account_type'].some((kind) => job.endsWith(`_${kind}`));

/** Written by the account as it is, or said by itself. */
const sayThemselves = ['dateformat'];

/** Action, field and value of all that is recorded as one of a closed list. */
function recordedKeys(): [string, string, string | number][] {
  const chosen = Object.entries(actions).flatMap(([name, action]) =>
    action.kind === 'command'
      ? action.history
          .filter((field: string) => !sayThemselves.includes(field))
          .flatMap((field: string) =>
            valuesOf((action.input.shape as Record<string, unknown>)[field])
              // Nothing chosen is shown as nothing.
              .filter((value) => value !== '')
              .map((value) => [name, field, value]),
          )
      : [],
  ) as [string, string, string][];
  return [
    ...chosen,
    ...systemTextKeys.map((key) => ['updateSystemText', 'target', key] as [string, string, string]),
    ...loginRefusals.map((reason) => ['login', 'reason', reason] as [string, string, string]),
    ...historyOutcomes.map((outcome) => ['login', 'outcome', outcome] as [string, string, string]),
    ...Object.values(levels).map(
      (level) => ['addSubAdmin', 'permissions', level] as [string, string, number],
    ),
    ...languages.map((language) => ['setLanguage', 'language', language] as [string, string, string]),
  ];
}

/** The values of a field that takes only some, or a list of these. */
function valuesOf(schema: unknown): readonly string[] {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodPipe || inner instanceof z.ZodArray) {
    if (inner instanceof z.ZodOptional) inner = inner.unwrap();
    else if (inner instanceof z.ZodArray) inner = inner.element;
    else inner = inner.in instanceof z.ZodTransform ? inner.out : inner.in;
  }
  return inner instanceof z.ZodEnum ? inner.options.map(String) : [];
}
