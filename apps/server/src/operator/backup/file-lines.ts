import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { hasCode } from '../../db/embedded/embedded-postgres-error.ts';
import { BackupFileError, longestLineBytes } from './format.ts';

const lineEnd = 10;
const chunkBytes = 64 * 1024;

/** The lines of a gzip file. Split by bytes: Node's readline would also split at characters that texts can contain. */
export async function* readLines(path: string, signal: AbortSignal): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: chunkBytes });
  pipeline(createReadStream(path, { signal }), gunzip, () => undefined);
  let begun: Buffer[] = [];
  let begunBytes = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(lineEnd); end !== -1; end = chunk.indexOf(lineEnd, start)) {
        const piece = chunk.subarray(start, end);
        yield begun.length === 0 ? piece : Buffer.concat([...begun, piece]);
        begun = [];
        begunBytes = 0;
        start = end + 1;
      }
      if (start < chunk.length) begun.push(chunk.subarray(start));
      begunBytes += chunk.length - start;
      if (begunBytes > longestLineBytes) throw damaged(path, 'it has a line that is too long');
    }
  } catch (error) {
    throw readableError(error, path);
  }
  if (begun.length > 0) throw cutOff(path);
}

export function cutOff(path: string): BackupFileError {
  return new BackupFileError(`${path} is incomplete: its end is missing. Nothing was changed.`);
}

export function damaged(path: string, finding: string): BackupFileError {
  return new BackupFileError(
    `${path} is damaged or not a Posthouse backup: ${finding}. Nothing was changed.`,
  );
}

function readableError(error: unknown, path: string): unknown {
  if (hasCode(error, 'ENOENT')) return new BackupFileError(`There is no file ${path}.`);
  if (hasCode(error, 'EISDIR')) return new BackupFileError(`${path} is a folder.`);
  if (hasCode(error, 'EACCES')) return new BackupFileError(`This user can’t read ${path}.`);
  if (hasCode(error, 'Z_BUF_ERROR')) return cutOff(path);
  if (hasCode(error, 'Z_DATA_ERROR')) return damaged(path, (error as Error).message);
  return error;
}
