import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** A connection or a transaction: what store functions run on. */
export type Database = NodePgDatabase<Record<string, never>> & { readonly $client: pg.Pool | pg.PoolClient };

const int8 = 20;

/** 64-bit integers arrive as numbers: ids and megabytes stay far below 2^53. */
const numericTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** For poolers that do not keep them: nothing is prepared beyond the transaction. */
class NamelessClient extends pg.Client {
  override query(...asked: unknown[]): never {
    const [config, ...others] = asked;
    const isNamed = typeof config === 'object' && config !== null && 'name' in config && 'text' in config;
    const plain = isNamed ? { ...config, name: undefined } : config;
    return (super.query as (...asked: unknown[]) => never)(plain, ...others);
  }
}

export interface DatabasePool {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly size?: number;
  /** How long to wait for a connection. */
  readonly connectTimeoutMs?: number;
  /** How long to wait for the answer of one statement; undefined for as long as it takes. */
  readonly statementTimeoutMs?: number;
  /** Connections stay open while nobody needs them: they know the plans of their functions. */
  readonly keepsIdle?: boolean;
  /** Statements with a name are prepared once for a connection: only where `keepsStatements` found that they are kept. */
  readonly keepsStatements?: boolean;
  readonly onError: (error: Error) => void;
}

/** After this time at the end, connections that are still busy are cut. */
const closeTimeoutMs = 5_000;

export function connectDatabase(
  url: string,
  {
    size = 16,
    connectTimeoutMs = 10_000,
    statementTimeoutMs,
    keepsIdle = false,
    keepsStatements = false,
    onError,
  }: PoolOptions,
): DatabasePool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // A panel that cannot reach its database says so, rather than hang. Measured here and not by the server: one that
    // hangs measures nothing, and a pooler refuses settings at the start of a connection.
    connectionTimeoutMillis: connectTimeoutMs,
    ...(statementTimeoutMs === undefined ? {} : { query_timeout: statementTimeoutMs }),
    idleTimeoutMillis: keepsIdle ? 0 : 30_000,
    types: numericTypes,
    ...(keepsStatements ? {} : { Client: NamelessClient }),
  });
  const clients = new Set<pg.PoolClient>();
  // An idle connection that breaks (the server restarts) must not end the process; the next query opens a new one.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    clients.add(client);
    // Nor one that breaks in a transaction, between two statements: its owner learns it from the next.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => clients.delete(client));
  let ended: Promise<void> | undefined;
  const close = () => {
    ended ??= endPool(pool, clients);
    return ended;
  };
  return { db: drizzle(pool), pool, close };
}

/** Waits for what is under way, but not for ever: a statement without an answer must not keep the process. */
async function endPool(pool: pg.Pool, clients: ReadonlySet<pg.PoolClient>): Promise<void> {
  const waiting = new AbortController();
  const ended = pool.end().finally(() => waiting.abort());
  await sleep(closeTimeoutMs, undefined, { signal: waiting.signal }).catch(() => undefined);
  // A client with a statement under way closes its connection at once.
  if (!waiting.signal.aborted) for (const client of clients) void (client as unknown as pg.Client).end();
  await Promise.race([ended, sleep(closeTimeoutMs, undefined, { ref: false })]);
}
