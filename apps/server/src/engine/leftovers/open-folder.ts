import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { lstat, open, readdir, rename, rmdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A folder that is held open: what is done in it is done there, even if its owner puts a link in its place meanwhile. Links
 * are never followed.
 */
export interface OpenFolder {
  readonly has: (name: string) => Promise<boolean>;
  readonly names: () => Promise<string[]>;
  /** Undefined where there is no such folder. */
  readonly open: (name: string) => Promise<OpenFolder | undefined>;
  readonly rename: (from: string, to: string) => Promise<void>;
  /** With everything in it, as far as it is on the same disk. */
  readonly remove: (name: string) => Promise<void>;
  /** Only where nothing is in it. */
  readonly removeEmpty: (name: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openFolder(path: string): Promise<OpenFolder | undefined> {
  const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants;
  const handle = await open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW).catch(undefinedWhereMissing);
  if (handle === undefined) return undefined;
  // The way through /proc is that of openat(2), which Node does not have.
  const here = `/proc/${process.pid}/fd/${handle.fd}`;
  return {
    has: async (name) => (await lstat(`${here}/${name}`).catch(undefinedWhereMissing)) !== undefined,
    names: () => readdir(`${here}/.`),
    open: (name) => openFolder(`${here}/${name}`),
    rename: (from, to) => rename(`${here}/${from}`, `${here}/${to}`),
    remove: async (name) => {
      await run('rm', ['-rf', '--one-file-system', '--', name], {
        cwd: here,
        env: { PATH: '/usr/bin:/bin' },
      });
    },
    removeEmpty: async (name) => {
      await rmdir(`${here}/${name}`).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error;
      });
    },
    close: () => handle.close(),
  };
}

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Does something in a folder, if there is one, and closes it. */
export async function within<Result>(
  opening: Promise<OpenFolder | undefined>,
  work: (folder: OpenFolder) => Promise<Result>,
): Promise<Result | undefined> {
  const folder = await opening;
  if (folder === undefined) return undefined;
  try {
    return await work(folder);
  } finally {
    await folder.close();
  }
}

const asideOf = (name: string) => `deleted-${name}`;

/** Also where an earlier try was cut off. */
export const isLeft = async (folder: OpenFolder, name: string) =>
  (await folder.has(name)) || (await folder.has(asideOf(name)));

/** Out of the way at once, then deleted: whenever this is cut off, the next try goes on. */
export async function removeAside(folder: OpenFolder, name: string): Promise<void> {
  await folder.remove(asideOf(name));
  if (!(await folder.has(name))) return;
  await folder.rename(name, asideOf(name));
  await folder.remove(asideOf(name));
}
