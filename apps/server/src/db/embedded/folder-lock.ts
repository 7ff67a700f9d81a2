import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity.ts';

// A lock is a folder of numbered turns, and the highest turn has it. Whoever finds that its holder has
// died or released it creates the next number, which the file system lets only one process do. Numbers
// never fall, so a latecomer can never mistake a new holder for the dead one it saw before.

const RELEASED = 'released';
const POLL_MS = 20;

export interface FolderLock {
  release(): Promise<void>;
}

export async function tryLock(folder: string): Promise<FolderLock | { heldBy: ProcessIdentity }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (;;) {
    const turn = await highestTurn(folder);
    const heldBy = await holderOf(folder, turn);
    if (heldBy) return { heldBy };
    if (await takeTurn(folder, turn + 1)) return { release: () => releaseTurn(folder, turn + 1) };
  }
}

/** The living process that has the lock, if any. */
export async function findLockHolder(folder: string): Promise<ProcessIdentity | undefined> {
  try {
    return await holderOf(folder, await highestTurn(folder));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Waits for its turn; a holder that dies meanwhile does not block. */
export async function withLock<T>(folder: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  let lock = await tryLock(folder);
  while ('heldBy' in lock) {
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError(`Process ${lock.heldBy.pid} has held the lock ${folder} for too long.`);
    await sleep(POLL_MS);
    lock = await tryLock(folder);
  }
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

async function highestTurn(folder: string): Promise<number> {
  const turns = (await readdir(folder)).filter((name) => /^\d+$/.test(name)).map(Number);
  return Math.max(0, ...turns);
}

async function holderOf(folder: string, turn: number): Promise<ProcessIdentity | undefined> {
  let content: string;
  try {
    content = await readFile(join(folder, String(turn)), 'utf8');
  } catch (error) {
    // Turn 0 never exists, and a turn that vanished was overtaken: the next claim will tell.
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  const [pid, startMark] = content.split('\n');
  if (pid === undefined || startMark === undefined || pid === RELEASED) return undefined;
  const holder = { pid: Number(pid), startMark };
  return isRunning(holder) ? holder : undefined;
}

async function takeTurn(folder: string, turn: number): Promise<boolean> {
  const self = identifyProcess(process.pid);
  if (!self) throw new Error('this process cannot find itself among the running ones');
  // Linking a finished draft makes the turn appear with its whole content at once.
  const draft = await writeDraft(folder, `${self.pid}\n${self.startMark}\n`);
  try {
    await link(draft, join(folder, String(turn)));
  } catch (error) {
    if (hasCode(error, 'EEXIST', 'ENOENT')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const names = await readdir(folder);
  if (names.some((name) => Number(name) > turn)) {
    await rm(join(folder, String(turn)), { force: true });
    return false;
  }
  const outdated = names.filter((name) => name !== String(turn));
  await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })));
  return true;
}

async function releaseTurn(folder: string, turn: number): Promise<void> {
  try {
    await rename(await writeDraft(folder, RELEASED), join(folder, String(turn)));
  } catch (error) {
    // The whole data folder was deleted under us: nothing is left to release.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

async function writeDraft(folder: string, content: string): Promise<string> {
  const draft = join(folder, `draft-${randomUUID()}`);
  await writeFile(draft, content, { mode: 0o644 });
  return draft;
}
