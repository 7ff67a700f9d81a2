interface Sized {
  readonly field: string;
  readonly width: number;
  readonly grow?: number | undefined;
  readonly isWhole?: boolean | undefined;
}

/** Of its width, what a column keeps when it has to give way. */
const leastShare = 0.6;
const leastWidth = 60;

/**
 * How wide each column is. The main one is what a row is known by: it gets what its names need, and the others give way.
 * What is left goes to those that grow.
 */
export function columnWidths(
  columns: readonly Sized[],
  main: { readonly field: string | undefined; readonly needed: number },
  room: number,
): ReadonlyMap<string, number> {
  const wanted = columns.map((column) => ({
    ...column,
    isMain: column.field === main.field,
    wide: column.field === main.field ? Math.max(column.width, main.needed) : column.width,
    least:
      column.isWhole || column.field === main.field
        ? column.width
        : Math.max(leastWidth, column.width * leastShare),
  }));
  const spare = room - sum(wanted.map(({ wide }) => wide));
  if (spare >= 0) {
    const shares = sum(wanted.map(({ grow = 0 }) => grow));
    return widths(wanted, ({ wide, grow = 0 }) => (shares === 0 ? wide : wide + (spare * grow) / shares));
  }
  const others = wanted.filter(({ isMain }) => !isMain);
  const given = sum(others.map(({ wide, least }) => Math.max(0, wide - least)));
  const part = given === 0 ? 0 : Math.min(1, -spare / given);
  const missing = Math.max(0, -spare - given);
  return widths(wanted, ({ isMain, wide, least }) =>
    isMain ? Math.max(least, wide - missing) : wide - part * Math.max(0, wide - least),
  );
}

function widths<Column extends Sized>(columns: readonly Column[], of: (column: Column) => number) {
  return new Map(columns.map((column) => [column.field, Math.floor(of(column))]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
