import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SystemAccount } from '../../engine/engine-accounts.ts';
import { type EngineSettings, parseEngineSettings } from '../../engine/engine-settings.ts';
import { demandSameKey } from '../backup/demand-same-key.ts';
import { enginePlaces, readEngineFiles } from '../backup/engine-files.ts';
import { verifyBackup } from '../backup/restore.ts';
import type { CommandEnvironment } from '../command-environment.ts';

interface EngineBackup {
  readonly settings: EngineSettings;
  /** Users have other numbers on another machine. */
  putBack(root: string, readers: Readonly<Record<'dovecot' | 'filter', SystemAccount>>): Promise<void>;
}

/** What a backup says about a mail engine. Checked as a whole first: root starts programs from what it says. */
export async function readEngineBackup(
  environment: CommandEnvironment,
  path: string | undefined,
): Promise<EngineBackup | undefined> {
  if (path === undefined) return undefined;
  await demandSameKey(environment, path, await verifyBackup(path, environment.signal));
  const files = await readEngineFiles(path, environment.signal);
  const put = async (name: keyof typeof enginePlaces, root: string, mode: number, reader?: SystemAccount) => {
    const content = files.get(name);
    if (content === undefined) return;
    const target = join(root, enginePlaces[name]);
    await mkdir(dirname(target), { recursive: true, mode: 0o755 });
    await writeFile(target, content, { mode: 0o600 });
    if (reader !== undefined) await chown(target, name === 'filter' ? reader.uid : 0, reader.gid);
    await chmod(target, mode);
  };
  return {
    settings: parseEngineSettings(String(files.get('settings'))),
    async putBack(root, readers) {
      await put('postfix', root, 0o644);
      await put('dovecot', root, 0o640, readers.dovecot);
      await put('filter', root, 0o640, readers.filter);
    },
  };
}
