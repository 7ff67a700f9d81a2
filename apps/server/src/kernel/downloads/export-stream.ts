import { stringify } from 'csv-stringify/sync';
import type { InTurn } from '../turns.ts';
import { isReversibleColumn, plainCell, reversible } from './csv-cell.ts';
import type { ExportContext, Exporter, ExportOrder, TableForm } from './exporter.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * The file of an export, a batch at a time: memory does not grow with the number of rows. A batch is read and written in
 * turn with those of other exports, so that it does not grow with the number of people either.
 */
export async function* exportStream(
  exporter: Exporter,
  order: ExportOrder,
  ctx: ExportContext,
  inTurn: InTurn,
): AsyncGenerator<string> {
  const write =
    order.format === 'csv'
      ? csvWriter(order.columns, await exporter.tableForm?.(ctx, order.language, order.filters))
      : jsonWriter(order.columns);
  yield write.begin;
  let first = true;
  let cursor: string | undefined;
  do {
    const batch = await inTurn(async () => {
      const page = await exporter.readPage(ctx, order.filters, cursor);
      const rows = JSON.parse(page.rows) as Row[];
      return { text: rows.length > 0 ? write.rows(rows, first) : '', next: page.next ?? undefined };
    });
    if (batch.text) yield batch.text;
    first = false;
    cursor = batch.next;
  } while (cursor !== undefined);
  yield write.end;
}

interface RowWriter {
  readonly begin: string;
  readonly end: string;
  rows(rows: readonly Row[], first: boolean): string;
}

function jsonWriter(columns: readonly string[]): RowWriter {
  const text = (row: Row) =>
    JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])));
  return {
    begin: '[\n',
    end: '\n]\n',
    rows: (rows, first) => `${first ? '' : ',\n'}${rows.map(text).join(',\n')}`,
  };
}

const asOnTheWire: TableForm = {
  head: (column) => column,
  cell: (column, row) => {
    const value = row[column] ?? '';
    // Several in one cell, as an import reads them.
    if (Array.isArray(value)) return value.join('; ');
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  },
};

function csvWriter(columns: readonly string[], form: Partial<TableForm> = {}): RowWriter {
  const { head, cell } = { ...asOnTheWire, ...form };
  const safe = columns.map((column) => (isReversibleColumn(column) ? reversible : plainCell));
  return {
    // The mark tells spreadsheets that the file is UTF-8.
    begin: `\ufeff${stringify([columns.map(head)])}`,
    end: '',
    rows: (rows) =>
      stringify(
        rows.map((row) => columns.map((column, index) => (safe[index] ?? plainCell)(cell(column, row)))),
      ),
  };
}
