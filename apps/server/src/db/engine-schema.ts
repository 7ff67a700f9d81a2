import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';

/** The functions and views the mail engine asks: no migrations, but files that describe the whole of it. */
export interface EngineSchema {
  readonly sql: string;
  readonly hash: string;
}

export async function readEngineSchema(migrationsFolder: string): Promise<EngineSchema> {
  const folder = join(migrationsFolder, 'engine');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const parts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const sql = parts.join('\n');
  return { sql, hash: createHash('sha256').update(sql).digest('hex') };
}

/** Made again where it is missing or was made from other files. The schema itself remembers which they were. */
export async function rebuildEngineSchema(client: PoolClient, { sql, hash }: EngineSchema): Promise<void> {
  const { rows } = await client.query<{ made: string | null }>(
    `select obj_description(to_regnamespace('engine'), 'pg_namespace') as made`,
  );
  if (rows[0]?.made === hash) return;
  await makeEngineSchema(client, { sql, hash });
}

/** Also when nothing changed: roles that are new since then get their rights. */
export async function makeEngineSchema(client: PoolClient, { sql, hash }: EngineSchema): Promise<void> {
  await client.query('drop schema if exists engine cascade; create schema engine');
  await client.query(sql);
  await client.query(`comment on schema engine is '${hash}'`);
}
