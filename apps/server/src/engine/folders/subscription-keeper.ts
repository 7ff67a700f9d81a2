import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '../../kernel/log.ts';
import { type EngineChange, listFolderUsers } from '../engine-store.ts';
import { findSubscriptions, listFolderReaders, listSubscribers } from './folders-store.ts';
import { followSubscriptions } from './subscriptions.ts';

/** Of one look at users whom nobody told about. */
const usersAtOnce = 200;
const againMs = 500;

/**
 * Subscribes users to the folders and mailboxes they get a right in, and ends that with the right: mail programs that
 * show only what is subscribed show them too.
 */
export function createSubscriptionKeeper(mailboxes: string, pool: Pool, log: Log) {
  const waiting = new Set<string>();
  let working = false;
  const followOne = async (email: string) => {
    const wanted = await findSubscriptions(pool, email);
    if (wanted === undefined || (await followSubscriptions(mailboxes, wanted))) return;
    await sleep(againMs);
    waiting.add(email);
  };
  /** One after the other; a user who waits already is not looked at twice. */
  const work = async () => {
    if (working) return;
    working = true;
    for (const email of waiting) {
      waiting.delete(email);
      await followOne(email).catch((error: unknown) =>
        log.warn({ err: error, user: email }, 'what a user is subscribed to could not be changed'),
      );
    }
    working = false;
  };
  const add = async (asked: Promise<readonly string[]>) => {
    for (const email of await asked) waiting.add(email);
    await work();
  };
  const soon = (asked: Promise<readonly string[]>) =>
    void add(asked).catch((error: unknown) =>
      log.warn({ err: error }, 'subscriptions could not be looked at'),
    );

  let lookedAt = '0';
  const nextUsers = async () => {
    const users = await listSubscribers(pool, lookedAt, usersAtOnce);
    lookedAt = users.length < usersAtOnce ? 'end' : String(users.at(-1)?.user_id);
    return users.map(({ email }) => email);
  };
  return {
    onChange(change: EngineChange) {
      if (change.changed === 'delegate' || change.changed === 'user') soon(Promise.resolve([change.email]));
      if (change.changed === 'folder_rights') soon(listFolderUsers(pool, change));
    },
    /** A folder has come to its place, or left it. */
    onPlaced: (account: string, folder: string) => soon(listFolderReaders(pool, account, folder)),
    /** What changed while nobody listened is found by looking at everybody once, some at a time. */
    onConnected: () => {
      lookedAt = '0';
    },
    look: () => {
      if (lookedAt !== 'end') soon(nextUsers());
    },
  };
}
