import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { connectDatabase } from '../db/pool.ts';
import { migrationsFolder } from '../folders.ts';
import { quickFolder } from './quick-folder.ts';
import { templateDatabase } from './test-database.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** One server for the run, with a migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await quickFolder(), 'posthouse-test-'));
  // Under root the server runs as somebody else, who must be able to pass through.
  await chmod(folder, 0o711);
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: quiet, durable: false });
  const admin = new pg.Pool({ connectionString: server.url });
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = `/${templateDatabase}`;
  await prepareTemplate(url.href);
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** As a panel does it when it starts, so that the many panels of tests need not. */
async function prepareTemplate(url: string): Promise<void> {
  const template = connectDatabase(url, { size: 1, onError: () => undefined });
  await migrate(template.pool, migrationsFolder);
  await template.close();
}
