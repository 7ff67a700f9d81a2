import { type FileHandle, open, rename, stat } from 'node:fs/promises';

const LARGEST_BYTES = 16 * 1024 * 1024;

interface ServerLog {
  file: FileHandle;
  /** What was written since it was opened, at most the first few lines. */
  readNew(): Promise<string>;
}

/** PostgreSQL appends to this file; when it has grown large, one former file is kept at the next start. */
export async function openServerLog(path: string): Promise<ServerLog> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LARGEST_BYTES) await rename(path, `${path}.1`);
  const file = await open(path, 'a+', 0o600);
  const start = (await file.stat()).size;
  return {
    file,
    async readNew() {
      const { buffer, bytesRead } = await file.read({ position: start, buffer: Buffer.alloc(4_000) });
      return buffer.toString('utf8', 0, bytesRead).trim();
    },
  };
}
