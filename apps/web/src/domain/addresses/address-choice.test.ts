import { describe, expect, it } from 'vitest';
import {
  addressesIn,
  choiceOf,
  choiceSchema,
  chosenAddresses,
  externalAddress,
  findingOfChoice,
  findingOfRow,
  onlyOneNamed,
} from './address-choice.ts';

const { rows } = choiceOf([externalAddress('x@other.example')]);

describe('a choice of addresses', () => {
  it('takes several that are typed or pasted at once, in the form mail knows', () => {
    expect(addressesIn(' A@one.example;b@bücher.example,\nc@three.example ')).toEqual([
      'a@one.example',
      'b@xn--bcher-kva.example',
      'c@three.example',
    ]);
    expect(addressesIn('A@one.example\na@one.example')).toEqual(['a@one.example']);
    expect(addressesIn('')).toEqual([]);
    expect(addressesIn('a@one.example and b@two.example')).toBeUndefined();
  });

  it('sends also what is typed and not added yet, and refuses what is none', () => {
    expect(chosenAddresses({ rows, typed: 'y@other.example' })).toEqual([
      'x@other.example',
      'y@other.example',
    ]);
    const schema = choiceSchema();
    expect(schema.safeParse({ rows, typed: '' }).success).toBe(true);
    expect(schema.safeParse({ rows, typed: 'some' }).error?.issues).toMatchObject([
      { path: ['typed'], message: 'email_invalid' },
    ]);
  });

  it('takes half a name for the one it finds, unless there are several or it was found by another text', () => {
    const ben = { ...externalAddress('ben@one.example'), name: 'Ben Carter' };
    expect(onlyOneNamed(' Be', [ben])).toBe(ben);
    expect(onlyOneNamed('carter', [ben])).toBe(ben);
    expect(onlyOneNamed('benno', [ben])).toBeUndefined();
    expect(onlyOneNamed('be', [ben, externalAddress('bea@one.example')])).toBeUndefined();
    expect(onlyOneNamed('be', [])).toBeUndefined();
  });

  it('is at most a hundred', () => {
    const many = (count: number) =>
      choiceOf(Array.from({ length: count }, (_, n) => externalAddress(`x${n}@other.example`)));
    expect(choiceSchema().safeParse(many(100)).success).toBe(true);
    expect(choiceSchema().safeParse(many(101)).error?.issues).toMatchObject([
      { path: ['rows'], message: 'too_many', params: { num: 100 } },
    ]);
  });

  it('says at a row what is about it, and at the field what is about all or what is typed', () => {
    const finding = (type: string) => ({ type, params: {} });
    const choice = { rows, typed: 'y@other.example' };
    const atRows = { list: [finding('first'), finding('typed')] };
    expect(findingOfRow(atRows as never, 'list', 0)).toEqual(finding('first'));
    expect(findingOfChoice(atRows as never, 'list', choice)).toEqual(finding('typed'));
    expect(findingOfRow({ list: [{ address: finding('deep') }] } as never, 'list', 0)).toEqual(
      finding('deep'),
    );
    expect(findingOfChoice({ list: finding('all') } as never, 'list', choice)).toEqual(finding('all'));
    expect(findingOfChoice({ list: [finding('first')] } as never, 'list', choice)).toBeUndefined();
  });
});
