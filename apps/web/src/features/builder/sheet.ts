const separators = [',', ';', '\t'] as const;

/** The one that is in the first line most often, outside of quotation marks: as the server reads a file. */
function separatorOf(text: string): string {
  const first = (/[^\n]+/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (separator: string) => first.split(separator).length;
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** A cell in quotation marks or without, and what ends it. */
const cellBefore = (separator: string) =>
  new RegExp(
    `(?:[^\\S\\n\\t]*"((?:[^"]|"")*)"[^${separator}\\n]*|([^${separator}\\n]*))(${separator}|\\n|$)`,
    'y',
  );

/** The rows of a CSV text with their cells, without those that are empty. */
export function readSheet(given: string): string[][] {
  const text = given.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const cell = cellBefore(separatorOf(text));
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex <= text.length) {
    const [whole = '', quotedText, plainText = '', end = ''] = cell.exec(text) ?? [];
    row.push(quotedText?.replaceAll('""', '"') ?? plainText);
    if (end === '\n' || end === '') {
      if (row.some((one) => one.trim() !== '')) rows.push(row);
      row = [];
    }
    if (end === '' || whole === '') break;
  }
  return rows;
}

const quoted = (cell: string) => (/[",;\t\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const writeSheet = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join(',')).join('\n');

/** As the server knows a column by what a header calls it. */
export const columnName = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
