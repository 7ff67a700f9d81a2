import { pipeline, Readable } from 'node:stream';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { AppError, type ErrorParams } from '@posthouse/contract/core/errors';
import { mostPlanRows } from '@posthouse/contract/features/plans';
import type { ImportColumns } from '@posthouse/contract/fields/import-columns';
import { CsvError, parse } from 'csv-parse';
import { isReversibleColumn, reversed } from '../../kernel/downloads/csv-cell.ts';
import type { ImportedRow } from '../../rules/plans/plan-kind.ts';

export interface CsvFile {
  /** The names of its columns, without those an import passes over. */
  readonly columns: readonly string[];
  readonly rows: readonly ImportedRow[];
}

const separators = [',', ';', '\t'] as const;
/** In characters, without separators. */
const longestRecord = 64 * 1024;
const mostCells = 100;
export const longestCell = 1000;
/** Where a cell holds many addresses. */
const longestLongCell = 50_000;
/** So much is read before others have their turn. */
const bytesAtOnce = 4 * 1024;

/** Reads the text of a CSV file; what cannot be read is refused with the reason. */
export async function readCsv(
  text: string,
  known: ImportColumns,
  mostRows: number = mostPlanRows,
): Promise<CsvFile> {
  const content = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  // What other encodings become when they are taken for UTF-8.
  if (content.includes('\ufffd')) throw unusable('encoding');
  if (/[^\P{Cc}\n\t]/u.test(content)) throw unusable('binary');
  const records = parse({
    delimiter: separatorOf(content),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
    // Its limit does not count separators.
    cast(cell, { index }) {
      if (index >= mostCells) throw unusable('long_row');
      return cell;
    },
  });
  // An error is told by the records.
  pipeline(Readable.from(inParts(content)), records, () => undefined);
  const file = await collect(records as AsyncIterable<CsvRecord>, known, mostRows).catch((error: unknown) => {
    throw error instanceof CsvError ? refusalOf(error) : error;
  });
  if (file.rows.length === 0) throw unusable('empty');
  return file;
}

async function* inParts(content: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(content);
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    yield bytes.subarray(start, start + bytesAtOnce);
    await yieldToOthers();
  }
}

async function collect(
  records: AsyncIterable<CsvRecord>,
  known: ImportColumns,
  mostRows: number,
): Promise<CsvFile> {
  let head: Head | undefined;
  let count = 0;
  const rows: ImportedRow[] = [];
  for await (const { record, info } of records) {
    count += 1;
    // With those that are empty: spreadsheets leave some behind.
    if (count > 2 * mostRows) throw unusable('rows', { num: mostRows });
    if (head === undefined) {
      const named = headerOf(record, known);
      head = named ?? unnamed(known);
      if (named !== undefined) continue;
    }
    if (record.every((cell) => cell.trim() === '')) continue;
    if (rows.length === mostRows) throw unusable('rows', { num: mostRows });
    rows.push({ line: firstLine(record, info.lines), ...rowOf(record, head, known) });
  }
  return { columns: head?.columns.map(({ name }) => name) ?? [], rows };
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** At the field of the file. */
export function unusable(reason: string, params: ErrorParams = {}): AppError {
  return new AppError('file_invalid', { params: { reason, ...params } });
}

function refusalOf({ code, ...details }: CsvError): AppError {
  if (code === 'CSV_MAX_RECORD_SIZE') return unusable('long_row');
  return unusable('quotes', { line: Number(details['lines'] ?? 1) });
}

/** The one that is in the first line most often, outside of quotation marks. */
function separatorOf(content: string): string {
  const first = (/[^\n]+/.exec(content)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (separator: string) => first.split(separator).length;
  const most = separators.reduce((best, one) => (count(one) > count(best) ? one : best));
  if (count(most) > mostCells) throw unusable('long_row');
  return most;
}

export const columnName = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** A column an import knows, and where it is. */
interface Column {
  readonly index: number;
  readonly name: string;
  readonly read: (cell: string) => string;
}

interface Head {
  readonly columns: readonly Column[];
  /** Of how many cells, with those an import passes over. */
  readonly width: number;
}

/** A password is taken as it is, or as it was before it was written to a file of ours. */
function columnOf(name: string, index: number, known: ImportColumns, isReversible = false): Column {
  if (!known.secrets.includes(name)) return { index, name, read: (cell) => plain(cell.trim()) };
  return { index, name, read: isReversible ? reversed : (cell) => cell };
}

/** A file may name a column like something every object has. */
export const meantBy = (name: string, { alternatives }: ImportColumns) =>
  Object.hasOwn(alternatives, name) ? (alternatives[name] ?? name) : name;

/** The columns a first record names; undefined where it is a row already: then the first cell is an address. */
function headerOf(record: readonly string[], known: ImportColumns): Head | undefined {
  const written = record.map(columnName);
  const isReversible = (name: string) => isReversibleColumn(name) && known.secrets.includes(name.slice(1));
  const names = written.map((name) => (isReversible(name) ? name.slice(1) : meantBy(name, known)));
  const all = [...known.inOrder, ...known.others];
  const isHeader = names.some((name) => all.includes(name));
  if (!isHeader && record[0]?.includes('@')) return undefined;
  const unknown = names.filter((name) => name !== '' && !all.includes(name) && !known.ignored.includes(name));
  if (unknown.length > 0) throw unusable('columns', { names: unknown.slice(0, 10).join(', ').slice(0, 200) });
  const twice = names.find((name, index) => all.includes(name) && names.indexOf(name) !== index);
  if (twice !== undefined) throw unusable('column_twice', { names: twice });
  const [key = []] = known.keys;
  if (!known.keys.some((set) => set.every((name) => names.includes(name))))
    throw unusable('column_missing', { names: key.join(', ') });
  const columns = names.flatMap((name, index) =>
    all.includes(name) ? [columnOf(name, index, known, isReversible(written[index] ?? ''))] : [],
  );
  return { columns, width: record.length };
}

const unnamed = (known: ImportColumns): Head => ({
  columns: known.inOrder.map((name, index) => columnOf(name, index, known)),
  width: known.inOrder.length,
});

function rowOf(
  record: readonly string[],
  { columns, width }: Head,
  known: ImportColumns,
): Omit<ImportedRow, 'line'> {
  const cells: Record<string, string> = {};
  for (const { index, name, read } of columns) {
    const cell = read(record[index] ?? '');
    if (cell !== '') cells[name] = cell;
  }
  const isTooLong = ([name, cell]: readonly [string, string]) =>
    cell.length > (known.long?.includes(name) ? longestLongCell : longestCell);
  if (Object.entries(cells).some(isTooLong)) return { cells: keysOf(cells, known), isTooLong: true };
  return { cells, isTooLong: record.slice(width).some((cell) => cell.trim() !== '') };
}

/** What names the row: the rest is not worth keeping. */
function keysOf(cells: Readonly<Record<string, string>>, known: ImportColumns): Record<string, string> {
  const keys = known.keys.flat();
  return Object.fromEntries(
    Object.entries(cells).filter(([name, cell]) => keys.includes(name) && cell.length <= longestCell),
  );
}

/** Files of ours have an apostrophe before what a spreadsheet would run. */
export const plain = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '');

const firstLine = (record: readonly string[], lastLine: number) =>
  lastLine - record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
