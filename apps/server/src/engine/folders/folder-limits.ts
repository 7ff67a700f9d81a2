import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { listFolderLimits } from './folders-store.ts';
import { replaceFile } from './replace-file.ts';

/**
 * Tells Dovecot the room of each folder of an account: lines for mail/dovecot/folder-quotas, which reads them at each
 * login. Returns the folders that are new or changed: open sessions don’t know about them.
 */
export async function tellFolderLimits(pool: Pool, mailboxes: string, account: string): Promise<string[]> {
  const path = join(mailboxes, account, 'public-quotas');
  const before = await readFile(path, 'utf8').catch(() => '');
  const told = new Set(before.split('\n'));
  const limits = (await listFolderLimits(pool, account)).map(({ folder_id, mask, bytes }) => ({
    folder_id,
    line: `limit ${quoted(`${mask}:bytes=+${bytes}`)} # ${folder_id}`,
  }));
  const after = limits.map(({ line }) => `${line}\n`).join('');
  if (after !== before && !(await replaceFile(path, after))) throw new Error(`${path} is being written`);
  return limits.filter(({ line }) => !told.has(line)).map(({ folder_id }) => folder_id);
}

/** One word to a shell, whatever is in it. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
