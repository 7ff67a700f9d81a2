import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt, sourceStamp } from './build-stamp.ts';

if (!(await isBuilt(await sourceStamp()))) {
  // In a process of its own: what a build needs in memory is given back before the panel starts.
  const script = join(import.meta.dirname, 'build.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
process.setSourceMapsEnabled(true);
// In this very process: a signal from the terminal arrives once, and there is one process to stop.
await import(new URL('../apps/server/dist/cli.js', import.meta.url).href);
