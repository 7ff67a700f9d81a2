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

export interface DatabasePool {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export function connectDatabase(
  url: string,
  { size = 16, onError }: { size?: number; onError: (error: Error) => void },
): DatabasePool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // A panel that cannot reach its database answers so, rather than hang.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    types: numericTypes,
  });
  // An idle connection that breaks (the server restarts) must not end the process; the next query opens a new one.
  pool.on('error', onError);
  // Nor one that breaks in a transaction, between two statements: its owner learns it from the next.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
