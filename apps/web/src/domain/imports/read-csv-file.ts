import { mostCsvCharacters } from '@posthouse/contract/features/plans';

/** Above this a text is not shown to be edited: browsers get slow. */
export const mostEditable = 100_000;

export const csvProblems = ['tooLarge', 'notText'] as const;
type CsvProblem = (typeof csvProblems)[number];

interface CsvText {
  readonly text: string;
  /** Its encoding is a guess, which the reader is to check. */
  readonly isGuessed: boolean;
}

/** The text of a chosen file: UTF-8, UTF-16 by its mark, or else what spreadsheets on Windows write. */
export async function readCsvFile(file: Blob): Promise<CsvText | { problem: CsvProblem }> {
  // A letter has up to four bytes.
  if (file.size > mostCsvCharacters * 4) return { problem: 'tooLarge' };
  const bytes = await bytesOf(file).catch(() => undefined);
  if (bytes === undefined) return { problem: 'notText' };
  const known = decoded(bytes, markOf(new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))));
  const text = known ?? decoded(bytes, 'windows-1252');
  if (text === undefined || text.includes('\0')) return { problem: 'notText' };
  return text.length > mostCsvCharacters ? { problem: 'tooLarge' } : { text, isGuessed: known === undefined };
}

/** By the first two bytes. */
function markOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decoded(bytes: ArrayBuffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function bytesOf(file: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsArrayBuffer(file);
  });
}
