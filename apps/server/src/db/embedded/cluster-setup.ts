import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClusterPlace } from './cluster-place.ts';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';
import { giveTo, runAs } from './server-account.ts';
import { SUPERUSER } from './server-connection.ts';

const run = promisify(execFile);
const WORKSHOP = 'postgres.new-';

export async function checkClusterVersion(cluster: string, majorVersion: string): Promise<void> {
  const found = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (found === undefined)
    throw new EmbeddedPostgresError(`${cluster} is not empty, but holds no PostgreSQL database either.`);
  if (found.trim() !== majorVersion)
    throw new EmbeddedPostgresError(
      `The database in ${cluster} was made by PostgreSQL ${found.trim()}; this Posthouse brings ${majorVersion}. ` +
        'Make a backup with the former version and restore it into a new data folder.',
    );
}

/** Removes what a first start that was killed has left; what is still being written goes the next time. */
export async function clearAbandonedSetups(home: string): Promise<void> {
  const abandoned = (await readdir(home)).filter((name) => name.startsWith(WORKSHOP));
  for (const name of abandoned)
    await rm(join(home, name), { recursive: true, force: true }).catch(() => undefined);
}

/** Builds the cluster aside and moves it into place, so that a half-made one is never taken for whole. */
export async function initialiseCluster(
  place: ClusterPlace,
  programs: string,
  password: string,
  durable: boolean,
): Promise<void> {
  // Under a new name each time: the initdb of a panel killed meanwhile may still be writing to the former one.
  const workshop = await mkdtemp(join(place.home, WORKSHOP));
  const draft = join(workshop, 'cluster');
  const passwordFile = join(workshop, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await giveTo(place.account, passwordFile);
  // Last, so that root never writes into a folder where another user may plant a link.
  await giveTo(place.account, workshop);
  const args = ['--pgdata', draft, '--username', SUPERUSER, '--pwfile', passwordFile];
  args.push('--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-instructions');
  args.push('--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8');
  if (!durable) args.push('--no-sync');
  try {
    await run(join(programs, 'initdb'), args, runAs(place.account));
  } catch (error) {
    const cause = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new EmbeddedPostgresError(`The database in ${place.home} could not be created: ${cause}`, {
      cause: error,
    });
  }
  await rename(draft, place.cluster);
  if (durable) await syncFolder(place.home);
  await rm(workshop, { recursive: true, force: true });
}

/** The superuser's password, made at the first start. */
export async function readOrMakePassword(passwordFile: string, initialised: boolean): Promise<string> {
  try {
    return (await readFile(passwordFile, 'utf8')).trim();
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  if (initialised)
    throw new EmbeddedPostgresError(`${passwordFile} is missing; without it the database cannot be opened.`);
  const password = randomBytes(24).toString('base64url');
  const draft = `${passwordFile}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, `${password}\n`, { mode: 0o600, flush: true });
  await rename(draft, passwordFile);
  return password;
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
