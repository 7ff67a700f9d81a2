import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineSettings } from '../../engine/engine-settings.ts';
import { CommandError } from '../command-environment.ts';
import { isEngineRunning } from './mail-run.ts';

/** A data folder has one mail engine. With another folder, one that runs could not be stopped, and its mail would be gone. */
export async function refuseMovedMail(
  before: EngineSettings | undefined,
  { root }: EngineSettings,
): Promise<void> {
  if (before === undefined || before.root === root) return;
  const stop = 'npm run posthouse -- mail stop';
  if (await isEngineRunning(before))
    throw new CommandError(`The mail engine in ${before.root} is running. Stop it first: ${stop}`);
  const accounts = await readdir(join(before.root, 'mailboxes')).catch(() => []);
  if (accounts.length > 0)
    throw new CommandError(
      `The mailboxes are in ${before.root}. Move everything there first (mv ${before.root} ${root}), or delete it.`,
    );
}
