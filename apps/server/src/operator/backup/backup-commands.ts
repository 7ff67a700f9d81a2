import type { Command } from 'commander';
import type { PoolClient } from 'pg';
import { readEngineSchema } from '../../db/engine-schema.ts';
import { keptByTime } from '../../db/kept-by-time.ts';
import { readMigrations } from '../../db/migrate.ts';
import { inTransaction } from '../../db/transaction.ts';
import { keyOfPanel, withAnyDatabase } from '../command-database.ts';
import { type CommandEnvironment, CommandError } from '../command-environment.ts';
import { readInputLine } from '../command-input.ts';
import { fileSize, quantity } from '../command-output.ts';
import type { CommandResult, CommandRun } from '../command-run.ts';
import { writeBackup } from './backup.ts';
import { demandSameKey } from './demand-same-key.ts';
import { findEngineFiles } from './engine-files.ts';
import { type EngineFile, tablesLeftOut } from './format.ts';
import { demandKnownMigrations, restoreInto, verifyBackup } from './restore.ts';
import { findOccupant, lockAccounts, type Occupant } from './restore-store.ts';

const leftOutText = `Not included on purpose: sessions, one-time keys, waiting jobs and counted attempts (${tablesLeftOut.join(', ')}), the secret key.`;

export function addBackupCommands(program: Command, run: CommandRun): void {
  const { environment } = run;
  run
    .define(program, 'backup <file>', {
      summary: 'Write the whole database and the settings of the mail engine to a file',
      details: `Saves one consistent moment while the panel keeps running. Where a mail engine is set up, its settings, your own configuration and what its filter has learned are included, but not the mailboxes. Only the owner can read the file; an existing file is replaced only when the new one is complete.\n${leftOutText} Keep DATA_DIR/secret.key (or SECRET_KEY) with it: stored secrets can’t be read without it.`,
      example: 'backup /var/backups/posthouse.backup',
    })
    .option('--without-history', 'leave out the account history, logins to mailboxes and the logs of mail')
    .action(run.answer((file: string, options: WriteOptions) => backup(environment, file, options)));

  run
    .define(program, 'restore <file>', {
      summary: 'Read a backup into an empty database',
      details: `Restores everything or nothing. A backup of an older version is updated. The secret key must be the one the backup was made with.\n${leftOutText}`,
      example: 'restore /var/backups/posthouse.backup',
    })
    .option('--force', 'replace a database that has accounts')
    .option('--yes', 'do not ask before replacing')
    .action(run.answer((file: string, options: RestoreOptions) => restore(environment, file, options)));
}

interface WriteOptions {
  readonly withoutHistory?: boolean;
}

function backup(
  environment: CommandEnvironment,
  path: string,
  { withoutHistory }: WriteOptions,
): Promise<CommandResult> {
  const without = withoutHistory ? keptByTime : [];
  return withAnyDatabase(environment, async (opened) => {
    const secretKey = await keyOfPanel(opened);
    const { signal } = environment;
    const files = await findEngineFiles(opened.config.dataDir);
    const made = await writeBackup(opened.database.pool, {
      ...{ path, secretKey, now: opened.now, signal },
      files: files ?? new Map(),
      without,
    });
    const rows = Object.values(made.rows).reduce((sum, count) => sum + count, 0);
    return {
      json: {
        file: path,
        bytes: made.bytes,
        rows: made.rows,
        sha256: made.sha256,
        migration: made.migrations.at(-1)?.name,
        left_out: [...tablesLeftOut, ...without],
        mail_engine: made.files,
      },
      text: [
        `Wrote ${quantity(rows, 'row')} of ${quantity(Object.keys(made.rows).length, 'table')} to ${path} (${fileSize(made.bytes)}).`,
        ...engineText(files),
        ...(withoutHistory ? ['The account history and logins to mailboxes are not included.'] : []),
        leftOutText,
      ].join('\n'),
    };
  });
}

function engineText(files: ReadonlyMap<EngineFile, string> | undefined): string[] {
  if (files === undefined)
    return ['Settings and filter of the mail engine are not included: only root can read them.'];
  if (files.size === 0) return [];
  return ['Includes settings, own configuration and filter of the mail engine, but not the mailboxes.'];
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
  const engine = await readEngineSchema(environment.migrationsFolder);
  const { header, end, tables, rows } = await verifyBackup(path, signal);
  demandKnownMigrations(header, migrations);
  await demandSameKey(environment, path, { header, end });
  await withAnyDatabase(environment, async ({ database: { pool } }) => {
    const occupant = await demandRoom(pool, options);
    if (occupant.kind === 'accounts' && !options.yes) await askToReplace(environment, occupant.names);
    await inTransaction(pool, async (client) => {
      await lockAccounts(client);
      await demandRoom(client, options);
      await restoreInto(client, header, { path, migrations, engine, signal });
    });
  });
  return {
    json: { file: path, created_at: header.created_at, tables, rows },
    text: `Restored ${quantity(rows, 'row')} of ${quantity(tables, 'table')}, as of ${header.created_at}.\nEveryone has to log in again: backups do not include sessions.${'settings' in end.files ? `\nThe mail engine is set up from the same file: npm run posthouse -- mail setup --from-backup ${path}` : ''}`,
  };
}

async function demandRoom(client: Pick<PoolClient, 'query'>, { force }: RestoreOptions): Promise<Occupant> {
  const occupant = await findOccupant(client);
  if (occupant.kind === 'strangers')
    throw new CommandError(
      'This database contains tables of another program. Use a separate database for Posthouse.',
    );
  if (occupant.kind === 'accounts' && !force)
    throw new CommandError(
      `This database already has ${quantity(occupant.names.length, 'account')}. Restore into an empty database, or replace this one with --force.`,
    );
  return occupant;
}

const wordToType = 'replace';

async function askToReplace(environment: CommandEnvironment, names: readonly string[]): Promise<void> {
  const few = names.length > 5 ? [...names.slice(0, 5), '…'] : names;
  environment.stderr.write(
    `This deletes ${quantity(names.length, 'account')} (${few.join(', ')}) and everything in them.\nType "${wordToType}" to continue: `,
  );
  if ((await readInputLine(environment)).trim() !== wordToType)
    throw new CommandError('Nothing was changed.');
}
