import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { EngineSettings } from './engine-settings.ts';

const run = promisify(execFile);
const timeoutMs = 120_000;

/** Dovecot’s own commands, with root’s rights; answers what was printed. */
export function createDoveadmCommand({ root }: EngineSettings) {
  const config = join(root, 'etc/dovecot/dovecot.conf');
  return async (...args: string[]): Promise<string> => {
    const { stdout } = await run('doveadm', ['-c', config, ...args], {
      ...{ timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 },
      env: { PATH: '/usr/bin:/usr/sbin:/bin', LC_ALL: 'C' },
    });
    return stdout;
  };
}
