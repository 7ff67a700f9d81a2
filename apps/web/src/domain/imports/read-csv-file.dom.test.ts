import { mostCsvCharacters } from '@posthouse/contract/features/plans';
import { expect, it } from 'vitest';
import { readCsvFile } from './read-csv-file.ts';

const read = (...parts: BlobPart[]) => readCsvFile(new Blob(parts));

it('reads UTF-8, with or without its mark', async () => {
  const text = 'email\nmüller@example.com';
  expect(await read(text)).toEqual({ text, isGuessed: false });
  expect(await read(new Uint8Array([0xef, 0xbb, 0xbf]), 'email')).toEqual({
    text: 'email',
    isGuessed: false,
  });
});

it('reads what spreadsheets write on Windows, and says that this is a guess', async () => {
  expect(await read(new Uint8Array([0x6d, 0xfc, 0x6c]))).toEqual({ text: 'mül', isGuessed: true });
  const utf16 = new Uint8Array([0xff, 0xfe, 0x6d, 0, 0xfc, 0]);
  expect(await read(utf16)).toEqual({ text: 'mü', isGuessed: false });
});

it('reads nothing that is no text', async () => {
  expect(await read(new Uint8Array([0x65, 0, 0x6d, 0]))).toEqual({ problem: 'notText' });
  expect(await read(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0xff]))).toEqual({ problem: 'notText' });
});

it('refuses what the server would not take, without reading all of it', async () => {
  expect(await read('x'.repeat(mostCsvCharacters + 1))).toEqual({ problem: 'tooLarge' });
  expect(await readCsvFile({ size: 100_000_000 } as Blob)).toEqual({ problem: 'tooLarge' });
});
