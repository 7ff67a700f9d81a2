import { chmod, chown, open } from 'node:fs/promises';
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

/** Before anybody writes to them: their writers would keep them for themselves. Which files there are is for the reader too. */
export async function prepareLogFiles(root: string, reader: SystemAccount): Promise<void> {
  const folder = join(root, 'log');
  await chown(folder, 0, reader.gid);
  await chmod(folder, 0o751);
  for (const source of Object.keys(logSources) as LogSource[]) await prepareLogFile(root, source, reader);
}

export async function prepareLogFile(root: string, source: LogSource, reader: SystemAccount): Promise<void> {
  const path = logFileOf(root, source);
  await (await open(path, 'a', 0o640)).close();
  await chown(path, ours.includes(source) ? reader.uid : 0, reader.gid);
  await chmod(path, 0o640);
}
