import pg, { type Pool } from 'pg';
import { readEngineSchema } from '../../db/engine-schema.ts';
import { engineDatabaseUrl, engineRole, engineSecrets } from '../../engine/engine-secrets.ts';
import type { EngineSettings } from '../../engine/engine-settings.ts';
import { createSecretBox, findSecretKey } from '../../kernel/secrets.ts';
import type { CommandDatabase } from '../command-database.ts';
import { reasonOf } from '../command-failure.ts';
import { type Check, fail, ok } from '../doctor/check.ts';
import { findEngineRole, listExcessRights, readSchemaHash } from './mail-doctor-store.ts';

const setUpAgain = 'Run "npm run posthouse -- mail setup" again.';
const connectTimeoutMs = 5_000;
const fewNames = 3;

/** As the engine itself connects: by its own way, with its own password. */
export async function checkEngineDatabase(
  { config }: CommandDatabase,
  settings: EngineSettings,
): Promise<Check> {
  const name = 'Database';
  const key = await findSecretKey(config.secretKey, config.dataDir);
  if (key === undefined)
    return fail(name, `there is no secret key in ${config.dataDir}`, 'Restore it, or set SECRET_KEY.');
  const connectionString = engineDatabaseUrl(settings, engineSecrets(createSecretBox(key)));
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  const { host, port } = settings.database;
  try {
    await client.connect();
    await client.query('select');
    return ok(name, `the mail engine reaches it at ${host}${host.startsWith('/') ? '' : `:${port}`}`);
  } catch (error) {
    return fail(name, `the mail engine can’t use it: ${reasonOf(error)}`, setUpAgain);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The engine reads what strangers send: whoever takes it over must not get the panel’s tables. */
export async function checkRights(pool: Pool): Promise<Check> {
  const name = 'Rights';
  if (!(await findEngineRole(pool))) return fail(name, `there is no database role ${engineRole}`, setUpAgain);
  const excess = await listExcessRights(pool);
  if (excess.length === 0) return ok(name, `${engineRole} can do only what it must`);
  const more = excess.length > fewNames ? ` and ${excess.length - fewNames} more` : '';
  return fail(
    name,
    `${engineRole} can do too much: ${excess.slice(0, fewNames).join(', ')}${more}`,
    `Take these rights away from ${engineRole} in PostgreSQL.`,
  );
}

/** The functions Postfix and Dovecot call are those of this version. */
export async function checkLookups(pool: Pool, migrationsFolder: string): Promise<Check> {
  const name = 'Lookups';
  const [made, { hash }] = await Promise.all([readSchemaHash(pool), readEngineSchema(migrationsFolder)]);
  if (made === hash) return ok(name, 'of this version');
  const message =
    made === undefined ? 'the database has none' : 'the database has those of another version of Posthouse';
  return fail(name, message, 'Run "npm run posthouse -- migrate", or start the panel.');
}
