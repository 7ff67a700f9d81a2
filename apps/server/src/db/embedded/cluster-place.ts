import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';
import type { CompleteOptions } from './embedded-postgres-options.ts';
import { canEnter, chooseServerAccount, type ServerAccount } from './server-account.ts';
import { makeStagingRoot } from './staging-root.ts';

/** Where the cluster really lies, who runs it, and how to talk to it. */
export interface ClusterPlace {
  home: string;
  cluster: string;
  socketDir: string;
  /** Where the mail engine connects, if there is one. */
  engineSocketDir: string | undefined;
  account: ServerAccount | undefined;
  initialised: boolean;
}

/** The cluster stays where it was first made, even if another place would be chosen today. */
export async function findClusterPlace(folder: DataFolder, options: CompleteOptions): Promise<ClusterPlace> {
  const cluster = await followStaging(folder);
  const account = await chooseServerAccount(cluster);
  const initialised = await isNotEmpty(cluster);
  const reachable = await canEnter(account, initialised ? cluster : dirname(cluster));
  const engineSocketDir = await findEngineSocketDir(folder, account);
  if (reachable) return { ...placeAt(cluster, account, initialised), engineSocketDir };
  if (initialised || cluster !== folder.cluster)
    throw new EmbeddedPostgresError(
      `User ${account?.uid}, who runs the database in ${cluster}, may no longer enter that folder. ` +
        'Give it the right to pass through (x) every folder on the way.',
    );
  return { ...placeAt(await stageCluster(folder, account, options), account, false), engineSocketDir };
}

async function followStaging(folder: DataFolder): Promise<string> {
  let staged: string;
  try {
    staged = await readlink(folder.cluster);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EINVAL')) return folder.cluster;
    throw error;
  }
  // Its home is made before the link, so a missing one is a loss and must not become a new, empty database.
  if (!(await isFolder(dirname(staged))))
    throw new EmbeddedPostgresError(
      `The database of ${folder.path} was stored in ${staged}, which no longer exists.`,
    );
  return staged;
}

async function stageCluster(
  folder: DataFolder,
  account: ServerAccount | undefined,
  options: CompleteOptions,
) {
  await makeStagingRoot(options.stagingRoot);
  const home = await makeUnusedFolder(join(options.stagingRoot, `data-${shortHash(folder.path)}`));
  if (!(await canEnter(account, home)))
    throw new EmbeddedPostgresError(
      `User ${account?.uid}, who shall run PostgreSQL, may enter neither ${folder.path} nor ${home}. ` +
        'Set DATA_DIR to a folder it may enter.',
    );
  await writeFile(join(home, 'data-folder'), `${folder.path}\n`, { mode: 0o600 });
  const cluster = join(home, 'postgres');
  await symlink(cluster, folder.cluster);
  options.log.warn(
    { dataDir: folder.path, cluster },
    'PostgreSQL’s user may not enter the data folder; the database is kept elsewhere',
  );
  return cluster;
}

/** A used name belongs to a data folder of the same path that was deleted: its database is left alone. */
async function makeUnusedFolder(path: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const candidate = attempt === 1 ? path : `${path}-${attempt}`;
    try {
      await mkdir(candidate, { mode: 0o711 });
      return candidate;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
}

/** A folder PostgreSQL could not use would keep it from starting: then the panel at least runs. */
async function findEngineSocketDir(
  folder: DataFolder,
  account: ServerAccount | undefined,
): Promise<string | undefined> {
  const linked = await readlink(folder.engineSocket).catch(() => undefined);
  const entry = linked === undefined ? undefined : await lstat(linked).catch(() => undefined);
  const isUsable = entry?.isDirectory() === true && entry.uid === (account?.uid ?? process.getuid?.());
  return isUsable ? linked : undefined;
}

function placeAt(
  cluster: string,
  account: ServerAccount | undefined,
  initialised: boolean,
): Omit<ClusterPlace, 'engineSocketDir'> {
  const home = dirname(cluster);
  return { home, cluster, socketDir: socketDirOf(home), account, initialised };
}

/** The system cuts socket paths at about 100 bytes. Always the same place, so that everyone finds it. */
function socketDirOf(home: string): string {
  const beside = join(home, 'socket');
  return Buffer.byteLength(`${beside}/.s.PGSQL.5432`) < 100 ? beside : `/tmp/posthouse-${shortHash(home)}`;
}

function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}

async function isFolder(path: string): Promise<boolean> {
  return lstat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}

async function isNotEmpty(path: string): Promise<boolean> {
  try {
    return (await readdir(path)).length > 0;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
