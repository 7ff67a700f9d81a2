import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hasCode } from './embedded-postgres-error.ts';

/** A process id is reused sooner or later; together with the start mark it names one process for ever. */
export interface ProcessIdentity {
  pid: number;
  startMark: string;
}

/** Undefined when there is no such process. A dead one nobody has reaped yet counts as gone. */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  const startMark = process.platform === 'linux' ? linuxProcess(pid)?.startMark : startTimeByPs(pid);
  return startMark === undefined ? undefined : { pid, startMark };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identifyProcess(identity.pid)?.startMark === identity.startMark;
}

/** False when the process has ended in the meantime. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    throw error;
  }
}

/** True also for a dead process that nobody reaped: that is how PostgreSQL looks at the writer of its pid file. */
export function isProcessIdTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A PostgreSQL process on this cluster: the postmaster or one of its children, which all work inside the cluster. */
export function isPostgresOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return psColumn(pid, 'command').includes(`-D ${cluster} `);
  try {
    return linuxProcess(pid)?.program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}

/** Only where /proc tells; elsewhere PostgreSQL's own check of its shared memory must do. */
export function listPostgresOf(cluster: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isPostgresOf(pid, cluster));
}

let bootId: string | undefined;

function linuxProcess(pid: number): { program: string; startMark: string } | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The program's name stands in parentheses and may itself contain blanks and parentheses.
  const nameEnd = stat.lastIndexOf(')');
  const fields = stat.slice(nameEnd + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  // Start times count from boot, so without the boot's id a reboot could repeat one.
  bootId ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return { program: stat.slice(stat.indexOf('(') + 1, nameEnd), startMark: `${bootId}/${fields[19]}` };
}

function startTimeByPs(pid: number): string | undefined {
  const started = psColumn(pid, 'lstart');
  return started === '' || psColumn(pid, 'state').startsWith('Z') ? undefined : started;
}

function psColumn(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
