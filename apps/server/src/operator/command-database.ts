import { drizzle } from 'drizzle-orm/node-postgres';
import { type OpenDatabase, openDatabase } from '../database.ts';
import { findAppliedMigrations, pendingMigrations, readMigrations } from '../db/migrate.ts';
import type { Database } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Config, readConfig } from '../kernel/config.ts';
import { createLog, type Log } from '../kernel/log.ts';
import { findSecretKey, loadSecretKey } from '../kernel/secrets.ts';
import { type CommandEnvironment, CommandError } from './command-environment.ts';
import { reasonOf } from './command-failure.ts';
import { quantity } from './command-output.ts';

export interface CommandDatabase {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly now: Date;
}

/** Opens the database for one command, with or without a running panel. */
export async function withAnyDatabase<Value>(
  environment: CommandEnvironment,
  work: (opened: CommandDatabase) => Promise<Value>,
): Promise<Value> {
  const config = readConfig(environment.env);
  const database = await open(config, commandLog(config, environment));
  try {
    return await work({ config, database, now: environment.clock.now() });
  } finally {
    await database.close();
  }
}

/** The same, for commands that need the tables as this version knows them. */
export function withDatabase<Value>(
  environment: CommandEnvironment,
  work: (opened: CommandDatabase) => Promise<Value>,
): Promise<Value> {
  return withAnyDatabase(environment, async (opened) => {
    await refuseOldSchema(environment, opened.database);
    return work(opened);
  });
}

/** One transaction of an operator's change and its account-history entry. */
export function changing<Value>(
  { database }: CommandDatabase,
  change: (db: Database) => Promise<Value>,
): Promise<Value> {
  return inTransaction(database.pool, (client) => change(drizzle(client)));
}

/** A key created now would be wrong for a database that other panels use. */
export async function keyOfPanel({ config, database }: CommandDatabase): Promise<string> {
  if (database.embedded) return loadSecretKey(config.secretKey, config.dataDir);
  const key = await findSecretKey(config.secretKey, config.dataDir);
  if (key === undefined)
    throw new CommandError(
      `There is no secret key in ${config.dataDir}. Set SECRET_KEY or DATA_DIR to the values the panel uses.`,
    );
  return key;
}

/** Logs to standard error, and only what matters to someone who waits for the result. */
function commandLog({ logLevel }: Config, { stderr }: CommandEnvironment): Log {
  return createLog(logLevel === 'info' ? 'warn' : logLevel, stderr);
}

async function open(config: Config, log: Log): Promise<OpenDatabase> {
  try {
    return await openDatabase(config, log, 'command');
  } catch (error) {
    throw new CommandError(`Can’t open the database: ${reasonOf(error)}`, { cause: error });
  }
}

async function refuseOldSchema(
  { migrationsFolder }: CommandEnvironment,
  { pool }: OpenDatabase,
): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  const pending = pendingMigrations((await findAppliedMigrations(pool)) ?? [], migrations);
  if (pending.length > 0)
    throw new CommandError(
      `The database is missing ${quantity(pending.length, 'migration')}. Run "npm run posthouse -- migrate" first, or start the panel.`,
    );
}
