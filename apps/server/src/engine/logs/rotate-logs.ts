import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

interface RotatedLog {
  readonly path: string;
  /** Makes whoever writes it open a new file. */
  reopen(): Promise<void>;
  /** Its older files that have been read to their end; without it nobody reads them. */
  listFinished?(): Promise<readonly string[]>;
}

interface RotationLimits {
  /** A larger file makes room for a new one. */
  readonly mostBytes: number;
  /** Of the older ones, so many are kept, and those that have not been read to their end. */
  readonly keptFiles: number;
}

const rotationLimits: RotationLimits = { mostBytes: 100_000_000, keptFiles: 5 };

/** Renames a log that has become large, and removes those of its older files that nobody needs any more. */
export async function rotateLog(log: RotatedLog, now: Date, limits = rotationLimits): Promise<void> {
  const { path } = log;
  const bytes = await sizeOf(path);
  if (bytes !== undefined && bytes > limits.mostBytes)
    await rename(path, `${path}.${now.toISOString().replaceAll(/[-:]/g, '')}`);
  const older = await listOlder(path);
  // Also where it could not be told the last time.
  if (older.length > 0 && (await sizeOf(path)) === undefined) await log.reopen();
  const surplus = older.slice(0, Math.max(0, older.length - limits.keptFiles));
  if (surplus.length === 0) return;
  const finished = (await log.listFinished?.()) ?? surplus;
  for (const each of surplus) if (finished.includes(each)) await rm(each, { force: true });
}

const ownStamp = /^\.\d{8}T\d{6}\.\d{3}Z$/;

/** Oldest first; only those that were renamed here. */
async function listOlder(path: string): Promise<string[]> {
  const name = basename(path);
  const names = await readdir(dirname(path));
  const own = names.filter((each) => each.startsWith(name) && ownStamp.test(each.slice(name.length)));
  return own.sort().map((each) => join(dirname(path), each));
}

async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
}
