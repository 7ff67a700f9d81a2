import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClusterPlace, findClusterPlace } from './cluster-place.ts';
import {
  checkClusterVersion,
  clearAbandonedSetups,
  initialiseCluster,
  readOrMakePassword,
} from './cluster-setup.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { DataFolderInUseError } from './embedded-postgres-error.ts';
import {
  type CompleteOptions,
  completeOptions,
  type EmbeddedPostgresOptions,
} from './embedded-postgres-options.ts';
import { type FolderLock, findLockHolder, tryLock, withLock } from './folder-lock.ts';
import { findPostmaster } from './postmaster-file.ts';
import { isRunning, type ProcessIdentity } from './process-identity.ts';
import { findServerPackage, programsFor } from './server-binaries.ts';
import { announceUse, countAnnouncedUsers, databaseUrl, type ServerAddress } from './server-connection.ts';
import { becomesReady, startServer, stopServer } from './server-process.ts';
import { makeSocketFolder, refuseForeignServer } from './socket-folder.ts';
import { supervise } from './supervisor.ts';

export { DataFolderInUseError, EmbeddedPostgresError } from './embedded-postgres-error.ts';
export type { EmbeddedPostgresOptions } from './embedded-postgres-options.ts';

// Longer than the longest start, which is done under this lock.
const SERVER_LOCK_TIMEOUT_MS = 400_000;

export interface EmbeddedPostgres {
  url: string;
  /** The server ran already: it outlived a killed panel, or somebody else uses it too. */
  adopted: boolean;
  /** The last one to leave stops the server. */
  stop(): Promise<void>;
}

interface Running {
  server: ProcessIdentity;
  adopted: boolean;
  address: ServerAddress;
}

/** For the panel, one per data folder: keeps the server running until `stop`. */
export async function startEmbeddedPostgres(given: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const options = completeOptions(given);
  const folder = await openDataFolder(options.dataDir);
  const panelLock = await takePanelLock(folder);
  try {
    const bringUp = () => withServerLock(folder, () => ensureRunning(folder, options));
    const running = await bringUp();
    const supervision = supervise(running.server, async () => (await bringUp()).server, options.log);
    const leave = async () => {
      const server = await supervision.end();
      await withServerLock(folder, async () => {
        // In this order, a command that leaves at the same time sees either the panel or its end.
        await stopUnlessUsed(folder, { ...running, server }, options).finally(() => panelLock.release());
      });
    };
    return { url: databaseUrl(running.address), adopted: running.adopted, stop: onlyOnce(leave) };
  } catch (error) {
    await panelLock.release();
    throw error;
  }
}

/** For a command, also beside a panel: uses the running server, or starts one for the time of the command. */
export async function attachEmbeddedPostgres(given: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const options = completeOptions(given);
  const folder = await openDataFolder(options.dataDir);
  return withServerLock(folder, async () => {
    const running = await ensureRunning(folder, options);
    const use = await announceUse(running.address);
    const leave = async () => {
      await use.end();
      await withServerLock(folder, async () => {
        if (!(await findLockHolder(folder.panelLock))) await stopUnlessUsed(folder, running, options);
      });
    };
    return { url: databaseUrl(running.address), adopted: running.adopted, stop: onlyOnce(leave) };
  });
}

/**
 * For the mail engine, beside a panel or without one: keeps the server running until `stop`, and makes it listen where
 * the engine connects.
 */
export async function keepEmbeddedPostgres(given: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const options = completeOptions(given);
  const folder = await openDataFolder(options.dataDir);
  const bringUp = () =>
    withServerLock(folder, async () => {
      const running = await ensureRunning(folder, options);
      const isHeard = await listensForEngine(folder, options);
      if (!isHeard) await stopServer(running.server, options.log);
      const heard = isHeard ? running : await ensureRunning(folder, options);
      return { ...heard, use: await announceUse(heard.address) };
    });
  let current = await bringUp();
  const restart = async () => {
    await current.use.end().catch(() => undefined);
    current = await bringUp();
    return current.server;
  };
  const supervision = supervise(current.server, restart, options.log);
  const leave = async () => {
    const server = await supervision.end();
    await current.use.end();
    await withServerLock(folder, async () => {
      if (!(await findLockHolder(folder.panelLock)))
        await stopUnlessUsed(folder, { ...current, server }, options);
    });
  };
  return { url: databaseUrl(current.address), adopted: current.adopted, stop: onlyOnce(leave) };
}

/** A server that was started before the mail engine was set up does not. */
async function listensForEngine(folder: DataFolder, options: CompleteOptions): Promise<boolean> {
  const { engineSocketDir } = await findClusterPlace(folder, options);
  if (engineSocketDir === undefined) return true;
  return access(join(engineSocketDir, '.s.PGSQL.5432')).then(
    () => true,
    () => false,
  );
}

async function takePanelLock(folder: DataFolder): Promise<FolderLock> {
  const lock = await tryLock(folder.panelLock);
  if ('heldBy' in lock) throw new DataFolderInUseError(folder.path, lock.heldBy.pid);
  return lock;
}

function withServerLock<T>(folder: DataFolder, work: () => Promise<T>): Promise<T> {
  return withLock(folder.serverLock, SERVER_LOCK_TIMEOUT_MS, work);
}

async function ensureRunning(folder: DataFolder, options: CompleteOptions): Promise<Running> {
  const place = await findClusterPlace(folder, options);
  const password = await readOrMakePassword(folder.passwordFile, place.initialised);
  const address = { socketDir: place.socketDir, password };
  const survivor = await findPostmaster(place.cluster);
  if (survivor && (await becomesReady(survivor, place, address))) {
    options.log.info({ pid: survivor.pid, cluster: place.cluster }, 'using the PostgreSQL that already runs');
    return { server: survivor, adopted: true, address };
  }
  const server = await startOn(place, address, folder, options);
  options.log.info({ pid: server.pid, cluster: place.cluster }, 'PostgreSQL started');
  return { server, adopted: false, address };
}

async function startOn(
  place: ClusterPlace,
  address: ServerAddress,
  folder: DataFolder,
  options: CompleteOptions,
) {
  const { durable, log, stagingRoot } = options;
  const server = await findServerPackage();
  if (place.initialised) await checkClusterVersion(place.cluster, server.majorVersion);
  const programs = await programsFor(place.account, server, stagingRoot, log);
  await clearAbandonedSetups(place.home);
  if (!place.initialised) await initialiseCluster(place, programs, address.password, durable);
  await makeSocketFolder(place);
  await refuseForeignServer(place);
  return startServer({ place, address, programs, logFile: folder.logFile, durable, log });
}

async function stopUnlessUsed(folder: DataFolder, { server, address }: Running, { log }: CompleteOptions) {
  if (!isRunning(server)) return;
  const users = await countAnnouncedUsers(address);
  if (users > 0)
    log.info({ users, folder: folder.path }, 'PostgreSQL keeps running for the commands that use it');
  else await stopServer(server, log);
}

function onlyOnce(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
