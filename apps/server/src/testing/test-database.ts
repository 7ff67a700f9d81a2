import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type DatabasePool } from '../db/pool.ts';

export const templateDatabase = 'posthouse_template';

/** A database of its own for a test file, gone when it is closed; `template0` makes one without any table. */
export async function createTestDatabase(
  template: typeof templateDatabase | 'template0' = templateDatabase,
): Promise<DatabasePool & { url: string }> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Its files are copied, without a line in the log for each of their pages.
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = connectDatabase(url.href, { size: 8, keepsStatements: true, onError: () => undefined });
  return {
    ...database,
    url: url.href,
    async close() {
      await database.close();
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
