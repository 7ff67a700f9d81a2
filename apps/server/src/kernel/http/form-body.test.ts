import { encodeForm, wireLimits } from '@posthouse/contract/core/wire';
import fc from 'fast-check';
import qs from 'qs';
import { describe, expect, it } from 'vitest';
import { parseForm } from './form-body.ts';

const settings = { seed: 11, numRuns: 500 };
const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((value) => !value.includes('\0'));
const name = fc.stringMatching(/^[a-z_][a-z0-9_]{0,10}$/).filter((value) => !value.includes('__proto__'));

/** What a form can carry: texts, lists and objects that are not empty, four levels below the field. */
function nested(depth: number): fc.Arbitrary<unknown> {
  if (depth === 0) return text;
  return fc.oneof(
    { weight: 3, arbitrary: text },
    { weight: 1, arbitrary: fc.array(nested(depth - 1), { minLength: 1, maxLength: 4 }) },
    {
      weight: 1,
      arbitrary: fc.dictionary(name, nested(depth - 1), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
    },
  );
}
const fields = fc.dictionary(name, nested(4), { maxKeys: 6, noNullPrototype: true });
const parsed = (body: string) => JSON.parse(JSON.stringify(parseForm(Buffer.from(body))));

describe('a form', () => {
  it('reads back what the client wrote', () => {
    fc.assert(
      fc.property(name, fields, (action, input) => {
        const { action: _taken, ...rest } = input;
        expect(parsed(encodeForm(action, rest))).toEqual({ ...rest, action });
      }),
      settings,
    );
  });

  it('reads what the usual library of other clients writes', () => {
    fc.assert(
      fc.property(fields, (input) => {
        expect(parsed(qs.stringify(input))).toEqual(input);
        expect(parsed(qs.stringify(input, { encode: true, format: 'RFC1738' }))).toEqual(input);
      }),
      settings,
    );
    const list = { members: ['a', 'b', 'c'] };
    expect(parsed(qs.stringify(list, { arrayFormat: 'brackets' }))).toEqual(list);
    expect(parsed(qs.stringify(list, { arrayFormat: 'repeat' }))).toEqual(list);
  });

  it('writes numbers, switches, moments and absent values as the protocol says', () => {
    const moment = new Date('2026-01-31T12:00:00.000Z');
    const form = encodeForm('a', {
      n: 1.5,
      on: true,
      off: false,
      at: moment,
      none: null,
      left: undefined,
      e: [],
    });
    expect(form).toBe('action=a&n=1.5&on=1&off=0&at=2026-01-31T12%3A00%3A00.000Z&none=&e=');
  });

  it('takes indexes without a gap for a list, in any order, and others for names', () => {
    expect(parsed('a[1]=y&a[0]=x')).toEqual({ a: ['x', 'y'] });
    expect(parsed('a[1]=y&a[7]=x')).toEqual({ a: { 1: 'y', 7: 'x' } });
    expect(parsed('a[01]=y&a[00]=x')).toEqual({ a: { '00': 'x', '01': 'y' } });
    expect(parsed('a[]=')).toEqual({ a: [] });
    expect(parsed('a[b][]=x&a[b][]=y')).toEqual({ a: { b: ['x', 'y'] } });
  });

  it('keeps a value given twice apart from a single one', () => {
    expect(parsed('a=1&a=2')).toEqual({ a: ['1', '2'] });
    expect(() => parseForm(Buffer.from('a=1&a[b]=2'))).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    );
  });

  it('takes brackets that do not match for a name', () => {
    for (const odd of ['a[b', 'a]b', 'a[b]c', 'a[[b]]', '[', ']', 'a[b]]']) {
      expect(Object.keys(parseForm(Buffer.from(`${odd}=1`)))).toEqual([odd]);
    }
  });

  it('makes objects without a prototype at every level', () => {
    const form = parseForm(Buffer.from('constructor=1&a[toString]=2&a[b][valueOf]=3')) as Record<
      string,
      never
    >;
    for (const value of [form, form['a'], form['a']?.['b']]) expect(Object.getPrototypeOf(value)).toBeNull();
  });

  it('takes time in step with its size, whatever its indexes', () => {
    const fill = (pair: (n: number) => string) => {
      let body = 'action=x';
      for (
        let n = 0;
        body.length < wireLimits.largestBodyBytes / 16 && n < wireLimits.parameters - 1;
        n += 1
      ) {
        body += `&${pair(n)}`;
      }
      return body;
    };
    const bodies = [
      fill((n) => `a[${n % 4999}]=`),
      fill((n) => `k${n}[4999][4999][4999][4999][4999]=`),
      fill((n) => `a[4999][4999][4999][4999][${n}]=`),
      fill((n) => `a[${n % 4999}][4999]=`),
      fill((n) => `a${'['.repeat(n % 2000)}=`),
    ];
    // Each would take seconds with the usual library; the time limit of the test is the judge.
    const outcomes = bodies.map((body) => {
      try {
        return typeof parseForm(Buffer.from(body));
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(outcomes).toEqual(['object', 'object', 'TransportError', 'object', 'object']);
  });
});
