import type { ImportColumns } from '@posthouse/contract/fields/import-columns';
import { printable } from '../../kernel/printable.ts';
import type { ImportedRow } from '../../rules/plans/plan-kind.ts';
import { mapInTurns } from '../../rules/plans/plan-rows.ts';
import { type CsvFile, columnName, longestCell, meantBy, plain, unusable } from './csv-file.ts';

/** In characters: what is longer is not looked into. */
const longestLine = 64 * 1024;
/** What can't be read stands for itself: as something else it would be taken for what nobody meant. */
const unreadable = '\ufffd';

/** Reads a file with one thing to a line. A line that can't be used is a row by itself, so that its number is told. */
export async function readLines(text: string, known: ImportColumns, mostRows: number): Promise<CsvFile> {
  const [column = ''] = known.inOrder;
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => !isBlank.test(content));
  const place = placeIn(lines[0]?.content ?? '', known, column);
  const rows = place === undefined ? lines : lines.slice(1);
  if (rows.length === 0) throw unusable('empty');
  if (rows.length > mostRows) throw unusable('rows', { num: mostRows });
  const read = await mapInTurns(rows, ({ content, line }) => ({
    line,
    ...rowOf(content.length > longestLine ? undefined : cellsOf(content)[place ?? 0], column),
  }));
  if (read.every(({ cells }) => cells[column]?.includes(unreadable)))
    throw unusable(text.includes(unreadable) ? 'encoding' : 'binary');
  return { columns: [column], rows: read };
}

const isBlank = /^[\s,;"]*$/;

/** Where a header has the column; undefined where the first line is a row. */
function placeIn(line: string, known: ImportColumns, column: string): number | undefined {
  if (line.length > longestLine) return undefined;
  const place = cellsOf(line).findIndex((cell) => meantBy(columnName(cell), known) === column);
  return place === -1 ? undefined : place;
}

const cell = /(?:"((?:[^"]|"")*)"|([^,;\t]*))(?:[,;\t]|$)/y;

/** Neither an address nor a domain has one of the separators in it. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < line.length) {
    const [whole = '', quoted, bare] = cell.exec(line) ?? [];
    if (whole === '') break;
    cells.push((quoted ?? bare ?? '').trim());
  }
  return cells;
}

function rowOf(written: string | undefined, column: string): Pick<ImportedRow, 'cells' | 'isTooLong'> {
  if (written === undefined || written.length > longestCell) return { cells: {}, isTooLong: true };
  const told = printable(plain(written));
  return { cells: told === '' ? {} : { [column]: told }, isTooLong: false };
}
