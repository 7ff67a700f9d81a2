import { readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { engineSecrets } from '../../engine/engine-secrets.ts';
import type { EngineSettings } from '../../engine/engine-settings.ts';
import { listObsoleteFiles } from '../../engine/obsolete-files.ts';
import { renderEngine } from '../../engine/render-engine.ts';
import { createSecretBox, findSecretKey } from '../../kernel/secrets.ts';
import type { CommandDatabase } from '../command-database.ts';
import { fileSize } from '../command-output.ts';
import { type Check, fail, ok, warn } from '../doctor/check.ts';
import { chooseSettings } from './mail-settings.ts';

const leastFreeBytes = 200_000_000;
const comfortableBytes = 2_000_000_000;
const leastFreeFilesShare = 0.02;

/** Each message is a file, so a disk can be full in two ways. */
export async function checkMailboxDisk({ root }: EngineSettings): Promise<Check> {
  const name = 'Disk';
  const mailboxes = join(root, 'mailboxes');
  const { bavail, bsize, files, ffree } = await statfs(mailboxes);
  const free = bavail * bsize;
  const message = `${fileSize(free)} free for mailboxes`;
  const hint = `Free up space on the disk of ${mailboxes}. Senders are told to try again later when it is full.`;
  if (free < leastFreeBytes) return fail(name, message, hint);
  // Some file systems have no fixed number of files, and say 0.
  if (files > 0 && ffree / files < leastFreeFilesShare)
    return fail(name, `room for only ${ffree} more files`, hint);
  return free < comfortableBytes ? warn(name, message, hint) : ok(name, message);
}

/** Dovecot reads the spam rule and its own rights as the owner of the mailboxes; whoever uses postconf opens Postfix’s own
 * two files. */
const withoutSecrets = /\.(sieve|svbin)$|^(acl-keeper|folder-quotas)$|^(main|master)\.cf(\.proto)?$/;
const others = 0o007;
const fewNames = 3;

/** Configuration has passwords in it. */
export async function checkFiles({ root, tls }: EngineSettings): Promise<Check> {
  const name = 'Files';
  const folders = ['postfix', 'dovecot', 'rspamd', 'redis'].map((service) => join(root, 'etc', service));
  const listed = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  const paths = listed
    .flat()
    .filter((entry) => entry.isFile() && !withoutSecrets.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const open: string[] = [];
  for (const path of [...paths, tls.key]) {
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) return fail(name, `${path} is missing`, setUpAgain);
    if ((found.mode & others) !== 0) open.push(path);
  }
  if (paths.length === 0) return fail(name, `there is no configuration in ${join(root, 'etc')}`, setUpAgain);
  if (open.length === 0) return ok(name, 'passwords and keys can be read only by the services');
  return fail(name, `every user can read ${someOf(open)}`, `chmod o= ${open.slice(0, fewNames).join(' ')}`);
}

const setUpAgain = 'Run "npm run posthouse -- mail setup" again, then "mail stop" and "mail start".';

/** What setup would write now, compared with what is there: after an update, or after somebody has edited a file. */
export async function checkConfiguration(opened: CommandDatabase, settings: EngineSettings): Promise<Check> {
  const name = 'Configuration';
  const { config } = opened;
  const key = await findSecretKey(config.secretKey, config.dataDir);
  if (key === undefined) return fail(name, 'can’t be compared without the secret key', 'Set SECRET_KEY.');
  const wanted = chooseSettings(opened, {}, settings);
  const nobody = { postfix: 0, dovecot: 0, rspamd: 0 };
  const differing: string[] = [];
  const written = new Set<string>();
  await renderEngine(wanted, engineSecrets(createSecretBox(key)), nobody, async (path, content) => {
    written.add(path);
    const present = await readFile(path, 'utf8').catch(() => undefined);
    if (present !== content) differing.push(path);
  });
  const different = [...differing, ...(await listObsoleteFiles(settings.root, written))].map((path) =>
    relative(join(settings.root, 'etc'), path),
  );
  if (different.length === 0) return ok(name, 'as "mail setup" would write it');
  return warn(
    name,
    `differs from what "mail setup" would write: ${someOf(different)}`,
    `${setUpAgain} Keep changes of your own in ${join(settings.root, 'etc/local/main.cf')} and etc/dovecot/local.conf.`,
  );
}

function someOf(names: readonly string[]): string {
  const more = names.length > fewNames ? ` and ${names.length - fewNames} more` : '';
  return `${names.slice(0, fewNames).join(', ')}${more}`;
}
