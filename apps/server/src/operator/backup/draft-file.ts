import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { CommandError } from '../command-environment.ts';
import { reasonOf } from '../command-failure.ts';

interface DraftFile {
  readonly stream: Writable;
  /** Moves the finished draft to its place and returns its size. */
  publish(): Promise<number>;
  discard(): Promise<void>;
}

/** A file only its owner can read, next to its final place; a crash leaves the old file untouched. */
export async function createDraftFile(target: string): Promise<DraftFile> {
  const place = resolve(target);
  const isFolder = await stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) throw new CommandError(`${target} is a folder. Enter the name of a file.`);
  const path = join(dirname(place), `.${basename(place)}.${randomBytes(6).toString('hex')}.part`);
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw new CommandError(`${target} cannot be written: ${reasonOf(error)}`);
  });
  const stream = file.createWriteStream({ flush: true });
  return {
    stream,
    async publish() {
      const { size } = await stat(path);
      await rename(path, place);
      await syncFolder(dirname(place));
      return size;
    },
    async discard() {
      stream.destroy();
      await rm(path, { force: true });
    },
  };
}

/** A rename is on disk only after its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  // Windows can't open folders and does not need this.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
