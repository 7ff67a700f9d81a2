import { z } from 'zod';
import { CommandError } from '../command-environment.ts';

// A backup is one gzip stream of lines. The first character of a line says what it is, JSON follows:
//
//   H{…}   header: format, migrations, key check, identity counters, what is left out
//   T{…}   a table and its columns; its rows follow
//   R[…]   a row: each value as PostgreSQL writes it as text, null for SQL's null
//   F{…}   a file of the mail engine; its pieces follow
//   P"…"   a piece: bytes in base64
//   E{…}   the end: rows of each table, bytes of each file, sha256 of every byte before this line, and its seal with the
//          secret key
//
// Values as text are what COPY and pg_dump use: nothing is lost of microseconds, bytes, 64-bit numbers or JSON's null.

/** 2 has files of the mail engine; 1 is read too. */
export const formatVersion = 2;

/** Far more than any of our rows; a file with longer lines is not one of our backups. */
export const longestLineBytes = 32 * 1024 * 1024;
/** The same for its tables. */
export const mostTables = 1_000;

export const lineKinds = { header: 'H', table: 'T', row: 'R', file: 'F', piece: 'P', end: 'E' } as const;

/** What a restore must not bring back: sessions, links that were sent, counted attempts, and what the mail engine said. */
export const tablesLeftOut = [
  'attempt_counter',
  'guess_pardon',
  'job',
  'login_guess',
  'mail_engine',
  'mail_session',
  'mailbox_usage',
  'one_time_key',
  'password_handover',
  'session',
] as const;

/** Its content is the header's `migrations`. */
export const migrationTable = 'schema_migration';

export const headerSchema = z.object({
  posthouse: z.literal('backup'),
  format: z.int(),
  created_at: z.string(),
  migrations: z.array(z.object({ number: z.int(), name: z.string(), hash: z.string() })),
  /** Made with the secret key, so that a restore with a different key is refused before it starts. */
  key_check: z.string(),
  left_out: z.array(z.string()),
  /** The next value of each identity column, so that the number of a deleted row is not given out again. */
  identities: z.array(
    z.object({ table: z.string(), column: z.string(), next: z.string().regex(/^\d{1,19}$/) }),
  ),
});
export type BackupHeader = z.output<typeof headerSchema>;

export const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) });
export type BackupTable = z.output<typeof tableSchema>;

/** What an operator chose and wrote for the mail engine, and what its filter has learned; not mail. */
const engineFiles = ['settings', 'postfix', 'dovecot', 'filter'] as const;
export type EngineFile = (typeof engineFiles)[number];
export const fileSchema = z.object({ name: z.enum(engineFiles) });
export const pieceSchema = z.base64();

export const endSchema = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.partialRecord(z.enum(engineFiles), z.int()).default({}),
  sha256: z.string(),
  /** Made with the secret key, so that a changed file is refused. */
  seal: z.string(),
});
export type BackupEnd = z.output<typeof endSchema>;

export class BackupFileError extends CommandError {
  override readonly name = 'BackupFileError';
}
