/** Why a file can't be used, in the words of `file_invalid`: a reason is a key, which nobody should have to read. */
export const fileReasons: Readonly<Partial<Record<string, string>>> = {
  type: 'only PNG, JPEG, GIF and SVG images are accepted',
  size: 'the image has too many pixels',
  content: 'it is damaged or refers to something outside the file',
  shapes: 'it contains text, a style sheet, a mask or a filter',
  encoding: 'it is not UTF-8',
  binary: 'it is not a text file',
  quotes: 'a quotation mark in line {line} is not closed or is in the wrong place',
  columns: 'it has unknown columns: {names}',
  column_missing: 'the column {names} is missing',
  column_twice: 'the column {names} appears twice',
  rows: 'it has more than {num} rows',
  empty: 'it has no rows',
  long_row: 'one of its rows is too long',
};
