import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuilt, markBuilt, sourceStamp } from './build-stamp.ts';

const root = join(import.meta.dirname, '..');

/** Builds panel and server, unless what is there was made from the same sources. */
export async function buildIfStale({ force = false } = {}): Promise<void> {
  const stamp = await sourceStamp();
  if (!force && (await isBuilt(stamp))) return;
  // Loaded only when needed: most starts build nothing.
  const { build } = await import('vite');
  console.error('Building the panel and the server …');
  await build({ configFile: join(root, 'apps/web/vite.config.ts'), root: join(root, 'apps/web') });
  await writeFile(join(root, 'apps/web/dist/version.txt'), stamp);
  await build({ configFile: join(root, 'apps/server/vite.config.ts') });
  await markBuilt(stamp);
}

if (process.argv[1] === import.meta.filename) await buildIfStale({ force: process.argv.includes('--force') });
