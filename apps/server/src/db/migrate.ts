import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { readEngineSchema, rebuildEngineSchema } from './engine-schema.ts';
import { inTransaction } from './transaction.ts';

/** What the database remembers of a migration. */
export interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  readonly hash: string;
}

export interface Migration extends AppliedMigration {
  readonly sql: string;
}

const lockKey = 7_260_318;

/**
 * Brings the schema to the newest migration in one transaction: panels that start at once wait for each other, and a start
 * that fails leaves nothing behind.
 */
export async function migrate(pool: Pool, folder: string): Promise<{ applied: string[] }> {
  const migrations = await readMigrations(folder);
  const engine = await readEngineSchema(folder);
  return inTransaction(pool, async (client) => {
    const applied = await applyMigrations(client, migrations);
    await rebuildEngineSchema(client, engine);
    return { applied };
  });
}

/** The same within the caller's transaction. */
export async function applyMigrations(
  client: PoolClient,
  migrations: readonly Migration[],
): Promise<string[]> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  await client.query(`create table if not exists schema_migration (
    number integer primary key, name text not null, hash text not null, applied_at timestamptz not null default now())`);
  const pending = pendingMigrations(await readAppliedMigrations(client), migrations);
  // It reads the tables that are about to change, and is made again after that.
  if (pending.length > 0) await client.query('drop schema if exists engine cascade');
  for (const { number, name, sql, hash } of pending) {
    await client.query(sql);
    await client.query('insert into schema_migration (number, name, hash) values ($1, $2, $3)', [
      number,
      name,
      hash,
    ]);
  }
  return pending.map((migration) => migration.name);
}

/** Undefined where no migration ever ran. */
export async function findAppliedMigrations(
  client: Pick<PoolClient, 'query'>,
): Promise<AppliedMigration[] | undefined> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('schema_migration') is not null as known`,
  );
  return rows[0]?.known ? readAppliedMigrations(client) : undefined;
}

async function readAppliedMigrations(client: Pick<PoolClient, 'query'>): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select number, name, hash from schema_migration order by number',
  );
  return rows;
}

/** Refuses a history that is not the beginning of the migrations known here. */
export function pendingMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): readonly Migration[] {
  for (const done of applied) refuseChangedHistory(done, migrations[done.number - 1]);
  return migrations.slice(applied.length);
}

function refuseChangedHistory(done: AppliedMigration, file: Migration | undefined): void {
  if (file === undefined) {
    throw new Error(
      `The database is newer than this version: it has migration ${done.name}, which this version does not know.`,
    );
  }
  if (file.hash !== done.hash) {
    throw new Error(`Migration ${file.name} was changed after it was applied. Add a new one instead.`);
  }
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (file, index) => {
      const number = Number(file.slice(0, 4));
      if (number !== index + 1) throw new Error(`Migrations must be numbered without gaps: ${file}`);
      const sql = await readFile(join(folder, file), 'utf8');
      return { number, name: file.slice(0, -4), sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
