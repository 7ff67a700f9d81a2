import { AppError } from '@posthouse/contract/core/errors';
import { senderImportColumns } from '@posthouse/contract/fields/import-columns';
import { expect, it } from 'vitest';
import { readLines } from './lines-file.ts';

const read = (text: string, mostRows = 10) => readLines(text, senderImportColumns, mostRows);
const linesOf = async (text: string) =>
  (await read(text)).rows.map(({ line, cells, isTooLong }) => [
    line,
    isTooLong ? 'long' : (cells['address'] ?? ''),
  ]);

it.each([
  ['plain lines', 'a.example\nb.example', 1],
  ['a byte order mark and other line ends', '\ufeffa.example\r\nb.example\r\n', 1],
  ['a header', 'address\na.example\nb.example', 2],
  ['a header whose column is not the first', 'id;E-Mail\n1;a.example\n2;"b.example"', 2],
  ['further columns', 'a.example,Anna,1\nb.example,"Ben, too",2', 1],
])('reads %s', async (_what, text, first) => {
  expect(await linesOf(text)).toEqual([
    [first, 'a.example'],
    [first + 1, 'b.example'],
  ]);
});

it('passes over what is blank, and keeps the numbers of lines', async () => {
  expect(await linesOf('\n\na.example\n ;;\n\nb.example\n')).toEqual([
    [3, 'a.example'],
    [6, 'b.example'],
  ]);
});

it('has a row for what can’t be used, each by itself', async () => {
  const text = `a.example\n"open\n${'x'.repeat(2_000)}\n${'x'.repeat(1_000_000)}\nb\u0001c\n,second`;
  expect(await linesOf(text)).toEqual([
    ...[[1, 'a.example'] as const, [2, '"open'] as const, [3, 'long'] as const, [4, 'long'] as const],
    ...[[5, 'b\ufffdc'] as const, [6, ''] as const],
  ]);
});

it.each([
  ['empty', 'address\n'],
  ['rows', 'a.example\n'.repeat(11)],
  ['encoding', 'caf\ufffd\n\ufffd'],
  ['binary', '\u0001\u0002\n\u0003'],
])('is refused as a whole: %s', async (reason, text) => {
  const error: unknown = await read(text).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  expect((error as AppError).params).toMatchObject({ reason });
});
