import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  identifyProcess,
  isPostgresOf,
  isProcessIdTaken,
  listPostgresOf,
  type ProcessIdentity,
  sendSignal,
} from './process-identity.ts';

const PID_LINE = 0;
const STATUS_LINE = 7;

interface PostmasterFile {
  pid: number;
  isReady: boolean;
}

/** The file PostgreSQL keeps in its cluster while it runs, and leaves behind when it is killed. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = content.split('\n');
  const pid = Number(lines[PID_LINE]);
  return Number.isInteger(pid) && pid > 0
    ? { pid, isReady: lines[STATUS_LINE]?.trim() === 'ready' }
    : undefined;
}

export async function findPostmaster(cluster: string): Promise<ProcessIdentity | undefined> {
  const file = await readPostmasterFile(cluster);
  return file && isPostgresOf(file.pid, cluster) ? identifyProcess(file.pid) : undefined;
}

/**
 * PostgreSQL clears the files of a dead server itself, but not when the number in them names a process again
 * (or still, unreaped). It also recognises surviving children by them, so only without any may they go.
 */
export async function clearStaleFiles(cluster: string, socketDir: string): Promise<void> {
  if (process.platform !== 'linux') return;
  for (const path of [join(cluster, 'postmaster.pid'), join(socketDir, '.s.PGSQL.5432.lock')]) {
    const pid = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10);
    const isTaken = pid > 0 && isProcessIdTaken(pid);
    if (isTaken && listPostgresOf(cluster).length === 0) await rm(path, { force: true });
  }
}

/** Children that survived their killed postmaster, busy in a long query: they would block a new server. */
export function endLeftoverChildren(cluster: string): number[] {
  const leftovers = listPostgresOf(cluster);
  for (const pid of leftovers) sendSignal(pid, 'SIGQUIT');
  return leftovers;
}
