import { describe, expect, it } from 'vitest';
import { type Coverage, type FieldCoverage, isCoverage } from '../mail/guarantees/fields/coverage.ts';
import { mailFields } from './mail-fields.ts';
import { sourceFiles } from './source-files.ts';

/** Which guarantee proves what each command, field and choice of the contract does with mail, or why there is none. */
const guaranteedFields: FieldCoverage = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Readonly<Record<string, FieldCoverage>>>('../mail/guarantees/fields/*-fields.ts', {
      eager: true,
    }),
  ).flatMap((file) => Object.values(file)),
);

/** What the table says, by the names the contract has. */
function flat(table: FieldCoverage, path = ''): [field: string, coverage: Coverage][] {
  return Object.entries(table).flatMap(([name, value]): [string, Coverage][] => {
    const field = path === '' ? name : `${path}.${name}`;
    return isCoverage(value) ? [[field, value]] : flat(value, field);
  });
}

/** `describe` and `it` in one; names are written out, so that they can be found. */
function guaranteeNames(): string[] {
  const pattern = /\b(describe|it)(?:\.concurrent)?\(\s*(?:'([^'\n]+)'|`([^`$]+)`)/g;
  return sourceFiles('mail/guarantees')
    .filter(({ path }) => path.endsWith('.mail.test.ts'))
    .flatMap(({ text }) => {
      let subject = '';
      return [...text.matchAll(pattern)].flatMap(([, kind, quoted, ticked]) => {
        const words = quoted ?? ticked ?? '';
        if (kind === 'describe') subject = words;
        return kind === 'it' ? [`${subject} ${words}`] : [];
      });
    });
}

describe('the guarantees of mail', () => {
  const fields = mailFields();
  const entries = flat(guaranteedFields);
  const table = new Map(entries);
  /** What is said of a field as a whole counts for what is in it; what a command does says nothing about its fields. */
  const coverageOf = (field: string): Coverage | undefined => {
    const own = table.get(field) ?? table.get(`${field}.does`);
    if (own !== undefined) return own;
    const steps = field.split('.');
    const wholes = steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('.'));
    return wholes.map((whole) => table.get(whole)).find((whole) => whole && whole.by !== 'guarantee');
  };
  const words = (by: Coverage['by']) =>
    entries.filter(([, coverage]) => coverage.by === by).map(([, coverage]) => coverage.words);

  it('are there for every command, field and choice that concerns mail, or a reason is', () => {
    expect(fields.length).toBeGreaterThan(300);
    expect(fields.filter((field) => coverageOf(field) === undefined)).toEqual([]);
  });

  it('are claimed for nothing that the contract does not have', () => {
    const known = (field: string) => fields.some((one) => one === field || one.startsWith(`${field}.`));
    const claimed = entries.map(([field]) => field.replace(/\.does$/, ''));
    expect(claimed.filter((field) => !known(field))).toEqual([]);
    expect(words('same').filter((field) => !known(field))).toEqual([]);
  });

  it('are those that `npm run test:mail` runs', () => {
    const names = guaranteeNames();
    expect(names.length).toBeGreaterThan(80);
    expect([...new Set(words('guarantee'))].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('are left out only for what is no mail, or what the engine does not do yet', () => {
    expect(
      words('reason').filter((reason) => !/^(only|not used by the mail engine yet:) /.test(reason)),
    ).toEqual([]);
  });
});
