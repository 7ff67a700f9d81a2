import pg from 'pg';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export const SUPERUSER = 'posthouse';
const DATABASE = 'posthouse';
const ATTACHED = 'posthouse-attached';

export interface ServerAddress {
  socketDir: string;
  password: string;
}

/** `localhost` is a stand-in that keeps the URL readable for every parser; the host parameter wins. */
export function databaseUrl(address: ServerAddress, database = DATABASE): string {
  const socket = encodeURIComponent(address.socketDir);
  return `postgres://${SUPERUSER}:${encodeURIComponent(address.password)}@localhost/${database}?host=${socket}`;
}

/** Makes sure that this is the server of this cluster, and that our database exists in it. */
export async function prepareDatabase(address: ServerAddress, cluster: string): Promise<void> {
  const client = await connect(address, 'posthouse-supervisor');
  try {
    const answer = await client.query<{ data_directory: string; prepared: boolean }>(
      `select current_setting('data_directory') as data_directory,
              exists(select from pg_database where datname = $1) as prepared`,
      [DATABASE],
    );
    const found = answer.rows[0];
    if (found?.data_directory !== cluster) throw new WrongServerError(cluster, String(found?.data_directory));
    if (!found.prepared) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

export class WrongServerError extends EmbeddedPostgresError {
  constructor(expected: string, found: string) {
    super(`The server on our socket serves ${found}, not ${expected}.`);
  }
}

/** The open connection itself is the sign that somebody uses the server: it ends with its process, however it dies. */
export async function announceUse(address: ServerAddress): Promise<{ end(): Promise<void> }> {
  const client = await connect(address, ATTACHED);
  return { end: () => client.end() };
}

/** How many command-line tools use the server besides us; none when it does not answer. */
export async function countAnnouncedUsers(address: ServerAddress): Promise<number> {
  let client: pg.Client;
  try {
    client = await connect(address, 'posthouse-supervisor');
  } catch {
    return 0;
  }
  try {
    const counted = await client.query<{ users: number }>(
      'select count(*)::int as users from pg_stat_activity where application_name = $1',
      [ATTACHED],
    );
    return counted.rows[0]?.users ?? 0;
  } finally {
    await client.end();
  }
}

async function connect(address: ServerAddress, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl(address, 'postgres'),
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
  });
  // A lost connection shows in the next query; as an unhandled event it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
