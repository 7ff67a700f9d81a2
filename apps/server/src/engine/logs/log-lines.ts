import type { FileHandle } from 'node:fs/promises';

/** What is longer is cut. */
const longestLineBytes = 64 * 1024;

interface LogLines {
  readonly lines: readonly string[];
  /** Behind the last of them. */
  readonly position: number;
  /** More could be read at once. */
  readonly isBehind: boolean;
}

/** The complete lines of a part of a file. The last one waits until its end is there. */
export async function readLines(
  handle: FileHandle,
  from: number,
  to: number,
  mostBytes: number,
): Promise<LogLines> {
  const chunk = await readPart(handle, from, Math.min(to - from, Math.max(mostBytes, longestLineBytes + 1)));
  const isBehind = from + chunk.length < to;
  const end = chunk.lastIndexOf('\n');
  if (end !== -1) return { lines: split(chunk.subarray(0, end)), position: from + end + 1, isBehind };
  const nothing = { lines: [], position: from, isBehind: false };
  if (chunk.length <= longestLineBytes) return nothing;
  const position = await findNextLine(handle, from + chunk.length, to);
  return position === undefined ? nothing : { lines: [decode(chunk)], position, isBehind: position < to };
}

function split(chunk: Buffer): string[] {
  const lines: string[] = [];
  for (let from = 0; from <= chunk.length; ) {
    const found = chunk.indexOf('\n', from);
    const end = found === -1 ? chunk.length : found;
    lines.push(decode(chunk.subarray(from, end)));
    from = end + 1;
  }
  return lines;
}

/** Whatever the bytes are, it is a text that can be kept: without zeros, which a crash can leave in a file. */
function decode(line: Buffer): string {
  return line.subarray(0, longestLineBytes).toString('utf8').replaceAll('\0', '\uFFFD');
}

async function findNextLine(handle: FileHandle, from: number, to: number): Promise<number | undefined> {
  for (let at = from; at < to; ) {
    const chunk = await readPart(handle, at, Math.min(to - at, longestLineBytes));
    const end = chunk.indexOf('\n');
    if (end !== -1) return at + end + 1;
    if (chunk.length === 0) break;
    at += chunk.length;
  }
  return undefined;
}

/** Shorter where the file has become shorter. */
async function readPart(handle: FileHandle, from: number, bytes: number): Promise<Buffer> {
  const part = Buffer.alloc(bytes);
  let filled = 0;
  while (filled < bytes) {
    const { bytesRead } = await handle.read(part, filled, bytes - filled, from + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return part.subarray(0, filled);
}
