import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { engineSecrets } from '../../engine/engine-secrets.ts';
import { trainFilter } from '../../engine/train-filter.ts';
import { readConfig } from '../../kernel/config.ts';
import { createSecretBox } from '../../kernel/secrets.ts';
import { keyOfPanel, withDatabase } from '../command-database.ts';
import { type CommandEnvironment, CommandError } from '../command-environment.ts';
import { reasonOf } from '../command-failure.ts';
import { quantity } from '../command-output.ts';
import type { CommandResult } from '../command-run.ts';
import { demandEngine } from './mail-run.ts';

/** Teaches the spam filter for every account: files with one message each, and folders of them. */
export async function teachEverybody(
  environment: CommandEnvironment,
  kind: string,
  paths: readonly string[],
): Promise<CommandResult> {
  if (kind !== 'spam' && kind !== 'notspam')
    throw new CommandError('Say what the messages are: spam or notspam.');
  const { ports } = await demandEngine(readConfig(environment.env));
  const password = await withDatabase(
    environment,
    async (opened) => engineSecrets(createSecretBox(await keyOfPanel(opened))).rspamd,
  );
  const files = (await Promise.all(paths.map(filesAt))).flat();
  let learned = 0;
  for (const file of files) {
    const lesson = { kind, mail: await readFile(file), accountId: 'everybody' } as const;
    const isNew = await trainFilter({ port: ports.controller, password }, lesson).catch((error: unknown) => {
      throw new CommandError(
        `The spam filter did not answer: ${reasonOf(error)} Start the mail engine with: npm run posthouse -- mail start`,
        { cause: error },
      );
    });
    if (isNew) learned += 1;
  }
  return {
    json: { read: files.length, learned },
    text: `${quantity(files.length, 'message')} read, ${learned} of them new to the spam filter.`,
  };
}

async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch((error: unknown) => {
    throw new CommandError(`${path} can’t be read: ${reasonOf(error)}`, { cause: error });
  });
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
