import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import type { Log } from '../../kernel/log.ts';
import type { EngineSettings } from '../engine-settings.ts';
import {
  type FolderUse,
  type FolderWork,
  forgetPlace,
  listFolderAccounts,
  listFolderWork,
  noteFolderUse,
  notePlace,
} from './folders-store.ts';
import { profileRights, withoutAdding } from './profile-rights.ts';

const run = promisify(execFile);
const timeoutMs = 30_000;
/** Of one look at what folders hold. */
const accountsAtOnce = 20;

/**
 * Makes, moves and deletes public folders until Dovecot has those of the panel, and reads back what they hold. It works
 * as the keeper, which is root and reads nothing that strangers send: nobody else can delete a folder.
 */
export function createFolderKeeper({ root }: EngineSettings, pool: Pool, log: Log) {
  const config = join(root, 'etc/dovecot/dovecot.conf');
  const doveadm = async (...args: string[]) => {
    const { stdout } = await run('doveadm', ['-c', config, ...args], {
      ...{ timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 },
      env: { PATH: '/usr/bin:/usr/sbin:/bin', LC_ALL: 'C' },
    });
    return stdout;
  };
  const asKeeperOf = (account: string) => ['-u', `public-${account}@mailbox.posthouse.invalid`];

  const setRights = async ({ account_id, folder_id, is_full }: FolderWork, mailbox: string) => {
    // A new folder gets those of the one it is in from Dovecot; they would outlive every change of ours.
    const present = JSON.parse(
      await doveadm('-f', 'json', 'acl', 'get', ...asKeeperOf(account_id), mailbox),
    ) as { readonly id: string }[];
    for (const { id } of present)
      if (id.startsWith('group=folder-') && !id.startsWith(`group=folder-${folder_id}-`))
        await doveadm('acl', 'delete', ...asKeeperOf(account_id), mailbox, id);
    for (const [profile, rights] of Object.entries(profileRights)) {
      const group = `group=folder-${folder_id}-${profile}`;
      const now = is_full ? withoutAdding(rights) : rights;
      await doveadm('acl', 'set', ...asKeeperOf(account_id), mailbox, group, ...now);
    }
  };
  /** Where nobody sees it: in its own place it would have the rights of the folder it is in, until it gets others. */
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
    await rename(work.account_id, from, to).catch(async (error: unknown) => {
      const apart = placeApart(work);
      if (from !== apart) {
        await rename(work.account_id, from, apart);
        await notePlace(pool, work, apart);
      }
      throw error;
    });
  };
  const follow = async (work: FolderWork) => {
    const { account_id, place, wanted } = work;
    const keeper = asKeeperOf(account_id);
    if (wanted === null) {
      // Somebody may have deleted it before by hand.
      await doveadm('mailbox', 'delete', ...keeper, mailboxAt(String(place))).catch(() => undefined);
      return forgetPlace(pool, work);
    }
    const now = place ?? (await makeApart(work));
    await setRights(work, mailboxAt(now));
    if (now !== wanted) await move(work, now, wanted);
    await notePlace(pool, work, wanted);
  };

  const readUse = async (account: string) => {
    const fields = ['guid vsize', 'Public/*'];
    const output = await doveadm('-f', 'json', 'mailbox', 'status', ...asKeeperOf(account), ...fields);
    await noteFolderUse(pool, account, readUses(output));
  };

  /** What failed is tried again with the next look, and keeps nothing else from being done. */
  const followAll = async () => {
    const touched = new Set<string>();
    for (const { account_id, folder_id } of await listFolderWork(pool)) {
      // Moving one folder may have moved others.
      const again = await listFolderWork(pool);
      const work = again.find((one) => one.account_id === account_id && one.folder_id === folder_id);
      if (work === undefined) continue;
      touched.add(account_id);
      await follow(work).catch((error: unknown) =>
        log.warn({ err: error, folder: folder_id }, 'a public folder could not be changed'),
      );
    }
    for (const account of touched) await readUse(account);
  };

  let lookedAt = '0';
  const readSomeUse = async () => {
    const accounts = await listFolderAccounts(pool, lookedAt, accountsAtOnce);
    lookedAt = accounts.length < accountsAtOnce ? '0' : String(accounts.at(-1));
    for (const account of accounts) await readUse(account);
  };

  let working = Promise.resolve();
  /** One after the other: two at once would make the same folder. */
  const soon = (work: () => Promise<void>) => {
    working = working
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, 'public folders could not be looked at'));
    return working;
  };
  return {
    follow: () => soon(followAll),
    look: () =>
      soon(async () => {
        await readSomeUse();
        await followAll();
      }),
  };
}

/** As engine.folder_work calls it: where nobody sees it. */
const placeApart = ({ folder_id }: FolderWork) => `Removed/${folder_id}`;
const mailboxAt = (place: string) => `Public/${place}`;

function readUses(output: string): FolderUse[] {
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
