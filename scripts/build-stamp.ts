import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = [
  'package-lock.json',
  'packages/contract/src',
  'apps/server/src',
  'apps/server/vite.config.ts',
  // All of it, so that nothing a build reads can be forgotten here.
  'apps/web',
];
const stampFile = join(root, 'apps/server/dist/build-stamp.txt');
const isSource = (path: string) => !/\.test\.tsx?$|^apps\/web\/(dist|node_modules)\//.test(path);

/** Changes with the content of anything that goes into a build. */
export async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await stampedFiles()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** The files that count, from the root. */
export async function stampedFiles(): Promise<string[]> {
  const files = await Promise.all(sources.map((source) => filesBelow(join(root, source))));
  return files
    .flat()
    .map((file) => relative(root, file))
    .filter(isSource)
    .sort();
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
