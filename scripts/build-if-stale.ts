import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt, sourceStamp } from './build-stamp.ts';

const root = join(import.meta.dirname, '..');

/**
 * Builds panel and server, unless what is there was made from the same sources. In a process of its own, so that the
 * memory a build takes is given back; what it says is no answer of a command.
 */
export async function buildIfStale(): Promise<void> {
  if (await isBuilt(await sourceStamp())) return;
  const build = ['--import', 'tsx', join(root, 'scripts/build.ts')];
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
