import pg, { type Pool } from 'pg';
import { readEngineSchema } from '../../db/engine-schema.ts';
import { engineConnections } from '../../engine/connection-budget.ts';
import { engineDatabaseUrl, engineRole, engineSecrets } from '../../engine/engine-secrets.ts';
import type { EngineSettings } from '../../engine/engine-settings.ts';
import { createSecretBox, findSecretKey } from '../../kernel/secrets.ts';
import type { CommandDatabase } from '../command-database.ts';
import { reasonOf } from '../command-failure.ts';
import { type Check, fail, ok, warn } from '../doctor/check.ts';
import {
  findEngineRole,
  listExcessRights,
  listRightsOfEverybody,
  readConnectionUse,
  readSchemaHash,
} from './mail-doctor-store.ts';

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
  if (excess.length === 0) return checkRightsOfEverybody(pool);
  const more = excess.length > fewNames ? ` and ${excess.length - fewNames} more` : '';
  return fail(
    name,
    `${engineRole} can do too much: ${excess.slice(0, fewNames).join(', ')}${more}`,
    `Take these rights away from ${engineRole} in PostgreSQL.`,
  );
}

/** What a panel opens at most, and a command beside it. */
const panelConnections = 24;

/** The engine has a share that it never exceeds; PostgreSQL must have room for it beside the panel. */
export async function checkConnections(pool: Pool): Promise<Check> {
  const name = 'Connections';
  const { allowed, by_engine: used } = await readConnectionUse(pool);
  const message = `${used} of at most ${engineConnections} in use; PostgreSQL allows ${allowed} in all`;
  if (used > engineConnections)
    return fail(
      name,
      message,
      `End what else connects as ${engineRole}, or run "mail stop" and "mail start".`,
    );
  const needed = engineConnections + panelConnections;
  if (allowed >= needed) return ok(name, message);
  return warn(
    name,
    message,
    `Set max_connections to ${needed + 3} or more: the panel needs ${panelConnections}.`,
  );
}

/** These are no way to the panel’s tables, but to a full disk. */
async function checkRightsOfEverybody(pool: Pool): Promise<Check> {
  const name = 'Rights';
  const left = await listRightsOfEverybody(pool);
  if (left.length === 0) return ok(name, `${engineRole} can do only what it must`);
  const what = left.map(({ right }) => right).join(', ');
  const remedy = left.map(({ statement }) => `${statement};`).join(' ');
  return warn(
    name,
    `${engineRole} can make, as every role: ${what}`,
    `As a PostgreSQL superuser, in the panel’s database: ${remedy}`,
  );
}

/** The functions Postfix and Dovecot call are those of this version. */
export async function checkLookups(pool: Pool, migrationsFolder: string): Promise<Check> {
  const name = 'Functions';
  const [made, { hash }] = await Promise.all([readSchemaHash(pool), readEngineSchema(migrationsFolder)]);
  if (made === hash) return ok(name, 'of this version');
  const message =
    made === undefined ? 'the database has none' : 'the database has those of another version of Posthouse';
  return fail(name, message, 'Run "npm run posthouse -- migrate", or start the panel.');
}
