import { spawn } from 'node:child_process';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts';
import { identifyProcess, isRunning, type ProcessIdentity } from '../../db/embedded/process-identity.ts';
import { connectDatabase } from '../../db/pool.ts';
import { connectionBudget } from '../../engine/connection-budget.ts';
import { demandSystemAccount, hooksUser, mailUser } from '../../engine/engine-accounts.ts';
import { endChild, engineChildren, findChild } from '../../engine/engine-child.ts';
import { engineDatabaseUrl, engineSecrets } from '../../engine/engine-secrets.ts';
import { engineServices, isServiceRunning } from '../../engine/engine-services.ts';
import { type EngineSettings, findEngineSettings } from '../../engine/engine-settings.ts';
import { startHooks } from '../../engine/hooks/hooks.ts';
import { hooksOptions } from '../../engine/hooks/hooks-options.ts';
import { keepEngine } from '../../engine/keeper.ts';
import { logFileOf } from '../../engine/logs/log-files.ts';
import { startLogs } from '../../engine/logs/logs.ts';
import { logsOptions } from '../../engine/logs/logs-options.ts';
import { lookupsOptions, startLookups } from '../../engine/lookups/lookups.ts';
import { type Config, readConfig } from '../../kernel/config.ts';
import { createLog } from '../../kernel/log.ts';
import { guardProcess } from '../../kernel/process-guard.ts';
import { createSecretBox, findSecretKey } from '../../kernel/secrets.ts';
import { type CommandEnvironment, CommandError, exitCodes } from '../command-environment.ts';
import { alignColumns } from '../command-output.ts';
import type { CommandResult } from '../command-run.ts';
import { demandRoot } from './demand-root.ts';

const startMs = 240_000;
const stopMs = 60_000;

/** The folder and the name as Dovecot knows them, see dovecot.conf and learn-spam.sieve. */
const lessonsSocket = ({ root }: EngineSettings) => join(root, 'run/lessons/lessons');
const keeperFile = ({ root }: EngineSettings) => join(root, 'run/keeper.json');

export async function demandEngine(config: Config): Promise<EngineSettings> {
  const settings = await findEngineSettings(config.dataDir);
  if (settings === undefined)
    throw new CommandError(
      `No mail engine is set up for ${config.dataDir}. Run "npm run posthouse -- mail setup" first.`,
    );
  return settings;
}

interface Keeper {
  readonly identity: ProcessIdentity;
  readonly ready: boolean;
}

export async function findKeeper(settings: EngineSettings): Promise<Keeper | undefined> {
  const content = await readFile(keeperFile(settings), 'utf8').catch(() => undefined);
  if (content === undefined) return undefined;
  const keeper = JSON.parse(content) as Keeper;
  return isRunning(keeper.identity) ? keeper : undefined;
}

/** Also what a killed keeper has left behind. */
export async function isEngineRunning(settings: EngineSettings): Promise<boolean> {
  const services = await Promise.all(engineServices(settings).map(isServiceRunning));
  return (await findKeeper(settings)) !== undefined || services.some(Boolean);
}

/** Starts the keeper in the background, and waits until everything runs. */
export async function startEngine(environment: CommandEnvironment): Promise<CommandResult> {
  demandRoot();
  const settings = await demandEngine(readConfig(environment.env));
  if ((await findKeeper(settings)) !== undefined)
    return { json: { started: false }, text: 'The mail engine is already running.' };
  const log = await open(join(settings.root, 'log/keeper.log'), 'a', 0o600);
  const args = [...process.execArgv, String(process.argv[1]), 'mail', 'keep'];
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: environment.env,
  });
  child.unref();
  await log.close();
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  for (let waitedMs = 0; waitedMs < startMs && !hasEnded; waitedMs += 100) {
    if ((await findKeeper(settings))?.ready)
      return {
        json: { started: true },
        text: `The mail engine is running.\nIts logs are in ${join(settings.root, 'log')}.`,
      };
    await sleep(100);
  }
  const states = await serviceStates(settings);
  const missing = states.filter(({ state }) => state === 'stopped').map(({ name }) => name);
  throw new CommandError(
    `The mail engine did not start completely${missing.length > 0 ? ` (${missing.join(', ')})` : ''}. See ${join(settings.root, 'log')}.`,
  );
}

export async function stopEngine(environment: CommandEnvironment): Promise<CommandResult> {
  demandRoot();
  const settings = await demandEngine(readConfig(environment.env));
  const keeper = await findKeeper(settings);
  if (keeper !== undefined) {
    process.kill(keeper.identity.pid, 'SIGTERM');
    for (let waitedMs = 0; waitedMs < stopMs && isRunning(keeper.identity); waitedMs += 50) await sleep(50);
    // One that hangs goes the hard way: its services are stopped below.
    if (isRunning(keeper.identity)) process.kill(keeper.identity.pid, 'SIGKILL');
  }
  // What a killed keeper has left behind.
  for (const name of engineChildren) await endChild(settings, name);
  for (const service of [...engineServices(settings)].reverse())
    if (await isServiceRunning(service)) await service.stop();
  return { json: { stopped: true }, text: 'The mail engine is stopped.' };
}

async function serviceStates(settings: EngineSettings) {
  const services = await Promise.all(
    engineServices(settings).map(async (service) => ({
      name: service.name as string,
      state: (await isServiceRunning(service)) ? 'running' : 'stopped',
      ports: service.ports,
    })),
  );
  const { hooks, policy } = settings.ports;
  const children = await Promise.all(
    engineChildren.map(async (name) => ({
      name: name as string,
      state: (await findChild(settings, name)) === undefined ? 'stopped' : 'running',
      ports: name === 'hooks' ? { hooks, policy } : {},
    })),
  );
  return [...children, ...services];
}

export async function engineStatus(environment: CommandEnvironment): Promise<CommandResult> {
  const settings = await demandEngine(readConfig(environment.env));
  const services = await serviceStates(settings);
  const isUp = services.every(({ state }) => state === 'running');
  const lines = services.map(({ name, state, ports }) => [
    name,
    state,
    Object.entries(ports)
      .map(([service, port]) => `${service} ${port}`)
      .join(', '),
  ]);
  return {
    json: { root: settings.root, hostname: settings.hostname, running: isUp, services },
    text: alignColumns(lines),
    exitCode: isUp ? exitCodes.done : exitCodes.failed,
  };
}

/** In the foreground, for whoever watches over processes; `mail start` does the same in the background. */
export async function keepRunning(environment: CommandEnvironment): Promise<CommandResult> {
  demandRoot();
  const config = readConfig(environment.env);
  const settings = await demandEngine(config);
  const log = createLog(config.logLevel, environment.stderr);
  guardProcess(log);
  const key = await findSecretKey(config.secretKey, config.dataDir);
  if (key === undefined) throw new CommandError(`There is no secret key in ${config.dataDir}.`);
  const secrets = engineSecrets(createSecretBox(key));
  const postgres =
    config.databaseUrl === undefined
      ? await keepEmbeddedPostgres({ dataDir: config.dataDir, log })
      : undefined;
  const databaseUrl = engineDatabaseUrl(settings, secrets);
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const database = connectDatabase(databaseUrl, {
    size: connectionBudget.keeper,
    statementTimeoutMs: 5_000,
    onError,
  });
  const { hooks, policy, doveadm, handover, controller } = settings.ports;
  const self = identifyProcess(process.pid);
  // Others read it at any moment, and never half of it.
  const announce = async (ready: boolean) => {
    const [file, next] = [keeperFile(settings), `${keeperFile(settings)}.next`];
    await writeFile(next, JSON.stringify({ identity: self, ready }), { mode: 0o644 });
    await rename(next, file);
  };
  await announce(false);
  const postfix = await demandSystemAccount('postfix');
  const account = await demandSystemAccount(hooksUser);
  const mailOwner = await demandSystemAccount(mailUser);
  await mkdir(dirname(lessonsSocket(settings)), { recursive: true, mode: 0o755 });
  const socketOf = (name: string) => ({
    path: join(settings.root, 'spool/postfix/private', name),
    ...postfix,
  });
  const { logLevel, countriesFile } = config;
  await keepEngine({
    settings,
    databaseUrl,
    publicUrl: config.publicUrl,
    pool: database.pool,
    log,
    signal: environment.signal,
    startedAt: environment.clock.now(),
    onLooked: announce,
    hooks: {
      databaseUrl,
      secretKey: key,
      hooksKey: secrets.hooks,
      reportsKey: secrets.reports,
      doveadmKey: secrets.doveadm,
      rspamdPassword: secrets.rspamd,
      hostname: settings.hostname,
      nameServers: settings.isOffline && settings.nameServers.length === 0 ? null : settings.nameServers,
      ports: { hooks, policy, doveadm, handover, controller },
      lmtp: socketOf('posthouse-hooks'),
      lessons: { path: lessonsSocket(settings), ...mailOwner },
      account,
      journal: logFileOf(settings.root, 'hooks'),
      logLevel,
    },
    logs: {
      ...{ databaseUrl, account, logLevel, root: settings.root },
      ...(countriesFile === undefined ? {} : { countriesFile }),
    },
    lookups: {
      ...{ databaseUrl, account, logLevel },
      tables: socketOf('posthouse-lookups'),
      logins: socketOf('posthouse-logins'),
      dovecot: join(settings.root, 'run/dovecot/auth-postfix'),
      loginFile: logFileOf(settings.root, 'logins'),
    },
  });
  await rm(keeperFile(settings), { force: true });
  await database.close();
  await postgres?.stop();
  return { json: {}, text: '' };
}

/** Children of the keeper, which gives them everything they need. */
export async function runHooks(environment: CommandEnvironment): Promise<CommandResult> {
  const options = hooksOptions.parse(JSON.parse(await text(environment.stdin)));
  return runChild(environment, options.logLevel, (log) => startHooks(options, log));
}

export async function runLookups(environment: CommandEnvironment): Promise<CommandResult> {
  const options = lookupsOptions.parse(JSON.parse(await text(environment.stdin)));
  return runChild(environment, options.logLevel, (log) => startLookups(options, log));
}

export async function runLogs(environment: CommandEnvironment): Promise<CommandResult> {
  const options = logsOptions.parse(JSON.parse(await text(environment.stdin)));
  return runChild(environment, options.logLevel, (log) => startLogs(options, log));
}

async function runChild(
  environment: CommandEnvironment,
  logLevel: string,
  start: (log: ReturnType<typeof createLog>) => Promise<{ stop(): Promise<void> }>,
): Promise<CommandResult> {
  const log = createLog(logLevel, environment.stderr);
  guardProcess(log);
  const child = await start(log);
  return {
    json: { ready: true },
    text: 'ready',
    async afterwards() {
      await new Promise<void>((resolve) => {
        if (environment.signal.aborted) resolve();
        else environment.signal.addEventListener('abort', () => resolve(), { once: true });
      });
      await child.stop();
    },
  };
}
