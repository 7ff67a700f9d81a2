import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import { oneTimeKey } from '../db/schema/session.ts';
import { hashKey, randomKey } from './random-keys.ts';

type Purpose = (typeof oneTimeKey.$inferSelect)['purpose'];
type Row = typeof oneTimeKey.$inferSelect;

interface NewKey {
  readonly accountId: number;
  readonly adminId: number;
  readonly purpose: Purpose;
  readonly detail?: object;
  readonly now: Date;
  readonly lifetimeMinutes: number;
}

/** Of these an admin has one at a time: a newer link ends the older. */
const onlyNewest: readonly Purpose[] = ['password_reset', 'email_change', 'invitation'];

/** Makes a key for one use; the plain key exists only in what is returned. */
export async function createOneTimeKey(db: Database, wanted: NewKey): Promise<string> {
  const key = randomKey();
  const { accountId, adminId, purpose, now } = wanted;
  if (onlyNewest.includes(purpose)) {
    await db
      .delete(oneTimeKey)
      .where(
        and(
          eq(oneTimeKey.accountId, accountId),
          eq(oneTimeKey.adminId, adminId),
          eq(oneTimeKey.purpose, purpose),
        ),
      );
  }
  await db.insert(oneTimeKey).values({
    accountId,
    adminId,
    purpose,
    keyHash: hashKey(key),
    detail: wanted.detail ?? {},
    createdAt: now,
    expiresAt: new Date(now.getTime() + wanted.lifetimeMinutes * 60_000),
  });
  return key;
}

const valid = (key: string, purpose: Purpose, now: Date) =>
  and(eq(oneTimeKey.keyHash, hashKey(key)), eq(oneTimeKey.purpose, purpose), gt(oneTimeKey.expiresAt, now));

export async function findOneTimeKey(
  db: Database,
  key: string,
  purpose: Purpose,
  now: Date,
): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeKey)
    .where(valid(key, purpose, now));
  return row;
}

/** Takes the key out of the world: of two who present it at once, one gets the row. */
export async function consumeOneTimeKey(
  db: Database,
  key: string,
  purpose: Purpose,
  now: Date,
): Promise<Row | undefined> {
  const [row] = await db
    .delete(oneTimeKey)
    .where(valid(key, purpose, now))
    .returning();
  return row;
}

/** Counts a try; answers how many there were, or undefined when the key is gone. */
export async function countAttempt(
  db: Database,
  key: string,
  purpose: Purpose,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db
    .update(oneTimeKey)
    .set({ attempts: sql`${oneTimeKey.attempts} + 1` })
    .where(valid(key, purpose, now))
    .returning({ attempts: oneTimeKey.attempts });
  return row?.attempts;
}

/**
 * Links and half-finished logins under way are worthless from now on; but for the one with which the admin's present
 * address is confirmed, which opens nothing.
 */
export async function forgetOneTimeKeys(
  db: Database,
  { accountId, adminId }: { accountId: number; adminId: number },
): Promise<void> {
  await db.delete(oneTimeKey).where(
    and(
      eq(oneTimeKey.accountId, accountId),
      eq(oneTimeKey.adminId, adminId),
      sql`not (${oneTimeKey.purpose} = 'email_change' and ${oneTimeKey.detail} ->> 'email' = (
          select email from admin where account_id = ${accountId} and id = ${adminId}))`,
    ),
  );
}
