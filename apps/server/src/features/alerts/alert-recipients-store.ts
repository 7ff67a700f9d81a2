import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { account } from '../../db/schema/account.ts';
import { admin } from '../../db/schema/admin.ts';
import type { AdminKey } from '../../kernel/actor.ts';

/** Whom a row of news is for, and how to write to them. */
export const recipient = {
  accountId: admin.accountId,
  adminId: admin.id,
  email: admin.email,
  language: sql<string>`coalesce(${admin.language}, ${account.language})`,
};

export const theAdmin = ({ accountId, adminId }: AdminKey) =>
  and(eq(admin.accountId, accountId), eq(admin.id, adminId));

export const mailedBefore = (moment: Date) => or(isNull(admin.domainMailAt), lte(admin.domainMailAt, moment));

export interface MailTimes {
  readonly now: Date;
  readonly mailedUntil: Date;
}

/** False when another mail went out to the admin meanwhile. */
export async function markMailed(
  db: Database,
  key: AdminKey,
  { now, mailedUntil }: MailTimes,
): Promise<boolean> {
  const marked = await db
    .update(admin)
    .set({ domainMailAt: now })
    .where(and(theAdmin(key), mailedBefore(mailedUntil)))
    .returning({ id: admin.id });
  return marked.length > 0;
}
