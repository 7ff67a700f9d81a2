// Also within a cell: where the semicolon separates, a spreadsheet would begin a new one there.
// A gap has no separator in it, or long runs of them would be read again and again.
const formulaInside = /([;,\t\r\n][^\S;,\t\r\n]*)([=+\-@])/g;
const quotedInside = /([;,\t\r\n][^\S;,\t\r\n]*)('*[=+\-@])/g;
const markedInside = /([;,\t\r\n][^\S;,\t\r\n]*)'('*[=+\-@])/g;

/** A cell that a spreadsheet would run as a formula is made plain text. */
export function plainCell(text: string): string {
  const inside = text.replace(formulaInside, "$1'$2");
  return /^[=+\-@\t\r]/.test(inside) ? `'${inside}` : inside;
}

/** The same for a cell that is read back as it was: one that looks made plain already is marked as well. */
export function reversible(text: string): string {
  const inside = text.replace(quotedInside, "$1'$2");
  return /^'*[=+\-@\t\r]/.test(inside) ? `'${inside}` : inside;
}

export function reversed(cell: string): string {
  const inside = /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
  return inside.replace(markedInside, '$1$2');
}

/** The name of a column with cells of that kind. */
export const reversibleColumn = (name: string) => `'${name}`;
export const isReversibleColumn = (name: string) => name.startsWith("'");
