import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A log, or one that was renamed since. */
export interface LogSibling {
  readonly path: string;
  /** Device and inode: they stay when it is renamed. */
  readonly node: string;
  /** Of its first line: it stays when it is moved to another disk. Empty where there is none yet. */
  readonly mark: string;
  readonly bytes: number;
  readonly changedNs: bigint;
  readonly isCurrent: boolean;
}

export interface LogSiblings {
  /** In the order in which they were written. */
  readonly plain: readonly LogSibling[];
  /** Compressed: nothing can be read from them. */
  readonly packed: readonly LogSibling[];
}

const compressed = /\.(?:gz|bz2|xz|zst|lz4|Z)$/;
const markBytes = 200;

/** All files of a log. */
export async function listSiblings(path: string): Promise<LogSiblings> {
  const [folder, name] = [dirname(path), basename(path)];
  const found: LogSibling[] = [];
  for (const each of await readdir(folder)) {
    if (each !== name && !each.startsWith(`${name}.`) && !each.startsWith(`${name}-`)) continue;
    const sibling = await withFile(join(folder, each), (handle) =>
      describe(handle, join(folder, each), each === name),
    );
    if (sibling !== undefined) found.push(sibling);
  }
  found.sort(byAge);
  return {
    plain: found.filter((each) => !compressed.test(each.path)),
    packed: found.filter((each) => compressed.test(each.path)),
  };
}

/** Nobody writes to one any more after the next was written to. */
function byAge(one: LogSibling, other: LogSibling): number {
  if (one.isCurrent !== other.isCurrent) return one.isCurrent ? 1 : -1;
  if (one.changedNs !== other.changedNs) return one.changedNs < other.changedNs ? -1 : 1;
  return one.path < other.path ? -1 : 1;
}

/** Undefined where it is no file. */
export async function describe(
  handle: FileHandle,
  path: string,
  isCurrent: boolean,
): Promise<LogSibling | undefined> {
  const found = await handle.stat({ bigint: true });
  if (!found.isFile()) return undefined;
  const [node, bytes] = [`${found.dev}-${found.ino}`, Number(found.size)];
  return { path, node, mark: await readMark(handle), bytes, changedNs: found.mtimeNs, isCurrent };
}

/** Lines begin with a time, so no two logs begin alike. */
async function readMark(handle: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(markBytes), 0, markBytes, 0);
  const head = buffer.subarray(0, bytesRead);
  const end = head.indexOf('\n');
  if (end === -1 && bytesRead < markBytes) return '';
  const line = end === -1 ? head : head.subarray(0, end);
  return createHash('sha256').update(line).digest('hex').slice(0, 12);
}

/** Undefined where it was renamed or removed meanwhile: the next look finds it where it is. */
export async function withFile<Value>(
  path: string,
  work: (handle: FileHandle) => Promise<Value>,
): Promise<Value | undefined> {
  // Without waiting for somebody to write, should it be a pipe.
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  if (handle === undefined) return undefined;
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}
