import { attachEmbeddedPostgres, startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { keepsStatements } from './db/keeps-statements.ts';
import { connectDatabase, type DatabasePool, type PoolOptions } from './db/pool.ts';
import type { Config } from './kernel/config.ts';
import type { Log } from './kernel/log.ts';
import { refuseFullDisk } from './kernel/readiness.ts';

const oldestVersion = 150_000;

export interface OpenDatabase extends DatabasePool {
  readonly embedded: boolean;
  readonly url: string;
  /** More connections to the same database; closed with it. */
  connect(options: Omit<PoolOptions, 'onError' | 'keepsStatements'>): DatabasePool;
}

/** Requests: nobody waits longer than this for an answer. */
const requestPool = { size: 16, connectTimeoutMs: 5_000, statementTimeoutMs: 20_000 };
/** A statement of a job ends before the job would count as lost. */
const workerPool = { size: 6, statementTimeoutMs: 50_000 };
const commandPool = { size: 4 };
const firstPool = { size: 1, connectTimeoutMs: 5_000, statementTimeoutMs: 20_000 };

type User = 'panel' | 'worker' | 'command';

/**
 * DATABASE_URL, or the embedded PostgreSQL of the data folder. The panel owns the folder; workers and commands beside it only
 * attach.
 */
export async function openDatabase(config: Config, log: Log, as: User): Promise<OpenDatabase> {
  const server = config.databaseUrl === undefined ? await openEmbedded(config, log, as) : undefined;
  const url = server?.url ?? config.databaseUrl ?? '';
  const pools: DatabasePool[] = [];
  let keeps = false;
  const connect: OpenDatabase['connect'] = (options) => {
    const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
    const pool = connectDatabase(url, { ...options, keepsStatements: keeps, onError });
    pools.push(pool);
    return pool;
  };
  const close = async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    await server?.stop();
  };
  try {
    // Asked with names, which only this connection can have then.
    const first = connectDatabase(url, { ...firstPool, keepsStatements: true, onError: () => undefined });
    pools.push(first);
    await refuseOldServer(first);
    keeps = as !== 'command' && (await keepsStatements(first.pool));
    await first.close();
  } catch (error) {
    await close();
    throw error;
  }
  const database = connect({ panel: requestPool, worker: workerPool, command: commandPool }[as]);
  return { ...database, embedded: server !== undefined, url, connect, close };
}

async function openEmbedded({ dataDir }: Config, log: Log, as: User) {
  if (as !== 'panel') return attachEmbeddedPostgres({ dataDir, log });
  await refuseFullDisk(dataDir);
  return startEmbeddedPostgres({ dataDir, log });
}

async function refuseOldServer({ pool }: DatabasePool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  if (Number(rows[0]?.server_version_num) < oldestVersion) {
    throw new Error('DATABASE_URL: PostgreSQL 15 or newer is required.');
  }
}
