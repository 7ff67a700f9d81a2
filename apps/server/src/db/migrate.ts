import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

const lockKey = 7_260_318;

/** Brings the schema to the newest migration in one transaction; panels that start at once wait for each other. */
export async function migrate(pool: Pool, folder: string): Promise<{ applied: string[] }> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const applied = await applyPending(client, migrations);
    await client.query('commit');
    return { applied };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function applyPending(client: PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(`create table if not exists schema_migration (
    number integer primary key, name text not null, hash text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ number: number; name: string; hash: string }>(
    'select number, name, hash from schema_migration order by number',
  );
  for (const done of rows) refuseChangedHistory(done, migrations[done.number - 1]);
  const pending = migrations.slice(rows.length);
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

function refuseChangedHistory(
  done: { number: number; name: string; hash: string },
  file: Migration | undefined,
): void {
  if (file === undefined) {
    throw new Error(
      `The database is newer than this version: it has migration ${done.name}, which is not known here.`,
    );
  }
  if (file.hash !== done.hash) {
    throw new Error(`Migration ${file.name} was changed after it had been applied; add a new one instead.`);
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
