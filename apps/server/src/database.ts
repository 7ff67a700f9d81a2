import { attachEmbeddedPostgres, startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { connectDatabase, type DatabasePool } from './db/pool.ts';
import type { Config } from './kernel/config.ts';
import type { Log } from './kernel/log.ts';

const oldestVersion = 150_000;

export interface OpenDatabase extends DatabasePool {
  readonly embedded: boolean;
}

/**
 * DATABASE_URL, or the embedded PostgreSQL of the data folder. The panel owns the folder; commands beside it only attach.
 */
export async function openDatabase(config: Config, log: Log, as: 'panel' | 'command'): Promise<OpenDatabase> {
  const server = config.databaseUrl === undefined ? await openEmbedded(config, log, as) : undefined;
  const url = server?.url ?? config.databaseUrl ?? '';
  const database = connectDatabase(url, {
    size: as === 'panel' ? 16 : 4,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const close = async () => {
    await database.close();
    await server?.stop();
  };
  try {
    await refuseOldServer(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...database, embedded: server !== undefined, close };
}

function openEmbedded({ dataDir }: Config, log: Log, as: 'panel' | 'command') {
  return as === 'panel' ? startEmbeddedPostgres({ dataDir, log }) : attachEmbeddedPostgres({ dataDir, log });
}

async function refuseOldServer({ pool }: DatabasePool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  if (Number(rows[0]?.server_version_num) < oldestVersion) {
    throw new Error('DATABASE_URL: PostgreSQL 15 or newer is needed.');
  }
}
