import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';
import type { EmbeddedPostgresLog } from './embedded-postgres-options.ts';
import { canRun, type ServerAccount } from './server-account.ts';
import { makeStagingRoot } from './staging-root.ts';

interface ServerPackage {
  version: string;
  majorVersion: string;
  /** Holds bin, lib and share; the programs find the other two from where they lie. */
  native: string;
}

export async function findServerPackage(): Promise<ServerPackage> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  // Without Unix sockets in Node there, it would need a TCP port and another way to stop.
  if (process.platform === 'win32') throw noServerFor('Windows');
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw noServerFor(`${process.platform} on ${process.arch} (package ${name})`);
  }
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return { version, majorVersion: version.split('.')[0] ?? '', native: join(root, 'native') };
}

/** The folder with the programs; a copy of them where the account may not reach the installed ones. */
export async function programsFor(
  account: ServerAccount | undefined,
  server: ServerPackage,
  stagingRoot: string,
  log: EmbeddedPostgresLog,
): Promise<string> {
  const installed = join(server.native, 'bin');
  if (await canRun(account, join(installed, 'postgres'))) return installed;
  const staged = join(stagingRoot, `postgresql-${server.version}-${process.arch}`);
  if (!(await exists(staged))) {
    log.info(
      { from: server.native, to: staged },
      'PostgreSQL’s user may not reach the programs; copying them',
    );
    await copyPrograms(server.native, stagingRoot, staged);
  }
  if (await canRun(account, join(staged, 'bin', 'postgres'))) return join(staged, 'bin');
  throw new EmbeddedPostgresError(
    `User ${account?.uid} can run PostgreSQL neither in ${installed} nor in ${staged}.`,
  );
}

async function copyPrograms(native: string, stagingRoot: string, staged: string): Promise<void> {
  await makeStagingRoot(stagingRoot);
  const draft = await mkdtemp(join(stagingRoot, 'copying-'));
  try {
    const isNeeded = (path: string) => !/\.a$|[/]pkgconfig$/.test(path);
    await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    // A clone made under a strict umask carries modes that shut the account out.
    await promisify(execFile)('chmod', ['-R', 'a+rX', draft]);
    await rename(draft, staged);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // A panel on another data folder was faster; its copy is as good.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function noServerFor(platform: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a server.`,
  );
}
