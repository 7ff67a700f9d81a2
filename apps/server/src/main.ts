import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { pino } from 'pino';
import { type AssemblyParts, assemble } from './assembly.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { databaseFailureOf } from './db/database-failure.ts';
import { listenOn } from './db/listen.ts';
import { migrate } from './db/migrate.ts';
import { builtPanelFolder, migrationsFolder } from './folders.ts';
import { systemClock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { createJobRunner } from './kernel/job-runner.ts';
import { jobChannel } from './kernel/job-store.ts';
import { createPasswordHashing, standardCost } from './kernel/password-hashing.ts';
import { guardProcess } from './kernel/process-guard.ts';
import { createSecretBox, loadSecretKey } from './kernel/secrets.ts';
import { createDemoAccountWhereEmpty } from './operator/demo/demo-account.ts';
import { createWeb } from './web.ts';

/** A part of the panel that runs until it is told to stop. */
interface Running {
  stop(): Promise<void>;
}

export interface RunningWeb extends Running {
  readonly address: string;
  /** Of the database, for a worker beside it. */
  readonly databaseUrl: string;
  /** Only after the first start on an empty embedded database. */
  readonly demo: { readonly username: string; readonly password: string } | undefined;
  /** Answers no more requests; the database stays open for the worker. */
  stopAnswering(): Promise<void>;
}

/** Requests a minute from one address: far above any administrator, far below a flood. */
const floodLimit = 1_200;

const probePool = { size: 1, connectTimeoutMs: 1_500, statementTimeoutMs: 1_500 };
/** A request that waits for a job looks so often whether it is done. */
const lookMs = 50;

/** Composition: config, database, handlers, http. */
export function serveWeb(config: Config, log: pino.Logger): Promise<RunningWeb> {
  return opening(config, log, 'panel', async (database, own) => {
    const parts = await partsOf(config, log, database);
    const web = await createWeb(
      {
        ...parts,
        probe: database.connect(probePool),
        floodLimit,
        checkJsonText: process.env['NODE_ENV'] === 'development',
      },
      await assemble(parts, () => sleep(lookMs)),
    );
    own(() => web.stop());
    const { port } = await web.listen();
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    // Once it listens: a start that fails must not use up the one time the password is shown.
    const demo = database.embedded
      ? await createDemoAccountWhereEmpty(database, parts.passwords, config.demoPassword)
      : undefined;
    return {
      address: `http://${host}:${port}`,
      databaseUrl: database.url,
      demo,
      stopAnswering: () => web.stop(),
    };
  });
}

/** Composition: config, database, jobs. */
export function runWorker(config: Config, log: pino.Logger): Promise<Running> {
  return opening(config, log, 'worker', async (database, own) => {
    const parts = await partsOf(config, log, database);
    const { jobs, workers } = await assemble(parts, () => sleep(lookMs));
    const runner = createJobRunner({
      store: jobs,
      workers,
      database,
      log,
      onDatabaseFailure: () => undefined,
    });
    // Through a pooler that knows no notifications it hears nothing, and the loop looks by itself.
    const listening = listenOn({
      url: database.url,
      channel: jobChannel,
      name: 'posthouse-worker',
      onConnected: () => runner.wake(),
      onNotification: () => runner.wake(),
      onAway: (error) => log.warn({ err: error }, 'the database can’t be listened to'),
    });
    own(async () => void (await Promise.all([listening.end(), runner.stop()])));
    runner.start();
    return {};
  });
}

/** What was opened is closed in the end, or when something fails on the way. */
async function opening<Result>(
  config: Config,
  log: pino.Logger,
  as: 'panel' | 'worker',
  start: (database: OpenDatabase, own: (stop: () => Promise<void>) => void) => Promise<Result>,
): Promise<Result & Running> {
  const unguard = guardProcess(log);
  const database = await openDatabase(config, log, as).catch((error: unknown) => {
    unguard();
    throw inWords(error);
  });
  let stopStarted = async () => {};
  const stop = async () => {
    await stopStarted();
    await database.close();
    unguard();
  };
  try {
    await bringUpToDate(database, log);
    const result = await start(database, (own) => {
      stopStarted = own;
    });
    return { ...result, stop };
  } catch (error) {
    await stop();
    throw inWords(error);
  }
}

async function partsOf(config: Config, log: pino.Logger, database: OpenDatabase): Promise<AssemblyParts> {
  return {
    config,
    database,
    log,
    secrets: createSecretBox(await loadSecretKey(config.secretKey, config.dataDir)),
    passwords: await createPasswordHashing(standardCost),
    clock: systemClock,
    version: await builtVersion(),
    panelFolder: builtPanelFolder,
  };
}

/** On a connection that waits as long as it takes: for another panel that starts, or for a large table. */
async function bringUpToDate(database: OpenDatabase, log: pino.Logger): Promise<void> {
  const starting = database.connect({ size: 1 });
  const { applied } = await migrate(starting.pool, migrationsFolder);
  await starting.close();
  if (applied.length > 0) log.info({ applied }, 'database migrated');
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
