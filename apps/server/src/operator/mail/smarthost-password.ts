import { readFile } from 'node:fs/promises';
import { type CommandEnvironment, UsageError } from '../command-environment.ts';
import { reasonOf } from '../command-failure.ts';
import { readInputLine } from '../command-input.ts';
import type { SetupOptions } from './mail-setup-options.ts';

/** Never from the command line, which every user of the machine can read. */
export async function readSmarthostPassword(
  environment: CommandEnvironment,
  { smarthostUser, smarthostPasswordFile: file }: SetupOptions,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  if (!smarthostUser) throw new UsageError('--smarthost-user and --smarthost-password-file belong together.');
  const password = file === '-' ? await readInputLine(environment) : await firstLineOf(file);
  // Postfix reads it from a line of a table.
  if (password.trim() !== password || password === '' || /\p{Cc}/u.test(password))
    throw new UsageError(
      '--smarthost-password-file: the first line must be the password, without spaces around it',
    );
  return password;
}

async function firstLineOf(file: string): Promise<string> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`--smarthost-password-file: ${reasonOf(error)}`);
  });
  return content.split(/\r?\n/)[0] ?? '';
}
