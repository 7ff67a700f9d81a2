import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/pool.ts';
import { account } from '../../../db/schema/account.ts';
import { admin } from '../../../db/schema/admin.ts';
import type { AdminKey } from '../../../kernel/actor.ts';

/** Answers the admin's user name; undefined when the hash is no longer the one it is to be put in place of. */
export async function savePasswordHash(
  db: Database,
  { accountId, adminId }: AdminKey,
  passwordHash: string,
  { now, instead }: { now: Date; instead?: string },
): Promise<string | undefined> {
  const [row] = await db
    .update(admin)
    .set({ passwordHash, passwordChangedAt: now, passwordNoticeDays: null })
    .where(
      and(
        eq(admin.accountId, accountId),
        eq(admin.id, adminId),
        instead === undefined ? undefined : eq(admin.passwordHash, instead),
      ),
    )
    .returning({ username: admin.username });
  return row?.username;
}

export async function findUsername(
  db: Database,
  { accountId, adminId }: AdminKey,
): Promise<string | undefined> {
  const [row] = await db
    .select({ username: admin.username })
    .from(admin)
    .where(and(eq(admin.accountId, accountId), eq(admin.id, adminId)));
  return row?.username;
}

/**
 * The admin whose user name and recovery address belong together; who logs in by address gives it for both. An address
 * nobody confirmed may be a stranger's.
 */
export async function findByNameAndAddress(db: Database, username: string, email: string) {
  const [row] = await db
    .select({
      accountId: admin.accountId,
      adminId: admin.id,
      adminname: admin.username,
      name: admin.name,
      email: admin.email,
      language: admin.language,
      accountLanguage: account.language,
    })
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(
      and(
        or(eq(admin.username, username.toLowerCase()), sql`${username.toLowerCase()}::text = ${admin.email}`),
        eq(admin.email, email),
        isNotNull(admin.emailConfirmedAt),
        eq(admin.active, true),
        eq(account.state, 'active'),
      ),
    );
  return row;
}
