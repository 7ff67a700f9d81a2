import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = [
  'package-lock.json',
  'packages/contract/src',
  'apps/server/src',
  'apps/server/vite.config.ts',
  'apps/web/src',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
];
const stampFile = join(root, 'apps/server/dist/build-stamp.txt');
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Changes with the content of anything that goes into a build. */
export async function sourceStamp(): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesBelow(join(root, source))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files.filter((path) => !isTest(path))) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

export async function isBuilt(stamp: string): Promise<boolean> {
  return (await readFile(stampFile, 'utf8').catch(() => '')) === stamp;
}

export async function markBuilt(stamp: string): Promise<void> {
  await writeFile(stampFile, stamp);
}
