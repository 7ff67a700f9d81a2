import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Log } from '../../kernel/log.ts';
import { createDoveadmCommand } from '../doveadm-command.ts';
import type { EngineSettings } from '../engine-settings.ts';
import { tellFolderLimits } from './folder-limits.ts';
import {
  type FolderUse,
  type FolderWork,
  findFolderWork,
  forgetPlace,
  listFolderAccounts,
  listFolderReaders,
  listFolderWork,
  noteFolderUse,
  notePlace,
} from './folders-store.ts';
import { groupsOfFolder } from './profile-rights.ts';
import { createRetries } from './retries.ts';

/** Of one look at what folders hold. */
const accountsAtOnce = 20;
/** Of one account before the next has its turn. */
const foldersAtOnce = 20;
/** How doveadm ends where there is no such mailbox. */
const notFound = 68;

/**
 * Makes, moves and deletes public folders until Dovecot has those of the panel, and reads back what they hold. It works
 * as the keeper, which is root and reads nothing that strangers send: nobody else can delete a folder.
 */
export function createFolderKeeper(
  settings: EngineSettings,
  pool: Pool,
  log: Log,
  { onPlaced }: { onPlaced(account: string, folder: string): void },
) {
  const doveadm = createDoveadmCommand(settings);
  const asKeeperOf = (account: string) => ['-u', `public-${account}@mailbox.posthouse.invalid`];

  const setRights = async ({ account_id, folder_id, is_full }: FolderWork, mailbox: string) => {
    // A new folder gets those of the one it is in from Dovecot; they would outlive every change of ours.
    const groups = groupsOfFolder(folder_id, is_full);
    const present = JSON.parse(
      await doveadm('-f', 'json', 'acl', 'get', ...asKeeperOf(account_id), mailbox),
    ) as { readonly id: string; readonly global: string }[];
    for (const { id, global } of present)
      if (global === '' && !groups.has(id))
        await doveadm('acl', 'delete', ...asKeeperOf(account_id), mailbox, id);
    for (const [group, rights] of groups)
      await doveadm('acl', 'set', ...asKeeperOf(account_id), mailbox, group, ...rights);
  };
  /** Where nobody sees it (mail/dovecot/acl-keeper): in its own place it would have the rights of the folder it is in. */
  const makeApart = async (work: FolderWork) => {
    const apart = placeApart(work);
    await doveadm('mailbox', 'create', ...asKeeperOf(work.account_id), mailboxAt(apart));
    await notePlace(pool, work, apart);
    return apart;
  };
  const rename = (account: string, from: string, to: string) =>
    doveadm('mailbox', 'rename', ...asKeeperOf(account), mailboxAt(from), mailboxAt(to));
  /** Two that change places would wait for each other for ever: one of them steps aside. */
  const move = async (work: FolderWork, from: string, to: string) => {
    const apart = placeApart(work);
    const isInTheWay = work.is_taken && from !== apart;
    await rename(work.account_id, from, isInTheWay ? apart : to);
    await notePlace(pool, work, isInTheWay ? apart : to);
  };
  const remove = async ({ account_id, place }: FolderWork) => {
    await doveadm('mailbox', 'delete', ...asKeeperOf(account_id), mailboxAt(String(place))).catch(
      (error: unknown) => {
        // Somebody may have deleted it before by hand.
        if (!isNotFound(error)) throw error;
      },
    );
  };
  /** Before a folder comes to its place. Sessions that know other limits end, and come again. */
  const tellLimits = async (account: string) => {
    const changed = await tellFolderLimits(pool, join(settings.root, 'mailboxes'), account);
    if (changed.length === 0) return;
    const present = new Set((await doveadm('-f', 'tab', 'who', '-1')).split('\n').map(firstField));
    for (const folder of changed)
      for (const email of await listFolderReaders(pool, account, folder))
        if (present.delete(email) && !/[*?]/.test(email)) await doveadm('kick', email).catch(() => undefined);
  };

  const prepare = async (work: FolderWork) => {
    if (work.wanted !== null) await setRights(work, mailboxAt(work.place ?? (await makeApart(work))));
  };
  const settle = async (seen: FolderWork) => {
    // Moving one folder may have moved others.
    const now = await findFolderWork(pool, seen);
    if (now === undefined) return;
    const { place, wanted } = now;
    // Its rights are those it was prepared for.
    const work = { ...now, is_full: seen.is_full, quota_mb: seen.quota_mb };
    if (wanted === null) {
      await remove(work);
      await forgetPlace(pool, work);
    } else if (place === wanted) await notePlace(pool, work, wanted);
    else if (place !== null) await move(work, place, wanted);
    onPlaced(work.account_id, work.folder_id);
  };

  const readUse = async (account: string) => {
    const fields = ['guid vsize', 'Public/*'];
    const output = await doveadm('-f', 'json', 'mailbox', 'status', ...asKeeperOf(account), ...fields);
    await noteFolderUse(pool, account, usesIn(output));
  };

  const retries = createRetries();
  /** Whether it worked; what failed is tried again later, and keeps nothing else from being done. */
  const attempt = async (work: FolderWork, step: (work: FolderWork) => Promise<void>) => {
    try {
      await step(work);
      return true;
    } catch (error) {
      retries.failed(work.folder_id);
      log.warn({ err: error, folder: work.folder_id }, 'a public folder could not be changed');
      return false;
    }
  };
  /** All are prepared before one comes to its place: those who have a session are interrupted once. */
  const followSome = async (due: readonly FolderWork[]) => {
    const prepared: FolderWork[] = [];
    for (const work of due) if (await attempt(work, prepare)) prepared.push(work);
    for (const account of new Set(due.map(({ account_id }) => account_id))) await tellLimits(account);
    for (const work of prepared) if (await attempt(work, settle)) retries.worked(work.folder_id);
  };
  const readUses = async (accounts: Iterable<string>) => {
    for (const account of accounts)
      await readUse(account).catch((error: unknown) =>
        log.warn({ err: error, account }, 'what public folders hold could not be read'),
      );
  };
  const followAll = async () => {
    const touched = new Set<string>();
    for (;;) {
      const due = await listFolderWork(pool, foldersAtOnce, retries.waiting());
      if (due.length === 0) break;
      for (const { account_id } of due) touched.add(account_id);
      await followSome(due);
    }
    await readUses(touched);
    for (const account of touched) await tellLimits(account);
  };

  let lookedAt = '0';
  const readSomeUse = async () => {
    const accounts = await listFolderAccounts(pool, lookedAt, accountsAtOnce);
    lookedAt = accounts.length < accountsAtOnce ? '0' : String(accounts.at(-1));
    await readUses(accounts);
  };

  let working = Promise.resolve();
  const waiting = new Set<() => Promise<void>>();
  /** One after the other: two at once would make the same folder. What waits already is not asked for twice. */
  const soon = (work: () => Promise<void>) => {
    if (waiting.has(work)) return;
    waiting.add(work);
    working = working
      .then(() => {
        waiting.delete(work);
        return work();
      })
      .catch((error: unknown) => log.warn({ err: error }, 'public folders could not be looked at'));
  };
  return {
    follow: () => soon(followAll),
    look: () => {
      soon(readSomeUse);
      soon(followAll);
    },
  };
}

/** As engine.folder_work calls it: where nobody sees it. */
const placeApart = ({ folder_id }: FolderWork) => `Removed/${folder_id}`;
const mailboxAt = (place: string) => `Public/${place}`;

const firstField = (line: string) => line.split('\t')[0];

const isNotFound = (error: unknown) => error instanceof Error && 'code' in error && error.code === notFound;

function usesIn(output: string): FolderUse[] {
  const found = JSON.parse(output) as {
    readonly mailbox: string;
    readonly guid: string;
    readonly vsize: string;
  }[];
  return found.map(({ mailbox, guid, vsize }) => ({
    ...{ place: mailbox.replace(/^Public\//, ''), guid },
    bytes: Number(vsize),
  }));
}
