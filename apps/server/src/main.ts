import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { pino } from 'pino';
import { openDatabase } from './database.ts';
import { databaseFailureOf } from './db/database-failure.ts';
import { migrate } from './db/migrate.ts';
import { builtPanelFolder, migrationsFolder } from './folders.ts';
import { systemClock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { installJobQueues } from './kernel/job-store.ts';
import { createLog } from './kernel/log.ts';
import { createPasswordHashing, standardCost } from './kernel/password-hashing.ts';
import { guardProcess } from './kernel/process-guard.ts';
import { createSecretBox, loadSecretKey } from './kernel/secrets.ts';
import { createDemoAccountWhereEmpty } from './operator/demo/demo-account.ts';
import { createPanel, type Panel } from './panel.ts';

export interface RunningPanel {
  readonly address: string;
  /** Only after the first start on an empty embedded database. */
  readonly demo: { readonly username: string; readonly password: string } | undefined;
  stop(): Promise<void>;
}

/** Requests a minute from one address: far above any administrator, far below a flood. */
const floodLimit = 1_200;

/** A statement of a job ends before the job would count as lost. */
const jobsPool = { size: 6, statementTimeoutMs: 50_000 };
const probePool = { size: 1, connectTimeoutMs: 1_500, statementTimeoutMs: 1_500 };

/** Composition: config, database, handlers, http and jobs. */
export async function serve(
  config: Config,
  log: pino.Logger = createLog(config.logLevel),
): Promise<RunningPanel> {
  const unguard = guardProcess(log);
  const database = await openDatabase(config, log, 'panel').catch((error: unknown) => {
    unguard();
    throw inWords(error);
  });
  let panel: Panel | undefined;
  const stop = async () => {
    await panel?.stop();
    await database.close();
    unguard();
  };
  try {
    const secrets = createSecretBox(await loadSecretKey(config.secretKey, config.dataDir));
    const passwords = await createPasswordHashing(standardCost);
    panel = await createPanel({
      config,
      database,
      jobsDatabase: database.connect(jobsPool),
      probe: database.connect(probePool),
      log,
      secrets,
      passwords,
      clock: systemClock,
      version: await builtVersion(),
      panelFolder: builtPanelFolder,
      floodLimit,
      checkJsonText: process.env['NODE_ENV'] === 'development',
    });
    const { jobKinds } = panel;
    // On a connection that waits as long as it takes: for another panel that starts, or for a large table.
    const starting = database.connect({ size: 1 });
    const prepare = (client: PoolClient) => installJobQueues(client, jobKinds);
    const { applied } = await migrate(starting.pool, migrationsFolder, prepare);
    await starting.close();
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    const { port } = await panel.listen();
    panel.startJobs();
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    // Once it listens: a start that fails must not use up the one time the password is shown.
    const demo = database.embedded
      ? await createDemoAccountWhereEmpty(database, passwords, config.demoPassword)
      : undefined;
    return { address: `http://${host}:${port}`, demo, stop };
  } catch (error) {
    await stop();
    throw inWords(error);
  }
}

/** What an operator can do something about is said so that it can be done. */
function inWords(error: unknown): unknown {
  if (databaseFailureOf(error) !== 'disk full') return error;
  return new Error('The disk of the database is full. Free up some space, then start again.', {
    cause: error,
  });
}

/** Changes with every build, so that an open panel notices a new one. */
async function builtVersion(): Promise<string> {
  return (await readFile(join(builtPanelFolder, 'version.txt'), 'utf8').catch(() => 'development')).trim();
}
