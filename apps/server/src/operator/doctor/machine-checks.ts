import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../kernel/config.ts';
import { readCountries } from '../../kernel/country-lookup.ts';
import { findSecretKey, secretKeyFile } from '../../kernel/secrets.ts';
import { reasonOf } from '../command-failure.ts';
import { fileSize } from '../command-output.ts';
import { type Check, fail, ok, warn } from './check.ts';

const oldestNode = [20, 19] as const;

export function checkNode(version: string): Check {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const isNewEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  return isNewEnough
    ? ok('Node', version)
    : fail('Node', version, `Install Node ${oldestNode.join('.')} or newer.`);
}

export async function checkDataFolder(dataDir: string): Promise<Check> {
  const place = await nearestPlace(dataDir);
  const hint = 'Give this user write access to the folder, or set DATA_DIR.';
  if (!(await isFolder(place))) return fail('Data folder', `${place} is not a folder`, hint);
  const mayWrite = await access(place, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!mayWrite) return fail('Data folder', `${place} is not writable`, hint);
  return ok('Data folder', place === dataDir ? dataDir : `${dataDir} (created at the first start)`);
}

const leastFreeBytes = 100_000_000;
const comfortableBytes = 1_000_000_000;

export async function checkDisk(dataDir: string): Promise<Check> {
  const { bavail, bsize } = await statfs(await nearestPlace(dataDir));
  const free = bavail * bsize;
  const message = `${fileSize(free)} free`;
  const hint = `Free up space on the disk of ${dataDir}. PostgreSQL stops when it is full.`;
  if (free < leastFreeBytes) return fail('Disk', message, hint);
  return free < comfortableBytes ? warn('Disk', message, hint) : ok('Disk', message);
}

/** The folder itself, or the one it would be created in. */
async function nearestPlace(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  return isThere || path === dirname(path) ? path : nearestPlace(dirname(path));
}

export function embeddedCluster(dataDir: string): string {
  return join(dataDir, 'postgres');
}

export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

export async function checkSecretKey({ secretKey, dataDir, databaseUrl }: Config): Promise<Check> {
  const name = 'Secret key';
  if (secretKey !== undefined) return ok(name, 'from SECRET_KEY');
  const path = secretKeyFile(dataDir);
  try {
    const key = await findSecretKey(undefined, dataDir);
    if (key === undefined) {
      const isNew = databaseUrl === undefined && !(await isFolder(embeddedCluster(dataDir)));
      if (isNew) return ok(name, `${path} (created at the first start)`);
      const hint =
        'If this database is already in use, restore the key or set SECRET_KEY. Otherwise the panel creates one.';
      return warn(name, `there is no ${path}`, hint);
    }
    if (!/^[0-9a-f]{64}$/i.test(key))
      return fail(name, `${path} is damaged`, 'Restore the file from a copy. It has 64 hexadecimal digits.');
    return await checkKeyMode(name, path);
  } catch (error) {
    return fail(name, reasonOf(error), `Let this user read ${path}.`);
  }
}

async function checkKeyMode(name: string, path: string): Promise<Check> {
  const others = (await stat(path)).mode & 0o077;
  if (others !== 0 && process.platform !== 'win32')
    return fail(name, `other users can read ${path}`, `chmod 600 ${path}`);
  return ok(name, path);
}

/** Without them nobody is told of logins from new countries, or from many. */
export async function checkCountries({ countriesFile }: Config): Promise<Check> {
  const name = 'Countries';
  if (countriesFile === 'off')
    return ok(name, 'off; there are no alerts about logins from new countries or many countries');
  try {
    await readCountries(countriesFile);
    return ok(name, countriesFile ?? 'DB-IP’s data, which comes with Posthouse');
  } catch (error) {
    const hint = 'Set COUNTRIES_FILE to a file in MMDB format, or to "off".';
    return fail(name, `${countriesFile ?? 'DB-IP’s data'}: ${reasonOf(error)}`, hint);
  }
}

export async function checkBuiltPanel(folder: string): Promise<Check> {
  const isBuilt = await stat(join(folder, 'index.html')).then(
    () => true,
    () => false,
  );
  return isBuilt
    ? ok('Panel', 'built')
    : warn('Panel', 'not built: browsers get no pages', 'Run "npm run build"; "npm start" also does this.');
}
