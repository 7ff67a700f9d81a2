import { mostCsvCharacters } from '@posthouse/contract/features/plans';

/** Above this a text is not shown to be edited: browsers get slow. */
export const mostEditable = 100_000;

export type CsvProblem = 'tooLarge' | 'notText';

/** The text of a chosen file. Only UTF-8 is read: a wrong guess would spoil names without a word. */
export async function readCsvFile(file: Blob): Promise<{ text: string } | { problem: CsvProblem }> {
  // A letter has up to four bytes.
  if (file.size > mostCsvCharacters * 4) return { problem: 'tooLarge' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await bytesOf(file));
    if (text.includes('\0')) return { problem: 'notText' };
    return text.length > mostCsvCharacters ? { problem: 'tooLarge' } : { text };
  } catch {
    return { problem: 'notText' };
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
