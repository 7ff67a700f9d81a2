import { describe, expect, it } from 'vitest';
import { plainCell, reversed, reversible } from './csv-cell.ts';

describe('a cell of a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['a;=1', "a;'=1"],
    ['a, \u00a0=1', "a, \u00a0'=1"],
    ['a\n\n  \t =1;-1', "a\n\n  \t '=1;'-1"],
    ['a=1 - 2', 'a=1 - 2'],
    ["'=1", "'=1"],
  ])('is nothing a spreadsheet would run: %j', (text, cell) => {
    expect(plainCell(text)).toBe(cell);
  });

  it('is written in one pass, however many separators are in it', () => {
    const long = `${'\n\t ;'.repeat(500_000)}x`;
    expect(plainCell(long)).toBe(long);
    expect(reversed(reversible(long))).toBe(long);
    const quotes = `;${"'".repeat(1_000_000)}x`;
    expect(reversed(reversible(quotes))).toBe(quotes);
  });

  it('can be read back as it was', () => {
    const signs = ['=', "'", ';', ' ', '\t', 'x', '-'];
    const texts = signs.flatMap((a) =>
      signs.flatMap((b) => signs.flatMap((c) => signs.map((d) => a + b + c + d))),
    );
    for (const text of texts) {
      const cell = reversible(text);
      expect(reversed(cell), JSON.stringify(text)).toBe(text);
      expect(plainCell(cell), JSON.stringify(text)).toBe(cell);
    }
  });
});
