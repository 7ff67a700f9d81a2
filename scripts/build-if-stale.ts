import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isBuilt, sourceStamp } from './build-stamp.ts';

/** Whoever stops a start stops what it builds, which would go on alone. */
const signals = ['SIGTERM', 'SIGINT'] as const;
const root = join(import.meta.dirname, '..');

/**
 * Builds panel and server, unless what is there was made from the same sources. In a process of its own, so that the
 * memory a build takes is given back; what it says is no answer of a command.
 */
export async function buildIfStale(): Promise<void> {
  if (await isBuilt(await sourceStamp())) return;
  const build = ['--import', 'tsx', join(root, 'scripts/build.ts')];
  const building = spawn(process.execPath, build, { cwd: root, stdio: ['ignore', 2, 2] });
  const end = (signal: NodeJS.Signals) => building.kill(signal);
  for (const signal of signals) process.once(signal, end);
  const [status] = await once(building, 'exit');
  for (const signal of signals) process.off(signal, end);
  if (status !== 0) process.exit(typeof status === 'number' ? status : 1);
}
