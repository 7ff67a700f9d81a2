import { readConfig } from '../../kernel/config.ts';
import { findSecretKey } from '../../kernel/secrets.ts';
import { type CommandEnvironment, CommandError } from '../command-environment.ts';
import { keyCheckOf, sealOf } from './key-check.ts';
import type { BackupContent } from './restore.ts';

/** Refuses a backup that was made with another secret key, or changed since. */
export async function demandSameKey(
  { env }: CommandEnvironment,
  path: string,
  { header, end }: Pick<BackupContent, 'header' | 'end'>,
): Promise<void> {
  const config = readConfig(env);
  const key = await findSecretKey(config.secretKey, config.dataDir);
  if (key !== undefined && keyCheckOf(key) === header.key_check) {
    if (sealOf(key, end.sha256) === end.seal) return;
    throw new CommandError(`${path} was changed after it was made. Nothing was restored.`);
  }
  const finding =
    key === undefined ? 'There is no secret key here' : 'The secret key here is a different one';
  throw new CommandError(
    `${finding}, so two-factor keys and stored passwords in the backup could not be read. ` +
      `Copy the secret.key of the backed-up panel to ${config.dataDir}, or set SECRET_KEY to its content, then restore again.`,
  );
}
