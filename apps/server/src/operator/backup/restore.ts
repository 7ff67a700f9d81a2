import { escapeIdentifier, type PoolClient } from 'pg';
import { type EngineSchema, makeEngineSchema } from '../../db/engine-schema.ts';
import { keepParts, keptByTime } from '../../db/kept-by-time.ts';
import { applyMigrations, type Migration } from '../../db/migrate.ts';
import { CommandError } from '../command-environment.ts';
import { readBackup } from './backup-reader.ts';
import { type CatalogueTable, listIdentities, listTables } from './catalogue-store.ts';
import {
  type BackupEnd,
  type BackupHeader,
  type BackupTable,
  migrationTable,
  tablesLeftOut,
} from './format.ts';
import { dropDerived, dropOldQueues, setTriggers, wipeSchema } from './restore-store.ts';

export interface BackupContent {
  readonly header: BackupHeader;
  readonly end: BackupEnd;
  readonly tables: number;
  readonly rows: number;
}

interface RestoreOptions {
  readonly path: string;
  readonly migrations: readonly Migration[];
  readonly engine: EngineSchema;
  readonly signal: AbortSignal;
}

/** Reads the whole file and changes nothing: what is incomplete or damaged is refused before anything is touched. */
export async function verifyBackup(path: string, signal: AbortSignal): Promise<BackupContent> {
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  let tables = 0;
  let rows = 0;
  for await (const part of readBackup(path, signal)) {
    if (part.kind === 'header') header = part.header;
    else if (part.kind === 'table') tables += 1;
    else if (part.kind === 'row') rows += 1;
    else if (part.kind === 'end') end = part.end;
  }
  if (header === undefined || end === undefined) throw new CommandError(`${path} is empty.`);
  return { header, end, tables, rows };
}

/** Refuses a backup whose schema this version cannot make. */
export function demandKnownMigrations({ migrations }: BackupHeader, known: readonly Migration[]): void {
  migrations.forEach((made, index) => {
    const file = known[index];
    if (file === undefined)
      throw new CommandError(
        `The backup was made by a newer version of Posthouse (it has migration ${made.name}). Update this one first.`,
      );
    if (file.hash !== made.hash)
      throw new CommandError(
        `The backup was made by a different version of Posthouse: its migration ${made.name} differs from the one here.`,
      );
  });
}

/**
 * In the caller's transaction: a fresh schema as old as the backup, its rows, then the newer migrations. Triggers are
 * disabled, because the backup already contains what they would add.
 */
export async function restoreInto(
  client: PoolClient,
  header: BackupHeader,
  { path, migrations, engine, signal }: RestoreOptions,
): Promise<void> {
  await wipeSchema(client);
  await dropOldQueues(client);
  await applyMigrations(client, migrations.slice(0, header.migrations.length));
  const tables = await listTables(client);
  const derived = await dropDerived(client);
  await setTriggers(client, tables, 'disable');
  await loadRows(client, tables, path, signal);
  for (const statement of derived) await client.query(statement);
  await setTriggers(client, tables, 'enable');
  await continueIdentities(client, header);
  await applyMigrations(client, migrations);
  await makeEngineSchema(client, engine);
  for (const table of keptByTime) await keepParts(client, table, { days: everything, now: new Date() });
  await client.query(`analyze ${tables.map(({ name }) => `public.${escapeIdentifier(name)}`).join(', ')}`);
}

/** Nothing that was saved is dropped before the panel runs: its operator says what is kept. */
const everything = 100 * 365;
const rowsPerInsert = 500;
const charactersPerInsert = 1_000_000;

async function loadRows(
  client: PoolClient,
  tables: readonly CatalogueTable[],
  path: string,
  signal: AbortSignal,
): Promise<void> {
  let insert: string | undefined;
  let batch: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (insert !== undefined && batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    batch = [];
    characters = 0;
  };
  for await (const part of readBackup(path, signal)) {
    if (part.kind === 'table') {
      await flush();
      insert = insertInto(part.table, tables);
    } else if (part.kind === 'row') {
      batch.push(part.row);
      characters += part.row.length;
      if (batch.length >= rowsPerInsert || characters >= charactersPerInsert) await flush();
    }
  }
  await flush();
}

/** A session added to a file would let its author log in. */
const neverRestored: readonly string[] = [...tablesLeftOut, migrationTable];

/** Names come from the catalogue: one that only the file knows is refused. */
function insertInto({ name, columns }: BackupTable, tables: readonly CatalogueTable[]): string {
  const table = tables.find((candidate) => candidate.name === name && !neverRestored.includes(name));
  const types = new Map(table?.columns.map((column) => [column.name, column.type]));
  const isSame = types.size === columns.length && columns.every((column) => types.has(column));
  if (!isSame) throw new CommandError(`The backup’s table ${name} does not fit this database.`);
  const names = columns.map((column) => escapeIdentifier(column));
  const values = columns.map((column, index) => `(r.value ->> ${index})::${types.get(column)}`);
  return `insert into public.${escapeIdentifier(name)} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) r`;
}

/** RESTART belongs to the transaction, unlike setval: a restore that fails leaves the counters as they were. */
async function continueIdentities(client: PoolClient, header: BackupHeader): Promise<void> {
  const known = await listIdentities(client);
  for (const { table, column, next } of header.identities) {
    if (!known.some((identity) => identity.table === table && identity.column === column))
      throw new CommandError(`The backup’s counter of ${table} does not fit this database.`);
    await client.query(
      `alter table public.${escapeIdentifier(table)} alter column ${escapeIdentifier(column)} restart with ${next}`,
    );
  }
}
