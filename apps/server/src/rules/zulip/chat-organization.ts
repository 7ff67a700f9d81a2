import { eq } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { chatOrganization, chatUser } from '../../db/schema/chat.ts';
import type { SecretBox } from '../../kernel/secrets.ts';
import { lockSeats } from '../accounts/seats.ts';
import type { ZulipAccess } from './zulip-client.ts';

export type ChatOrganization = typeof chatOrganization.$inferSelect;

const theOne = (accountId: number) => eq(chatOrganization.accountId, accountId);

export async function findOrganization(
  db: Database,
  accountId: number,
): Promise<ChatOrganization | undefined> {
  const [found] = await db.select().from(chatOrganization).where(theOne(accountId));
  return found;
}

/** A key that was moved to another account or address is of no use there. */
const contextOf = (accountId: number, url: string) => `chat api key of account ${accountId} at ${url}`;

export function accessOf(
  secrets: SecretBox,
  { accountId, url, botEmail, apiKey }: ChatOrganization,
): ZulipAccess {
  return { url, botEmail, apiKey: secrets.open(apiKey, contextOf(accountId, url)) };
}

/** Connects the account; its users are read at once, and those of another organization are forgotten. */
export async function saveOrganization(
  db: Database,
  secrets: SecretBox,
  accountId: number,
  { url, botEmail, apiKey }: ZulipAccess,
  now: Date,
): Promise<void> {
  const connection = {
    ...{ url, botEmail, apiKey: secrets.seal(apiKey, contextOf(accountId, url)) },
    ...{ connectedAt: now, dueAt: now, leaseUntil: null },
    ...{ syncedAt: null, failure: '' as const, failedSince: null, unreachableUntil: null },
  };
  const before = await findOrganization(db, accountId);
  if (before) await deleteOrganization(db, before.url === url ? 'keep users' : 'and users', accountId);
  await db.insert(chatOrganization).values({ accountId, ...connection });
}

/** In Zulip nothing changes: its users are no longer known here, and hold no seats. */
export async function deleteOrganization(
  db: Database,
  what: 'keep users' | 'and users',
  accountId: number,
): Promise<void> {
  if (what === 'and users') {
    // The ledger before the chat users, as everything that takes or gives back seats locks them.
    await lockSeats({ db, caller: { accountId, domains: 'all' } });
    await db.delete(chatUser).where(eq(chatUser.accountId, accountId));
  }
  await db.delete(chatOrganization).where(theOne(accountId));
}

/** Reads its users soon; for what is not known for sure. */
export async function markDue(db: Database, accountId: number, now: Date): Promise<void> {
  await db.update(chatOrganization).set({ dueAt: now }).where(theOne(accountId));
}

/** Nobody waits for it until then. */
export async function markUnreachable(db: Database, accountId: number, until: Date): Promise<void> {
  await db.update(chatOrganization).set({ unreachableUntil: until }).where(theOne(accountId));
}
