import { mostCsvCharacters } from '@posthouse/contract/features/plans';
import { expect, it } from 'vitest';
import { readCsvFile } from './read-csv-file.ts';

const read = (...parts: BlobPart[]) => readCsvFile(new Blob(parts));

it('reads UTF-8, with or without its mark', async () => {
  expect(await read('email\nmüller@example.com')).toEqual({ text: 'email\nmüller@example.com' });
  expect(await read(new Uint8Array([0xef, 0xbb, 0xbf]), 'email')).toEqual({ text: 'email' });
});

it('reads no other encoding and nothing that is no text', async () => {
  expect(await read(new Uint8Array([0x6d, 0xfc, 0x6c]))).toEqual({ problem: 'notText' });
  expect(await read(new Uint8Array([0x65, 0, 0x6d, 0]))).toEqual({ problem: 'notText' });
});

it('refuses what the server would not take, without reading all of it', async () => {
  expect(await read('x'.repeat(mostCsvCharacters + 1))).toEqual({ problem: 'tooLarge' });
  expect(await readCsvFile({ size: 100_000_000 } as Blob)).toEqual({ problem: 'tooLarge' });
});
