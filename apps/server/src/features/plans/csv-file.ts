import { AppError, type ErrorParams } from '@posthouse/contract/core/errors';
import { mostPlanRows } from '@posthouse/contract/features/plans';
import type { ImportColumns } from '@posthouse/contract/fields/import-columns';
import { CsvError, parse } from 'csv-parse';
import type { ImportedRow } from '../../domain/plan-kind.ts';

export interface CsvFile {
  /** The names of its columns; empty for those an import passes over. */
  readonly columns: readonly string[];
  readonly rows: readonly ImportedRow[];
}

const separators = [',', ';', '\t'] as const;
const longestRecord = 64 * 1024;

/** Reads the text of a CSV file; what cannot be read is refused with the reason. */
export async function readCsv(text: string, known: ImportColumns): Promise<CsvFile> {
  const content = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  // What other encodings become when they are taken for UTF-8.
  if (content.includes('\ufffd')) throw unusable('encoding');
  if (/[^\P{Cc}\n\t]/u.test(content)) throw unusable('binary');
  const records = parse(content, {
    delimiter: separatorOf(content),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  });
  const file = await collect(records as AsyncIterable<CsvRecord>, known).catch((error: unknown) => {
    throw error instanceof CsvError ? refusalOf(error) : error;
  });
  if (file.rows.length === 0) throw unusable('empty');
  return file;
}

async function collect(records: AsyncIterable<CsvRecord>, known: ImportColumns): Promise<CsvFile> {
  let columns: readonly string[] | undefined;
  const rows: ImportedRow[] = [];
  for await (const { record, info } of records) {
    if (columns === undefined) {
      const header = headerOf(record, known);
      columns = header ?? known.inOrder;
      if (header !== undefined) continue;
    }
    if (record.every((cell) => cell.trim() === '')) continue;
    if (rows.length === mostPlanRows) throw unusable('rows', { num: mostPlanRows });
    rows.push(rowOf(record, columns, { line: firstLine(record, info.lines), secrets: known.secrets }));
  }
  return { columns: columns ?? [], rows };
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** At the field of the file. */
function unusable(reason: string, params: ErrorParams = {}): AppError {
  return new AppError('file_invalid', { params: { reason, ...params } });
}

function refusalOf({ code, ...details }: CsvError): AppError {
  if (code === 'CSV_MAX_RECORD_SIZE') return unusable('long_row');
  return unusable('quotes', { line: Number(details['lines'] ?? 1) });
}

/** The one that is in the first line most often, outside of quotation marks. */
function separatorOf(content: string): string {
  const end = content.indexOf('\n');
  const first = (end < 0 ? content : content.slice(0, end)).replace(/"[^"]*"/g, '');
  const count = (separator: string) => first.split(separator).length;
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best));
}

const columnName = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** The columns a first record names; undefined where it is a row already: then the first cell is an address. */
function headerOf(record: readonly string[], known: ImportColumns): readonly string[] | undefined {
  const names = record.map(columnName).map((name) => known.alternatives[name] ?? name);
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
  return names.map((name) => (all.includes(name) ? name : ''));
}

function rowOf(
  record: readonly string[],
  columns: readonly string[],
  { line, secrets }: { readonly line: number; readonly secrets: readonly string[] },
): ImportedRow {
  const cells: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    const written = record[index] ?? '';
    // A password is taken as it is.
    const cell = plain(secrets.includes(column) ? written : written.trim());
    if (column !== '' && cell !== '') cells[column] = cell;
  }
  return { line, cells, isTooLong: record.slice(columns.length).some((cell) => cell.trim() !== '') };
}

/** Files of ours have an apostrophe before what a spreadsheet would run. */
const plain = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '');

const firstLine = (record: readonly string[], lastLine: number) =>
  lastLine - record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
