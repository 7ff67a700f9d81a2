import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import type { Log } from '../../kernel/log.ts';
import type { EngineSettings } from '../engine-settings.ts';
import { createRetries } from '../folders/retries.ts';
import {
  findUnknownMailboxes,
  type Leftover,
  listGoneAccounts,
  listLeftoverAccounts,
  listLeftovers,
  noteAccountDeleted,
  noteDeleted,
  noteFound,
} from './leftovers-store.ts';
import { isLeft, type OpenFolder, openFolder, removeAside, within } from './open-folder.ts';
import { removeMarksOfFolders, removeMarksOfMailboxes } from './private-marks.ts';

const run = promisify(execFile);
const timeoutMs = 60_000;
/** Of one account before the next has its turn. */
const mostAtOnce = 200;

/**
 * Deletes the files of users, public folders and accounts that were deleted for good. What has to be deleted is noted by the
 * database with the row that goes; it works as the keeper, which is root and reads nothing that strangers send.
 */
export function createLeftoverKeeper({ root }: EngineSettings, pool: Pool, log: Log) {
  // The whole folder may be a link to another disk.
  const openMailboxes = () => openFolder(`${join(root, 'mailboxes')}/.`);
  const config = join(root, 'etc/dovecot/dovecot.conf');
  const doveadm = async (...args: string[]) => {
    const env = { PATH: '/usr/bin:/usr/sbin:/bin', LC_ALL: 'C' };
    return (await run('doveadm', ['-c', config, ...args], { timeout: timeoutMs, env })).stdout;
  };

  /** Sessions end when a user is removed, long before; one may have slipped through. */
  const endSessions = async (names: readonly string[]) => {
    const sessions = JSON.parse(await doveadm('-f', 'json', 'who')) as { readonly username: string }[];
    const present = new Set(sessions.map(({ username }) => username));
    // Dovecot reads a pattern.
    for (const name of names)
      if (present.has(name) && !/[*?]/.test(name)) await doveadm('kick', name).catch(() => undefined);
  };

  const removeUsers = async (folder: OpenFolder, account: string, users: readonly Leftover[]) => {
    const found: Leftover[] = [];
    for (const user of users) if (await isLeft(folder, user.id)) found.push(user);
    if (found.length > 0) await endSessions(found.map(({ name }) => name));
    for (const { id } of found) {
      await noteFound(pool, account, id);
      await removeAside(folder, id);
    }
  };

  const removeSome = async (account: string) => {
    const due = await listLeftovers(pool, account, mostAtOnce + 1);
    const now = due.slice(0, mostAtOnce);
    const isLast = now.length === due.length;
    const of = (kind: Leftover['kind']) => now.filter((leftover) => leftover.kind === kind);
    await inAccount(account, async (folder) => {
      await removeUsers(folder, account, of('user'));
      if (isLast && of('user').length > 0)
        await removeMarksOfMailboxes(folder, (names) => findUnknownMailboxes(pool, account, names));
      if (isLast && of('public_folder').length > 0) await removeMarksOfFolders(folder);
    });
    await noteDeleted(
      pool,
      account,
      now.map(({ id }) => id),
    );
  };
  const inAccount = (account: string, work: (folder: OpenFolder) => Promise<void>) =>
    within(openMailboxes(), (mailboxes) => within(mailboxes.open(account), work));

  const removeAccount = async (account: string) => {
    await within(openMailboxes(), async (mailboxes) => {
      if (!(await isLeft(mailboxes, account))) return;
      await removeAside(mailboxes, account);
      log.info({ account }, 'the mail of a deleted account is deleted');
    });
    await noteAccountDeleted(pool, account);
  };

  const retries = createRetries();
  /** What fails is tried again later, and keeps nothing else from being done. */
  const attempt = async (account: string, work: (account: string) => Promise<void>) => {
    try {
      await work(account);
      retries.worked(account);
    } catch (error) {
      retries.failed(account);
      log.warn({ err: error, account }, 'mail of what was deleted for good could not be deleted');
    }
  };
  const removeAll = async () => {
    for (;;) {
      const accounts = await listLeftoverAccounts(pool, retries.waiting());
      if (accounts.length === 0) break;
      for (const account of accounts) await attempt(account, removeSome);
    }
    for (const account of await listGoneAccounts(pool, retries.waiting()))
      await attempt(account, removeAccount);
  };

  let isWorking = false;
  let isAgain = false;
  return {
    /** One after the other; what is told meanwhile is looked at afterwards. */
    follow(): void {
      isAgain = true;
      if (isWorking) return;
      isWorking = true;
      const work = async () => {
        while (isAgain) {
          isAgain = false;
          await removeAll();
        }
      };
      void work()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'what was deleted for good could not be looked for'),
        )
        .finally(() => {
          isWorking = false;
        });
    },
  };
}
