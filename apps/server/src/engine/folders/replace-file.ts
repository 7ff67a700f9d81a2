import { chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const staleMs = 60_000;

/**
 * Replaces a file among the mailboxes, which belongs to whom the folder belongs to. Done as Dovecot does it with its own
 * files: the new one is the lock, and `false` is the answer where somebody else just writes.
 */
export async function replaceFile(path: string, content: string): Promise<boolean> {
  const lock = `${path}.lock`;
  const owner = await makeFolder(dirname(path));
  try {
    await writeFile(lock, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    // Left behind by somebody who was killed.
    const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > staleMs) await rm(lock, { force: true });
    return false;
  }
  try {
    await chown(lock, owner.uid, owner.gid);
    await rename(lock, path);
  } catch (error) {
    await rm(lock, { force: true });
    throw error;
  }
  return true;
}

/** Of somebody who never logged in there is none yet. */
async function makeFolder(path: string): Promise<{ readonly uid: number; readonly gid: number }> {
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined) return found;
  const owner = await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await chown(path, owner.uid, owner.gid);
  return owner;
}
