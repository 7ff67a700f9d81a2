import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The mails the panel wrote to its outbox for one address, oldest first. */
async function mailsTo(address: string): Promise<string[]> {
  const folder = join(process.env['DATA_DIR'] ?? '', 'outbox');
  // Before the first mail there is no such folder.
  const names = await readdir(folder).catch(() => []);
  const wanted = names.filter((name) => name.endsWith(`-${address}.eml`)).sort();
  return Promise.all(wanted.map((name) => readFile(join(folder, name), 'utf8')));
}

/** The panel's address in the one mail that was sent there; mails leave the queue within seconds. */
export async function mailedPath(address: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 30_000 }).toBe(1);
  const [mail = ''] = await mailsTo(address);
  const [link] = plain(mail).match(/https?:\/\/\S+/) ?? [];
  if (link === undefined) throw new Error(`no link in: ${mail}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Without the line breaks and escapes of quoted-printable. */
function plain(mail: string): string {
  return mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}
