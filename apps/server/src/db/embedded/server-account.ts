import { execFile } from 'node:child_process';
import { chown, lstat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';

const run = promisify(execFile);

/** The user PostgreSQL runs as, because it refuses to run as root. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

// `nobody` comes last: it exists everywhere, but other services may share it. An own number without
// an entry in the user database would not do, initdb insists on looking up a name.
const CANDIDATES = ['posthouse', 'postgres', 'nobody'];

/** Undefined: no change of user, we are not root. A cluster keeps the owner it was made with. */
export async function chooseServerAccount(cluster: string): Promise<ServerAccount | undefined> {
  const ownUid = process.getuid?.();
  const owner = await ownerOf(cluster);
  if (ownUid !== 0) {
    if (owner && owner.uid !== ownUid)
      throw new EmbeddedPostgresError(
        `The database in ${cluster} belongs to user ${owner.uid}, but Posthouse runs as user ${ownUid}. ` +
          'Start it as root or as that user.',
      );
    return undefined;
  }
  if (owner && owner.uid !== 0) return owner;
  for (const name of CANDIDATES) {
    const account = await findAccount(name);
    if (account) return account;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and none of the users ${CANDIDATES.join(', ')} exists. ` +
      'Create a system user posthouse, or set DATABASE_URL.',
  );
}

/** Options for child_process: no surprises from our working directory or PG… variables either. */
export function runAs(account: ServerAccount | undefined) {
  const base = { cwd: '/', env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C' } };
  return account ? { ...base, uid: account.uid, gid: account.gid } : base;
}

// Asked of the system itself, not computed from mode bits: access lists and mount options count too.
export async function canEnter(account: ServerAccount | undefined, folder: string): Promise<boolean> {
  return succeeds(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]);
}

export async function canRun(account: ServerAccount | undefined, program: string): Promise<boolean> {
  return succeeds(account, program, ['--version']);
}

/** For what we have just made ourselves inside a folder that is ours. */
export async function giveTo(account: ServerAccount | undefined, path: string): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

async function succeeds(account: ServerAccount | undefined, program: string, args: string[]) {
  if (!account) return true;
  try {
    await run(program, args, runAs(account));
    return true;
  } catch {
    return false;
  }
}

async function ownerOf(cluster: string): Promise<ServerAccount | undefined> {
  try {
    const { uid, gid } = await lstat(cluster);
    return { uid, gid };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function findAccount(name: string): Promise<ServerAccount | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
