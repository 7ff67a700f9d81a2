import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import QueryStream from 'pg-query-stream';
import { type AppliedMigration, findAppliedMigrations } from '../../db/migrate.ts';
import { CommandError } from '../command-environment.ts';
import { type CatalogueTable, listIdentities, listTables, readNextIdentity } from './catalogue-store.ts';
import { createDraftFile } from './draft-file.ts';
import {
  type BackupEnd,
  type BackupHeader,
  type BackupTable,
  type EngineFile,
  formatVersion,
  lineKinds,
  migrationTable,
  tablesLeftOut,
} from './format.ts';
import { keyCheckOf, sealOf } from './key-check.ts';

interface BackupOptions {
  readonly path: string;
  readonly secretKey: string;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** Where the files of the mail engine lie. */
  readonly files: ReadonlyMap<EngineFile, string>;
  /** Tables that the operator does not want either. */
  readonly without: readonly string[];
}

export interface BackupSummary extends BackupEnd {
  readonly migrations: readonly AppliedMigration[];
  readonly bytes: number;
}

/** Few rows at a time, so that memory does not grow with the database. */
const rowsPerFetch = 200;
const chunkCharacters = 64 * 1024;
const pieceBytes = 192 * 1024;

/** Writes one snapshot of all tables; the file appears under its name only once it is complete and on disk. */
export async function writeBackup(pool: Pool, options: BackupOptions): Promise<BackupSummary> {
  const draft = await createDraftFile(options.path);
  try {
    const content = await inSnapshot(pool, async (client) => {
      const migrations = await demandMigrations(client);
      const end: BackupEnd = { rows: {}, files: {}, sha256: '', seal: '' };
      const lines = backupLines(client, migrations, end, options);
      await pipeline(Readable.from(lines), createGzip(), draft.stream, { signal: options.signal });
      return { ...end, migrations };
    });
    return { ...content, bytes: await draft.publish() };
  } catch (error) {
    await draft.discard();
    throw error;
  }
}

async function demandMigrations(client: PoolClient): Promise<AppliedMigration[]> {
  const migrations = await findAppliedMigrations(client);
  if (migrations === undefined || migrations.length === 0)
    throw new CommandError('There is nothing to back up: this database has no Posthouse tables.');
  return migrations;
}

async function inSnapshot<Value>(pool: Pool, run: (client: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read, read only');
    // How values are written as text must not depend on the server's settings.
    await client.query(`set local timezone to 'UTC'; set local datestyle to 'ISO'; set local intervalstyle to 'postgres';
      set local bytea_output to 'hex'; set local extra_float_digits to 1; set local row_security to off`);
    return await run(client);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    await client.query('rollback').catch((error: Error) => {
      failure = error;
    });
    client.release(failure);
  }
}

/** Yields the lines in chunks and fills in `end`. */
async function* backupLines(
  client: PoolClient,
  migrations: AppliedMigration[],
  end: BackupEnd,
  options: BackupOptions,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let chunk = '';
  for await (const line of dataLines(client, migrations, end, options)) {
    chunk += `${line}\n`;
    if (chunk.length < chunkCharacters) continue;
    hash.update(chunk, 'utf8');
    yield chunk;
    chunk = '';
  }
  end.sha256 = hash.update(chunk, 'utf8').digest('hex');
  end.seal = sealOf(options.secretKey, end.sha256);
  yield `${chunk}${lineKinds.end}${JSON.stringify(end)}\n`;
}

async function* dataLines(
  client: PoolClient,
  migrations: AppliedMigration[],
  end: BackupEnd,
  options: BackupOptions,
): AsyncGenerator<string> {
  yield `${lineKinds.header}${JSON.stringify(await headerOf(client, migrations, options))}`;
  const leftOut: readonly string[] = [...tablesLeftOut, ...options.without, migrationTable];
  for (const table of await listTables(client)) {
    if (leftOut.includes(table.name)) continue;
    const columns = table.columns.map(({ name }) => name);
    yield `${lineKinds.table}${JSON.stringify({ name: table.name, columns } satisfies BackupTable)}`;
    let count = 0;
    for await (const row of rowsOf(client, table)) {
      yield lineKinds.row + row;
      count += 1;
    }
    end.rows[table.name] = count;
  }
  for (const [name, path] of options.files) {
    yield `${lineKinds.file}${JSON.stringify({ name })}`;
    let bytes = 0;
    for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
      yield `${lineKinds.piece}${JSON.stringify((piece as Buffer).toString('base64'))}`;
      bytes += piece.length;
    }
    end.files[name] = bytes;
  }
}

async function headerOf(
  client: PoolClient,
  migrations: AppliedMigration[],
  { secretKey, now, without }: BackupOptions,
): Promise<BackupHeader> {
  const identities: BackupHeader['identities'] = [];
  for (const identity of await listIdentities(client)) {
    identities.push({ ...identity, next: await readNextIdentity(client, identity) });
  }
  return {
    posthouse: 'backup',
    format: formatVersion,
    created_at: now.toISOString(),
    migrations,
    key_check: keyCheckOf(secretKey),
    left_out: [...tablesLeftOut, ...without],
    identities,
  };
}

async function* rowsOf(client: PoolClient, { name, columns }: CatalogueTable): AsyncGenerator<string> {
  const values = columns.map((column) => `${escapeIdentifier(column.name)}::text`);
  const text = `select array_to_json(array[${values.join(', ')}]::text[])::text from public.${escapeIdentifier(name)}`;
  const stream = client.query(
    new QueryStream(text, [], { batchSize: rowsPerFetch, highWaterMark: rowsPerFetch, rowMode: 'array' }),
  );
  for await (const [row] of stream as AsyncIterable<[string]>) yield row;
}
