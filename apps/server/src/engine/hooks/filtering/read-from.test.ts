import { expect, it } from 'vitest';
import { readFrom } from './read-from.ts';

it('reads the one address that readers see, as lists have it', () => {
  expect(readFrom(['Anna <Anna@Partner.Example.>'])).toEqual({
    ...{ address: 'anna@partner.example', names: ['anna@partner.example'], isUnclear: false },
  });
  expect(readFrom(['<anna@bücher.example>']).address).toBe('anna@xn--bcher-kva.example');
});

it('takes none of several for it, but knows them all', () => {
  for (const fields of [['a@one.test, b@two.test'], ['a@one.test', 'b@two.test']])
    expect(readFrom(fields)).toEqual({ address: '', names: ['a@one.test', 'b@two.test'], isUnclear: false });
});

it('finds the domain in what is written so that it can’t be read', () => {
  for (const field of [
    '((@1.x @2.x @3.x)) CEO <ceo@victim.test>',
    '<ceo@ victim.test>',
    '<ceo@(c)victim.test>',
    '<ceo@victim(c).test>',
    '"ceo"@victim.test',
    '(ceo@victim.test',
    `=?utf-8?B?${Buffer.from('<ceo@victim.test>').toString('base64')}?= <x@y.test>`,
  ])
    expect([field, readFrom([field]).names.some((name) => name.endsWith('victim.test'))]).toEqual([
      field,
      true,
    ]);
});

it('says so where somebody could hide among many, and takes no time for it', () => {
  const many = Array.from({ length: 11 }, (_, index) => `a@${index}.test`).join();
  expect(readFrom([many])).toMatchObject({ address: '', isUnclear: true });
  for (const long of [`a@${'a.'.repeat(50_000)}test`, `=?x?q?${'<'.repeat(100_000)}?= <a@b.test>`])
    expect(readFrom([long])).toEqual({ address: '', names: [], isUnclear: true });
});
