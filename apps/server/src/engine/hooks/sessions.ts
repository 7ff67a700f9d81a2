import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '../../kernel/log.ts';
import {
  type EngineChange,
  type FolderRightsChange,
  findEndedSessions,
  forgetSessions,
  listFolderUsers,
  listOpenedMailboxes,
  noteSessions,
} from '../engine-store.ts';
import type { Doveadm } from './doveadm.ts';
import { RecentLogins } from './recent-logins.ts';

const edit = ['lookup', 'read', 'write', 'write-seen', 'write-deleted', 'insert', 'post', 'expunge'];

/** What a delegate may do, in Dovecot’s words. Giving rights to others stays with the panel. */
const rights = {
  read: ['lookup', 'read', 'write-seen'],
  edit,
  full: [...edit, 'create', 'delete'],
};

const newSessionMs = 2_000;

/** Ends sessions that are no longer allowed, notes which are open, and gives the groups of shared mailboxes their rights. */
export function createSessionKeeper(pool: Pool, doveadm: Doveadm, log: Log) {
  const justLoggedIn = new RecentLogins(newSessionMs);
  /** Dovecot lists a session a moment after its login: one that was too new to be found is looked for once more. */
  const endSessionsOf = async (username: string) => {
    const wasThere = await doveadm.kick(username);
    await forgetSessions(pool, username);
    if (wasThere) return;
    if (justLoggedIn.names().has(username))
      setTimeout(() => void soon(async () => void (await doveadm.kick(username))), newSessionMs).unref();
  };
  const grantGroups = async (email: string | null) => {
    for (const mailbox of await listOpenedMailboxes(pool, email)) {
      for (const [access, words] of Object.entries(rights))
        await doveadm.grant(mailbox.email, `mailbox-${mailbox.id}-${access}`, words);
    }
  };
  const endSessions = async () => {
    const sessions = await doveadm.who();
    const ended = new Set(await findEndedSessions(pool, sessions));
    for (const username of ended) await doveadm.kick(username);
    await noteSessions(
      pool,
      sessions.filter(({ username }) => !ended.has(username)),
    );
  };
  const changedRights: FolderRightsChange[] = [];
  /** All that were told by now in one go: rights are often set by the dozen. */
  const endFolderSessions = async () => {
    const changes = changedRights.splice(0);
    if (changes.length === 0) return;
    const present = new Set([
      ...justLoggedIn.names(),
      ...(await doveadm.who()).map(({ username }) => username),
    ]);
    const readers = new Set<string>();
    for (const change of changes) for (const email of await listFolderUsers(pool, change)) readers.add(email);
    for (const username of present) if (readers.has(username)) await endSessionsOf(username);
  };
  /** One after the other: what was told first is done first. */
  const queue = () => {
    let working = Promise.resolve();
    return (work: () => Promise<void>) => {
      working = working
        .then(work)
        .catch((error: unknown) => log.warn({ err: error }, 'Dovecot could not be told about a change'));
      return working;
    };
  };
  // Apart, so that many new rights keep no session open that must end.
  const [soon, giveSoon] = [queue(), queue()];

  return {
    noteLogin: (username: string) => justLoggedIn.add(username),
    /** Looks at everything; also finds sessions that go on after the hours in which they are allowed. */
    look: () => soon(endSessions),
    /** Dovecot may not run yet: then again, until it does. */
    lookAtRights: () => giveSoon(() => untilDone(() => grantGroups(null))),
    onChange(change: EngineChange) {
      if (change.changed === 'domains') void soon(endSessions);
      if (change.changed === 'user') void soon(() => endSessionsOf(change.email));
      if (change.changed === 'folder_rights') {
        changedRights.push(change);
        void soon(endFolderSessions);
      }
      if (change.changed === 'delegate')
        void giveSoon(async () => {
          await grantGroups(change.mailbox);
          await endSessionsOf(change.email);
        });
    },
  };
}

const retryMs = 2_000;
const mostRetries = 60;

async function untilDone(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= mostRetries) throw error;
    }
    await sleep(retryMs, undefined, { ref: false });
  }
}
