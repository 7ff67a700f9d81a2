import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { engineSettingsFile, findEngineSettings } from '../../engine/engine-settings.ts';
import { keepFilterMemory } from '../../engine/filter-memory.ts';
import { readBackup } from './backup-reader.ts';
import { BackupFileError, type EngineFile } from './format.ts';

/** Where they lie below the folder of the mail engine. */
export const enginePlaces: Readonly<Record<Exclude<EngineFile, 'settings'>, string>> = {
  postfix: 'etc/local/main.cf',
  dovecot: 'etc/dovecot/local.conf',
  filter: 'lib/redis/dump.rdb',
};

/** Those that are there; undefined where a mail engine is, but this user is not root and can’t read its files. */
export async function findEngineFiles(dataDir: string): Promise<Map<EngineFile, string> | undefined> {
  const settings = await findEngineSettings(dataDir);
  if (settings === undefined) return new Map();
  if (process.getuid?.() !== 0) return undefined;
  await keepFilterMemory(settings);
  const found = new Map<EngineFile, string>([['settings', engineSettingsFile(dataDir)]]);
  for (const [name, place] of Object.entries(enginePlaces)) {
    const path = join(settings.root, place);
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) found.set(name as EngineFile, path);
  }
  return found;
}

export async function readEngineFiles(path: string, signal: AbortSignal): Promise<Map<EngineFile, Buffer>> {
  const pieces = new Map<EngineFile, Buffer[]>();
  let current: Buffer[] = [];
  for await (const part of readBackup(path, signal)) {
    if (part.kind === 'file') {
      current = [];
      pieces.set(part.name, current);
    } else if (part.kind === 'piece') current.push(part.bytes);
  }
  if (!pieces.has('settings')) throw new BackupFileError(`${path} has nothing of a mail engine in it.`);
  return new Map([...pieces].map(([name, parts]) => [name, Buffer.concat(parts)]));
}
