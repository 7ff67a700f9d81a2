import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineSettings } from './engine-settings.ts';

/** One program of the mail engine: it runs by itself, and leaves its number in a file. */
export interface EngineService {
  readonly name: 'redis' | 'rspamd' | 'dovecot' | 'postfix';
  readonly ports: Readonly<Record<string, number>>;
  readonly pidFile: string;
  /** What the process with that number is called. */
  readonly program: string;
  /** Where the programs of its processes are. */
  readonly folder: RegExp;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** In the order in which they start; they stop in the other. */
export function engineServices({ root, ports }: EngineSettings): readonly EngineService[] {
  const etc = (...names: string[]) => join(root, 'etc', ...names);
  const { smtp, submission, submissions, imap, imaps, pop3, pop3s, sieve } = ports;
  const postfix = (command: string) => call('postfix', '-c', etc('postfix'), command);
  const rspamdFolders = {
    CONFDIR: '/etc/rspamd',
    LOCAL_CONFDIR: etc('rspamd'),
    DBDIR: join(root, 'lib/rspamd'),
    RUNDIR: join(root, 'run/rspamd'),
    LOGDIR: join(root, 'log'),
  };
  const rspamdVariables = Object.entries(rspamdFolders).map(([name, path]) => `--var=${name}=${path}`);
  const redis = {
    pidFile: join(root, 'run/redis/redis.pid'),
    program: 'redis-server',
    folder: /^\/usr\/bin\/redis/,
  };
  const rspamd = {
    pidFile: join(root, 'run/rspamd/rspamd.pid'),
    program: 'rspamd',
    folder: /^\/usr\/bin\/rspamd/,
  };
  return [
    {
      ...redis,
      name: 'redis',
      ports: {},
      start: () => call('runuser', '-u', '_rspamd', '--', 'redis-server', etc('redis/redis.conf')),
      stop: () => endByFile(redis),
    },
    {
      ...rspamd,
      name: 'rspamd',
      ports: { milter: ports.milter, controller: ports.controller },
      start: () =>
        call('runuser', '-u', '_rspamd', '--', 'rspamd', '-c', '/etc/rspamd/rspamd.conf', ...rspamdVariables),
      stop: () => endByFile(rspamd),
    },
    {
      name: 'dovecot',
      pidFile: join(root, 'run/dovecot/master.pid'),
      program: 'dovecot',
      folder: /^\/usr\/(s?bin|lib)\/dovecot/,
      ports: { imap, imaps, pop3, pop3s, sieve, doveadm: ports.doveadm },
      start: () => call('dovecot', '-c', etc('dovecot/dovecot.conf')),
      stop: () => call('doveadm', '-c', etc('dovecot/dovecot.conf'), 'stop'),
    },
    {
      name: 'postfix',
      pidFile: join(root, 'spool/postfix/pid/master.pid'),
      program: 'master',
      folder: /^\/usr\/lib\/postfix/,
      ports: { smtp, submission, submissions, reinject: ports.reinject, handover: ports.handover },
      start: () => postfix('start'),
      stop: () => postfix('stop'),
    },
  ];
}

/** Makes the folders in which the sockets lie that others open for Postfix. */
export function preparePostfix({ root }: EngineSettings): Promise<void> {
  return call('postfix', '-c', join(root, 'etc/postfix'), 'check');
}

/** Makes Postfix forget which domains it knew: its processes end after the mail they are at. */
export function reloadPostfix({ root }: EngineSettings): Promise<void> {
  return call('postfix', '-c', join(root, 'etc/postfix'), 'reload');
}

type Identified = Pick<EngineService, 'pidFile' | 'program' | 'folder'>;

/** Tries at once to deliver what waits in the queue. */
export function flushQueue({ root }: EngineSettings): Promise<void> {
  return call('postfix', '-c', join(root, 'etc/postfix'), 'flush');
}

export async function isServiceRunning(service: Identified): Promise<boolean> {
  return (await findPid(service)) !== undefined;
}

/** A number may belong to somebody else after a crash: its name must be right too. */
async function findPid(service: Identified): Promise<number | undefined> {
  const pid = await readPid(service);
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return name.trim() === service.program ? pid : undefined;
}

/** Not a number where there is none, or where the machine has started since: then it says nothing. */
async function readPid({ pidFile }: Identified): Promise<number> {
  const [content, written] = await Promise.all([
    readFile(pidFile, 'utf8').catch(() => ''),
    stat(pidFile).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  ]);
  return written > Date.now() - uptime() * 1000 ? Number.parseInt(content, 10) : Number.NaN;
}

const orphanMs = 2_000;

/**
 * Ends what a service left behind whose main process was killed: its children still hold the ports. Each service is a session
 * of the system, called by the number of its main process, which nobody else gets while one of them is there.
 */
export async function endOrphans(service: Identified): Promise<void> {
  const session = await readPid(service);
  if (Number.isNaN(session) || (await findPid(service)) !== undefined) return;
  const end = async (signal: NodeJS.Signals) => {
    const orphans = await processesOf(session, service.folder);
    for (const pid of orphans) signalProcess(pid, signal);
    return orphans.length;
  };
  for (let waitedMs = 0; waitedMs < orphanMs && (await end('SIGTERM')) > 0; waitedMs += 100) await sleep(100);
  while ((await end('SIGKILL')) > 0) await sleep(20);
}

async function processesOf(session: number, folder: RegExp): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const described = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => '');
    // The name of the program comes second, in parentheses, and may have spaces in it.
    const [state, , , sessionOfProcess] = described.slice(described.lastIndexOf(')') + 2).split(' ');
    if (Number(sessionOfProcess) !== session || state === 'Z') continue;
    if (folder.test(await readlink(`/proc/${name}/exe`).catch(() => ''))) found.push(Number(name));
  }
  return found;
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone meanwhile.
  }
}

async function endByFile(service: Identified): Promise<void> {
  const pid = await findPid(service);
  if (pid === undefined) return;
  process.kill(pid, 'SIGTERM');
  while ((await findPid(service)) === pid) await sleep(50);
}

/**
 * What a program says goes to our own log: a service that stays in the background keeps the output it was given, and a
 * pipe to us would never end.
 */
async function call(program: string, ...args: string[]): Promise<void> {
  const path = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;
  const child = spawn(program, args, {
    cwd: '/',
    env: { PATH: path, LC_ALL: 'C' },
    stdio: ['ignore', 2, 2],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ${args.at(-1)} ended with ${code}`);
}
