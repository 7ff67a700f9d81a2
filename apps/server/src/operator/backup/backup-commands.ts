import type { Command } from 'commander';
import type { PoolClient } from 'pg';
import { readMigrations } from '../../db/migrate.ts';
import { inTransaction } from '../../db/transaction.ts';
import { readConfig } from '../../kernel/config.ts';
import { findSecretKey, loadSecretKey } from '../../kernel/secrets.ts';
import { type CommandDatabase, withAnyDatabase } from '../command-database.ts';
import { type CommandEnvironment, CommandError } from '../command-environment.ts';
import { readInputLine } from '../command-input.ts';
import { fileSize, quantity } from '../command-output.ts';
import type { CommandResult, CommandRun } from '../command-run.ts';
import { writeBackup } from './backup.ts';
import { tablesLeftOut } from './format.ts';
import { keyCheckOf, sealOf } from './key-check.ts';
import { type BackupContent, demandKnownMigrations, restoreInto, verifyBackup } from './restore.ts';
import { findOccupant, lockAccounts, type Occupant } from './restore-store.ts';

const leftOutText = `Left out on purpose: sessions, one-time keys and counted attempts (${tablesLeftOut.join(', ')}), waiting jobs, the secret key.`;

export function addBackupCommands(program: Command, run: CommandRun): void {
  const { environment } = run;
  run
    .define(program, 'backup <file>', {
      summary: 'Write the whole database to a file',
      details: `One consistent moment, while the panel keeps running. The file may be read by its owner alone; an existing one is replaced only once the new one is complete.\n${leftOutText} Keep DATA_DIR/secret.key (or SECRET_KEY) beside it: without it, stored secrets cannot be read.`,
      example: 'backup /var/backups/posthouse.backup',
    })
    .action(run.answer((file: string) => backup(environment, file)));

  run
    .define(program, 'restore <file>', {
      summary: 'Read a backup into an empty database',
      details: `All or nothing; a backup of an older version is brought up to date. The secret key must be the one of the backup.\n${leftOutText}`,
      example: 'restore /var/backups/posthouse.backup',
    })
    .option('--force', 'replace a database that has accounts')
    .option('--yes', 'do not ask before replacing')
    .action(run.answer((file: string, options: RestoreOptions) => restore(environment, file, options)));
}

function backup(environment: CommandEnvironment, path: string): Promise<CommandResult> {
  return withAnyDatabase(environment, async (opened) => {
    const secretKey = await keyForBackup(opened);
    const { signal } = environment;
    const made = await writeBackup(opened.database.pool, { path, secretKey, now: opened.now, signal });
    const rows = Object.values(made.rows).reduce((sum, count) => sum + count, 0);
    return {
      json: {
        file: path,
        bytes: made.bytes,
        rows: made.rows,
        sha256: made.sha256,
        migration: made.migrations.at(-1)?.name,
        left_out: tablesLeftOut,
      },
      text: `Wrote ${quantity(rows, 'row')} of ${quantity(Object.keys(made.rows).length, 'table')} to ${path} (${fileSize(made.bytes)}).\n${leftOutText}`,
    };
  });
}

/** A key made here and now would be the wrong one for a database that other panels serve. */
async function keyForBackup({ config, database }: CommandDatabase): Promise<string> {
  if (database.embedded) return loadSecretKey(config.secretKey, config.dataDir);
  const key = await findSecretKey(config.secretKey, config.dataDir);
  if (key === undefined)
    throw new CommandError(
      `There is no secret key in ${config.dataDir}: set SECRET_KEY or DATA_DIR as the panel has it.`,
    );
  return key;
}

interface RestoreOptions {
  readonly force?: boolean;
  readonly yes?: boolean;
}

async function restore(
  environment: CommandEnvironment,
  path: string,
  options: RestoreOptions,
): Promise<CommandResult> {
  const { signal } = environment;
  const migrations = await readMigrations(environment.migrationsFolder);
  const { header, end, tables, rows } = await verifyBackup(path, signal);
  demandKnownMigrations(header, migrations);
  await demandSameKey(environment, path, { header, end });
  await withAnyDatabase(environment, async ({ database: { pool } }) => {
    const occupant = await demandRoom(pool, options);
    if (occupant.kind === 'accounts' && !options.yes) await askToReplace(environment, occupant.names);
    await inTransaction(pool, async (client) => {
      await lockAccounts(client);
      await demandRoom(client, options);
      await restoreInto(client, header, { path, migrations, signal });
    });
  });
  return {
    json: { file: path, created_at: header.created_at, tables, rows },
    text: `Restored ${quantity(rows, 'row')} of ${quantity(tables, 'table')}, as of ${header.created_at}.\nEverybody signs in again: sessions are not part of a backup.`,
  };
}

async function demandSameKey(
  { env }: CommandEnvironment,
  path: string,
  { header, end }: Pick<BackupContent, 'header' | 'end'>,
): Promise<void> {
  const config = readConfig(env);
  const key = await findSecretKey(config.secretKey, config.dataDir);
  if (key !== undefined && keyCheckOf(key) === header.key_check) {
    if (sealOf(key, end.sha256) === end.seal) return;
    throw new CommandError(`${path} was changed after it had been made: it is not restored.`);
  }
  const finding = key === undefined ? 'There is no secret key here' : 'The secret key here is another one';
  throw new CommandError(
    `${finding}: second factors and stored passwords of the backup could not be read. ` +
      `Copy the secret.key of the backed-up panel to ${config.dataDir}, or set SECRET_KEY to its content, then restore again.`,
  );
}

async function demandRoom(client: Pick<PoolClient, 'query'>, { force }: RestoreOptions): Promise<Occupant> {
  const occupant = await findOccupant(client);
  if (occupant.kind === 'strangers')
    throw new CommandError('This database holds tables of another program: give Posthouse one of its own.');
  if (occupant.kind === 'accounts' && !force)
    throw new CommandError(
      `This database has ${quantity(occupant.names.length, 'account')} already. Restore into an empty one, or replace it with --force.`,
    );
  return occupant;
}

const wordToType = 'replace';

async function askToReplace(environment: CommandEnvironment, names: readonly string[]): Promise<void> {
  const few = names.length > 5 ? [...names.slice(0, 5), '…'] : names;
  environment.stderr.write(
    `This deletes ${quantity(names.length, 'account')} (${few.join(', ')}) with everything in them.\nType "${wordToType}" to go on: `,
  );
  if ((await readInputLine(environment)).trim() !== wordToType)
    throw new CommandError('Nothing was changed.');
}
