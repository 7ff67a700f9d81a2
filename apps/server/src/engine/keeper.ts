import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '../kernel/log.ts';
import { listenForChanges } from './engine-changes.ts';
import { type EngineChild, keepChild } from './engine-child.ts';
import {
  type EngineService,
  endOrphans,
  engineServices,
  flushQueue,
  isServiceRunning,
  preparePostfix,
  reloadPostfix,
} from './engine-services.ts';
import type { EngineSettings } from './engine-settings.ts';
import { beat } from './engine-store.ts';
import { createFilterKeeper } from './filters/filter-keeper.ts';
import { createFolderKeeper } from './folders/folder-keeper.ts';
import { createSubscriptionKeeper } from './folders/subscription-keeper.ts';
import type { HooksOptions } from './hooks/hooks-options.ts';
import { createLeftoverKeeper } from './leftovers/leftover-keeper.ts';
import { prepareLogFiles } from './logs/log-files.ts';
import { createLogKeeper } from './logs/log-keeper.ts';
import type { LogsOptions } from './logs/logs-options.ts';
import type { LookupsOptions } from './lookups/lookups.ts';
import { createReleaseKeeper } from './reports/release-keeper.ts';
import { createReportKeeper } from './reports/report-keeper.ts';
import { createSpamFolder } from './reports/spam-folder.ts';
import { teachReleased } from './reports/teach-released.ts';

const lookMs = 1_000;
const beatMs = 10_000;
const startMs = 10_000;
/** Domains that change within this time need one reload; the next comes after a longer pause, whoever asks for it. */
const reloadPauseMs = 50;
const nextReloadMs = 2_000;

type States = Record<string, 'running' | 'stopped'>;

interface KeeperParts {
  readonly settings: EngineSettings;
  readonly hooks: HooksOptions;
  readonly lookups: LookupsOptions;
  readonly logs: LogsOptions;
  readonly databaseUrl: string;
  /** Where links in mails lead to. */
  readonly publicUrl: string;
  readonly pool: Pool;
  readonly log: Log;
  /** Aborted when the engine shall be left alone. */
  readonly signal: AbortSignal;
  readonly startedAt: Date;
  /** After each look: whether everything runs. */
  onLooked(isReady: boolean): Promise<void>;
}

/**
 * Runs until it is told to stop: starts what is not running, keeps it running, and tells the panel every ten seconds. It
 * looks every second: whoever is killed is missed at once.
 * Killed, it leaves the services behind: mail goes on, and the next keeper finds them.
 */
export async function keepEngine(parts: KeeperParts): Promise<void> {
  const { settings, log, signal } = parts;
  const services = engineServices(settings);
  const postfix = services.find(({ name }) => name === 'postfix');
  // Where it runs the folders are there, and a look at a queue in which mail moves may find something missing.
  if (postfix === undefined || !(await isServiceRunning(postfix))) await preparePostfix(settings);
  const keep = (name: EngineChild, options: object) => keepChild({ name, options, settings, log, signal });
  await prepareLogFiles(settings.root, parts.logs.account);
  const children = {
    lookups: keep('lookups', parts.lookups),
    hooks: keep('hooks', parts.hooks),
    logs: keep('logs', parts.logs),
  };
  // Those that can’t start keep nothing else from running.
  const allStarted = Promise.all(Object.values(children).map(({ started }) => started));
  await Promise.race([allStarted, sleep(startMs, undefined, { ref: false })]);
  const reload = debounce(
    reloadPauseMs,
    async () => {
      if (postfix && (await isServiceRunning(postfix))) await reloadPostfix(settings);
    },
    log,
  );
  const subscriptions = createSubscriptionKeeper(join(settings.root, 'mailboxes'), parts.pool, log);
  const folders = createFolderKeeper(settings, parts.pool, log, subscriptions);
  const leftovers = createLeftoverKeeper(settings, parts.pool, log);
  const filters = createFilterKeeper(settings, parts.pool, log);
  const logs = createLogKeeper(settings, parts.logs.account, parts.pool, log);
  const spam = createSpamFolder(settings);
  const releases = createReleaseKeeper({
    ...{ spam, pool: parts.pool, log },
    teach: (email, mail) => teachReleased(parts.hooks.lessons.path, email, mail),
  });
  const { publicUrl } = parts;
  const reports = createReportKeeper({ pool: parts.pool, log, spam, publicUrl, hostname: settings.hostname });
  const changes = listenForChanges(parts.databaseUrl, log, {
    onConnected: () => {
      reload();
      subscriptions.onConnected();
    },
    onChange: (change) => {
      const { changed } = change;
      subscriptions.onChange(change);
      if (changed === 'domains') reload();
      if (changed === 'domains' || changed === 'folders') folders.follow();
      if (changed === 'leftovers') leftovers.follow();
      if (changed === 'filters') filters.follow();
      if (changed === 'releases') releases.follow();
    },
  });
  const readStates = async () => {
    const states: States = {};
    for (const [name, child] of Object.entries(children)) states[name] = stateOf(child.isRunning());
    const inOrder = async (names: readonly EngineService['name'][]) => {
      for (const service of services)
        if (names.includes(service.name)) states[service.name] = await bringUp(service, log);
    };
    // The filter takes longest to start, and nobody waits for it: mail that comes meanwhile is told to come again.
    await Promise.all([inOrder(['redis', 'rspamd']), inOrder(['dovecot', 'postfix'])]);
    return states;
  };
  let known: { readonly states: States; readonly isTold: boolean; readonly at: number } | undefined;
  const look = async () => {
    const states = await readStates();
    const isSame = known?.isTold === true && JSON.stringify(known.states) === JSON.stringify(states);
    if (isSame && Date.now() - (known?.at ?? 0) < beatMs) return;
    const before = known;
    known = { states, isTold: false, at: Date.now() };
    await beat(parts.pool, parts.startedAt, states, settings);
    known = { ...known, isTold: true };
    const isReady = Object.values(states).every((state) => state === 'running');
    await parts.onLooked(isReady);
    // What waits because something was away goes on now, not with its next turn in some minutes.
    if (before !== undefined && isReady && !isSame) await flushQueue(settings);
    if (states['dovecot'] === 'running') {
      folders.look();
      leftovers.follow();
      filters.follow();
      releases.follow();
      reports.follow();
    }
    subscriptions.look();
    logs.look();
  };
  while (!signal.aborted) {
    await look().catch((error: unknown) => log.warn({ err: error }, 'the panel could not be told'));
    await sleep(lookMs, undefined, { signal }).catch(() => undefined);
  }
  await changes.end();
  for (const child of Object.values(children)) await child.stop();
  for (const service of [...services].reverse()) {
    if (await isServiceRunning(service)) await service.stop();
  }
  const names = [...Object.keys(children), ...services.map(({ name }) => name)];
  const stopped = names.map((name) => [name, 'stopped'] as const);
  await beat(parts.pool, parts.startedAt, Object.fromEntries(stopped), settings).catch(() => undefined);
}

const stateOf = (isRunning: boolean) => (isRunning ? 'running' : 'stopped');

async function bringUp(service: EngineService, log: Log): Promise<'running' | 'stopped'> {
  if (await isServiceRunning(service)) return 'running';
  log.info({ service: service.name }, 'starting');
  try {
    await endOrphans(service);
    await service.start();
  } catch (error) {
    log.error({ service: service.name, err: error }, 'could not be started');
  }
  for (let waitedMs = 0; waitedMs < startMs; waitedMs += 50) {
    if (await isServiceRunning(service)) return 'running';
    await sleep(50);
  }
  return 'stopped';
}

function debounce(pauseMs: number, work: () => Promise<void>, log: Log): () => void {
  let isWaiting = false;
  let isAgain = false;
  const turn = async () => {
    await sleep(pauseMs);
    isAgain = false;
    await work().catch((error: unknown) =>
      log.warn({ err: error }, 'Postfix could not be told about domains'),
    );
    await sleep(nextReloadMs);
    if (isAgain) await turn();
    isWaiting = false;
  };
  return () => {
    if (isWaiting) isAgain = true;
    else {
      isWaiting = true;
      void turn();
    }
  };
}
