import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { networkModules, smarthostLoginFile, switchedOff } from './render-engine.ts';

/** Files that a setup with other settings, or of another version, wrote and that would still count or hold passwords. */
export async function listObsoleteFiles(root: string, written: ReadonlySet<string>): Promise<string[]> {
  const postfix = join(root, 'etc/postfix');
  const names = await readdir(postfix).catch(() => []);
  const ours = names.filter((name) => /^lookup-.+\.cf$/.test(name) || name === smarthostLoginFile);
  const modules = networkModules.map((name) => join(root, 'etc/rspamd/local.d', `${name}.conf`));
  // With other content it is the operator’s.
  const isOurs = await Promise.all(
    modules.map(async (path) => (await readFile(path, 'utf8').catch(() => '')) === switchedOff),
  );
  return [...ours.map((name) => join(postfix, name)), ...modules.filter((_, index) => isOurs[index])].filter(
    (path) => !written.has(path),
  );
}
