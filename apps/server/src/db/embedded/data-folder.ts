import { access, chmod, constants, mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** What lies in the data folder itself, wherever the cluster is. */
export interface DataFolder {
  path: string;
  cluster: string;
  logFile: string;
  passwordFile: string;
  panelLock: string;
  serverLock: string;
  /** A link to the folder where the mail engine looks for PostgreSQL; missing where there is none. */
  engineSocket: string;
}

export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const created = await mkdir(resolve(dataDir), { recursive: true });
  const path = await realpath(dataDir);
  // Started as root, PostgreSQL's own user must pass through; every file inside is private by itself.
  if (created !== undefined) await chmod(path, process.getuid?.() === 0 ? 0o711 : 0o700);
  await access(path, constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw new EmbeddedPostgresError(`Posthouse can’t write to its data folder ${path}.`, { cause: error });
  });
  return {
    path,
    cluster: join(path, 'postgres'),
    logFile: join(path, 'postgres.log'),
    passwordFile: join(path, 'postgres.password'),
    panelLock: join(path, 'panel.lock'),
    serverLock: join(path, 'postgres.lock'),
    engineSocket: join(path, 'engine-socket'),
  };
}
