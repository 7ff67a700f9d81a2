import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterPlace } from './cluster-place.ts';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';
import type { EmbeddedPostgresLog } from './embedded-postgres-options.ts';
import { clearStaleFiles, endLeftoverChildren, readPostmasterFile } from './postmaster-file.ts';
import { identifyProcess, isRunning, type ProcessIdentity, sendSignal } from './process-identity.ts';
import { runAs } from './server-account.ts';
import { prepareDatabase, type ServerAddress, WrongServerError } from './server-connection.ts';
import { openServerLog } from './server-log.ts';
import { serverSettings } from './server-settings.ts';

const READY_TIMEOUT_MS = 120_000;
const LEFTOVERS_TIMEOUT_MS = 60_000;
const LEFTOVERS_GRACE_MS = 2_000;
const FAST_STOP_TIMEOUT_MS = 60_000;
const IMMEDIATE_STOP_TIMEOUT_MS = 10_000;

interface ServerStart {
  place: ClusterPlace;
  address: ServerAddress;
  programs: string;
  logFile: string;
  durable: boolean;
  log: EmbeddedPostgresLog;
}

/** True once the server answers, also after a long recovery; false when it ended instead. */
export async function becomesReady(server: ProcessIdentity, place: ClusterPlace, address: ServerAddress) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  let lastFailure: unknown;
  for (let pauseMs = 10; isRunning(server); pauseMs = Math.min(pauseMs * 1.3, 250)) {
    const file = await readPostmasterFile(place.cluster);
    try {
      if (file?.isReady && file.pid === server.pid) {
        await prepareDatabase(address, place.cluster);
        return true;
      }
    } catch (error) {
      if (error instanceof WrongServerError) throw error;
      if (hasCode(error, '28P01'))
        throw new EmbeddedPostgresError(
          `The stored password does not open the database in ${place.cluster}.`,
        );
      lastFailure = error;
    }
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError(
        `PostgreSQL (process ${server.pid}) on ${place.cluster} does not answer.`,
        { cause: lastFailure },
      );
    await sleep(pauseMs);
  }
  return false;
}

/** Starts the server. Children of a killed one may hold the cluster for a while: then it waits for them. */
export async function startServer(start: ServerStart): Promise<ProcessIdentity> {
  const begun = Date.now();
  for (;;) {
    await clearStaleFiles(start.place.cluster, start.place.socketDir);
    const result = await launch(start);
    if ('pid' in result) return result;
    const waitedMs = Date.now() - begun;
    const isHeld = /shared memory block .* is still in use|lock file ".*" already exists/.test(
      result.failure,
    );
    if (!isHeld || waitedMs > LEFTOVERS_TIMEOUT_MS)
      throw new EmbeddedPostgresError(`PostgreSQL did not start; ${start.logFile} says: ${result.failure}`);
    if (waitedMs > LEFTOVERS_GRACE_MS) {
      const leftovers = endLeftoverChildren(start.place.cluster);
      start.log.warn({ leftovers }, 'ending processes of the former PostgreSQL that still hold the database');
    }
    await sleep(250);
  }
}

export async function stopServer(server: ProcessIdentity, log: EmbeddedPostgresLog): Promise<void> {
  if (await signalAndWait(server, 'SIGINT', FAST_STOP_TIMEOUT_MS)) return;
  log.warn(
    { pid: server.pid },
    'PostgreSQL does not stop; ending it at once, it will recover at the next start',
  );
  if (await signalAndWait(server, 'SIGQUIT', IMMEDIATE_STOP_TIMEOUT_MS)) return;
  throw new EmbeddedPostgresError(`PostgreSQL (process ${server.pid}) does not stop.`);
}

async function signalAndWait(server: ProcessIdentity, signal: NodeJS.Signals, timeoutMs: number) {
  const deadline = Date.now() + timeoutMs;
  if (isRunning(server)) sendSignal(server.pid, signal);
  while (isRunning(server)) {
    if (Date.now() > deadline) return false;
    await sleep(15);
  }
  return true;
}

async function launch({ place, address, programs, logFile, durable }: ServerStart) {
  const output = await openServerLog(logFile);
  try {
    const settings = Object.entries(serverSettings(place, durable));
    const args = ['-D', place.cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
    // In a session of its own and writing to a file, it outlives us however we end.
    const child = spawn(join(programs, 'postgres'), args, {
      ...runAs(place.account),
      detached: true,
      stdio: ['ignore', output.file.fd, output.file.fd],
    });
    child.unref();
    await once(child, 'spawn');
    const server = identifyProcess(child.pid ?? 0);
    if (server && (await becomesReady(server, place, address))) return server;
    return { failure: await output.readNew() };
  } finally {
    await output.file.close();
  }
}
