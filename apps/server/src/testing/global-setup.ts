import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { migrationsFolder } from '../folders.ts';
import { templateDatabase } from './test-database.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** One server for the run, with a migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'posthouse-test-'));
  // Under root the server runs as somebody else, who must be able to pass through.
  await chmod(folder, 0o711);
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: quiet, durable: false });
  const admin = new pg.Pool({ connectionString: server.url });
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = `/${templateDatabase}`;
  const template = new pg.Pool({ connectionString: url.href });
  await migrate(template, migrationsFolder);
  await template.end();
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
