import { AppError } from '@posthouse/contract/core/errors';
import { mostPlanRows } from '@posthouse/contract/features/plans';
import { userImportColumns } from '@posthouse/contract/fields/import-columns';
import { describe, expect, it } from 'vitest';
import { reversible } from '../../kernel/downloads/csv-cell.ts';
import { readCsv } from './csv-file.ts';

const read = (text: string) => readCsv(text, userImportColumns);
const cellsOf = async (text: string) => (await read(text)).rows.map(({ cells }) => cells);
const refusal = async (text: string) => {
  const error = await read(text).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`not refused: ${text.slice(0, 50)}`);
  expect(error.code).toBe('file_invalid');
  return error.params;
};

const anna = { email: 'anna@example.com', name: 'Anna' };

describe('a CSV file', () => {
  it.each([
    ['comma', 'email,name\nanna@example.com,Anna\n'],
    ['semicolon', 'email;name\nanna@example.com;Anna'],
    ['tab', 'email\tname\r\nanna@example.com\tAnna\r\n'],
    ['byte order mark', '\ufeffemail,name\nanna@example.com,Anna'],
    ['no header', 'anna@example.com,Anna'],
    ['other spellings of its columns', 'E-Mail, Name \nanna@example.com, Anna '],
    ['columns that only exports have', 'id,email,version,name\n7,anna@example.com,3,Anna'],
    ['empty lines', '\n\nemail,name\n\nanna@example.com,Anna\n,\n'],
  ])('is read with %s', async (_what, text) => {
    expect(await cellsOf(text)).toEqual([anna]);
  });

  it('has quoted cells with separators, quotation marks and line ends, and rows that know their line', async () => {
    const { rows } = await read('email;name\na@b.example;"One ""A""; two\nlines"\nb@b.example;B\n');
    expect(rows.map(({ line, cells }) => [line, cells['name']])).toEqual([
      [2, 'One "A"; two\nlines'],
      [4, 'B'],
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('names a column called %s as it is', async (name) => {
    const names = name.toLowerCase();
    expect(await refusal(`email,${name}\na@b.example,x`)).toEqual({ reason: 'columns', names });
  });

  it('keeps apart a file of ours and what a spreadsheet would run', async () => {
    expect(await cellsOf("email,name\na@b.example,'=1+1")).toEqual([{ email: 'a@b.example', name: '=1+1' }]);
  });

  it('has passwords as they are, and as they were in a file of ours', async () => {
    const passwords = async (text: string) => (await cellsOf(text)).map((cells) => cells['password']);
    const written = [
      "'=Genuine-1",
      " 'quoted' ",
      'a;=Sum-12345',
      "a; '@Other-123",
      '-Dash-12345',
      "''+Two-1234",
    ];
    const lines = (cells: readonly string[]) => cells.map((cell) => `a@b.example,"${cell}"\n`).join('');
    expect(await passwords(`email,password\n${lines(written)}`)).toEqual(written);
    const ours = written.map(reversible);
    expect(ours.filter((cell) => /(^|;\s*)[=+@-]/.test(cell))).toEqual([]);
    expect(await passwords(`email,'password\n${lines(ours)}`)).toEqual(written);
  });

  it('is refused when a row has very many cells, before the rest is read', async () => {
    const wide = ','.repeat(1_000_000);
    const rows = 'a@b.example\n'.repeat(10_000);
    expect(await refusal(`email${wide}\n${rows}`)).toEqual({ reason: 'long_row' });
    expect(await refusal(`\n"email"${wide}\n"not closed`)).toEqual({ reason: 'long_row' });
    expect(await refusal(`email,name\na@b.example${wide}\n${rows}`)).toEqual({ reason: 'long_row' });
    expect(await refusal(`"email\n"${wide}\n${rows}`)).toEqual({ reason: 'long_row' });
  });

  it('keeps of a row with a very long cell only what it is about', async () => {
    const { rows } = await read(`email,name,password\na@b.example,${'x'.repeat(1001)},Correct-horse-7`);
    expect(rows).toEqual([{ line: 2, cells: { email: 'a@b.example' }, isTooLong: true }]);
    const { rows: nameless } = await read(`email,name\n${'x'.repeat(1001)},Anna`);
    expect(nameless).toEqual([{ line: 2, cells: {}, isTooLong: true }]);
  });

  it('may have shorter rows; longer ones are marked', async () => {
    const { rows } = await read('email,name,quota\na@b.example\nb@b.example,B,1,,x\nc@b.example,C,1,,');
    expect(rows.map(({ isTooLong }) => isTooLong)).toEqual([false, true, false]);
  });

  it('is refused with the reason', async () => {
    expect(await refusal('')).toEqual({ reason: 'empty' });
    expect(await refusal('email,name\n')).toEqual({ reason: 'empty' });
    expect(await refusal('email,name\nm\ufffdller@example.com,x')).toEqual({ reason: 'encoding' });
    expect(await refusal('PK\u0003\u0004 not a table')).toEqual({ reason: 'binary' });
    expect(await refusal('email,name\na@b.example,"open\n')).toEqual({ reason: 'quotes', line: 2 });
    expect(await refusal('email,shoe size,colour\n')).toEqual({
      reason: 'columns',
      names: 'shoe_size, colour',
    });
    expect(await refusal('name,quota\nAnna,1')).toEqual({ reason: 'column_missing', names: 'email' });
    expect(await refusal('username,name\nanna,Anna')).toEqual({ reason: 'column_missing', names: 'email' });
    expect(await refusal('email,name,email\na,b,c')).toEqual({ reason: 'column_twice', names: 'email' });
    expect(await refusal(`email,name\na@b.example,${'x'.repeat(70_000)}`)).toEqual({ reason: 'long_row' });
    expect(await refusal(`email\n${'a@b.example\n'.repeat(mostPlanRows + 1)}`)).toEqual({
      reason: 'rows',
      num: mostPlanRows,
    });
    expect(await refusal(`email,name\na@b.example,A\n${',\n'.repeat(1_000_000)}`)).toEqual({
      reason: 'rows',
      num: mostPlanRows,
    });
  });
});
