import { chmod, chown, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemAccount } from '../engine-accounts.ts';

/**
 * What is read, by what is kept of it (`log_position`): the logs of Postfix and Dovecot, what the hooks note about messages, and the
 * lookups about logins by SMTP.
 */
export const logSources = {
  postfix: 'postfix.log',
  dovecot: 'dovecot-info.log',
  hooks: 'hooks.log',
  logins: 'smtp-logins.log',
} as const;
export type LogSource = keyof typeof logSources;
/** Those that a part of ours writes, as the user who reads them. */
const ours: readonly LogSource[] = ['hooks', 'logins'];

export const logFileOf = (root: string, source: LogSource) => join(root, 'log', logSources[source]);

/**
 * Before anybody writes to them, and again and again: their writers, and whoever renames them, would keep them for themselves.
 * Which files there are is for the reader too.
 */
export async function prepareLogFiles(root: string, reader: SystemAccount): Promise<void> {
  const folder = join(root, 'log');
  await giveTo(folder, { uid: 0, gid: reader.gid, mode: 0o751 });
  const names = await readdir(folder);
  for (const source of Object.keys(logSources) as LogSource[]) {
    const name = logSources[source];
    await prepareLogFile(root, source, reader);
    for (const older of names.filter((each) => each.startsWith(`${name}.`) || each.startsWith(`${name}-`)))
      await giveTo(join(folder, older), rightsOf(source, reader)).catch(ignoreMissing);
  }
}

export async function prepareLogFile(root: string, source: LogSource, reader: SystemAccount): Promise<void> {
  const path = logFileOf(root, source);
  const { mode, ...owner } = rightsOf(source, reader);
  await (await open(path, 'a', mode)).close();
  await giveTo(path, { mode, ...owner });
}

interface Rights extends SystemAccount {
  readonly mode: number;
}

const rightsOf = (source: LogSource, { uid, gid }: SystemAccount): Rights => ({
  ...{ uid: ours.includes(source) ? uid : 0, gid, mode: 0o640 },
});

async function giveTo(path: string, { uid, gid, mode }: Rights): Promise<void> {
  const found = await stat(path);
  if (found.uid !== uid || found.gid !== gid) await chown(path, uid, gid);
  if ((found.mode & 0o777) !== mode) await chmod(path, mode);
}

/** Somebody has renamed it meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
