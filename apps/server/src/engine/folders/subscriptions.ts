import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Subscriptions } from './folders-store.ts';
import { encodeMailboxName } from './mailbox-name.ts';
import { replaceFile } from './replace-file.ts';

type Named = Readonly<Record<string, string>>;

/** What a user was subscribed to by us, in a file beside the mail. Whatever else changes, the user did. */
interface Noted {
  readonly folders: Named;
  readonly mailboxes: Named;
}

/**
 * Subscribes a user to what is new since the last time, and ends what went. In between the user decides: who has
 * unsubscribed stays unsubscribed, also when a folder gets another name. `false` where Dovecot just writes there too.
 */
export async function followSubscriptions(mailboxes: string, wanted: Subscriptions): Promise<boolean> {
  const home = join(mailboxes, wanted.account_id, wanted.user_id);
  const notes = join(home, 'subscribed.json');
  const noted = await readNoted(notes);
  const { folders, mailboxes: shared } = wanted;
  if (isSame(noted.folders, folders) && isSame(noted.mailboxes, shared)) return true;
  if (!isSame(noted.folders, folders)) {
    const path = join(home, 'public-subscriptions');
    if (!(await replaceFile(path, changedLines(await readLines(path), noted.folders, folders)))) return false;
  }
  for (const id of new Set([...Object.keys(noted.mailboxes), ...Object.keys(shared)])) {
    const owner = join(mailboxes, wanted.account_id, id);
    if (!(await followMailbox(join(home, 'shared'), owner, noted.mailboxes[id], shared[id]))) return false;
  }
  return replaceFile(notes, JSON.stringify({ folders, mailboxes: shared } satisfies Noted));
}

/** Each mailbox of somebody else has a file of its own, called after its address. */
async function followMailbox(
  files: string,
  owner: string,
  before: string | undefined,
  after: string | undefined,
): Promise<boolean> {
  const fileOf = (email: string) => join(files, `${email}.subscriptions`);
  if (after === undefined) {
    if (before !== undefined) await rm(fileOf(before), { force: true });
    return true;
  }
  if (before === undefined)
    return replaceFile(fileOf(after), textOf(['INBOX', ...(await foldersIn(join(owner, 'Maildir')))]));
  if (before !== after) await rename(fileOf(before), fileOf(after)).catch(() => undefined);
  return true;
}

/** As Dovecot writes it: a line for each, the levels of a name apart by tabs. */
const head = 'V\t2\n\n';
const textOf = (lines: readonly string[]) => head + lines.map((line) => `${line}\n`).join('');
const lineOf = (place: string) => encodeMailboxName(place).replaceAll('/', '\t');

async function readLines(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => head);
  return text
    .slice(head.length)
    .split('\n')
    .filter((line) => line !== '');
}

export function changedLines(present: readonly string[], before: Named, after: Named): string {
  const lines = new Set(present);
  for (const [id, place] of Object.entries(before)) {
    const isWanted = after[id] !== undefined;
    if (after[id] === place) continue;
    const was = lines.delete(lineOf(place));
    if (was && isWanted) lines.add(lineOf(String(after[id])));
  }
  for (const [id, place] of Object.entries(after)) if (before[id] === undefined) lines.add(lineOf(place));
  return textOf([...lines]);
}

/** The folders of a mailbox lie beside each other, with the levels of their names apart by dots. */
async function foldersIn(maildir: string): Promise<string[]> {
  const entries = await readdir(maildir, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('.'))
    .map(({ name }) => name.slice(1).replaceAll('.', '\t'));
}

const isSame = (one: Named, other: Named) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, name]) => other[id] === name);

async function readNoted(path: string): Promise<Noted> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Noted;
  } catch {
    return { folders: {}, mailboxes: {} };
  }
}
