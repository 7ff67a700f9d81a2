import { join } from 'node:path';
import { isBuilt, sourceStamp } from './build-stamp.ts';

/** Before tests that start the command line: the built server, without the panel, which takes much longer to build. */
export async function setup(): Promise<void> {
  if (await isBuilt(await sourceStamp())) return;
  // Loaded only when needed. It empties the folder, so that the next start builds the panel too.
  const vite = await import('vite');
  await vite.build({ configFile: join(import.meta.dirname, '../apps/server/vite.config.ts') });
}
