import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuilt, markBuilt, sourceStamp } from './build-stamp.ts';

const root = join(import.meta.dirname, '..');

const stamp = await sourceStamp();
// Unless what is there was made from the same sources.
if (process.argv.includes('--force') || !(await isBuilt(stamp))) {
  // Loaded only when needed: most starts build nothing.
  const vite = await import('vite');
  console.error('Building the panel and the server …');
  await vite.build({ configFile: join(root, 'apps/web/vite.config.ts'), root: join(root, 'apps/web') });
  await writeFile(join(root, 'apps/web/dist/version.txt'), stamp);
  await vite.build({ configFile: join(root, 'apps/server/vite.config.ts') });
  await markBuilt(stamp);
}
