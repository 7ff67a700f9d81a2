import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/pool.ts';
import { account } from '../../../db/schema/account.ts';
import { admin } from '../../../db/schema/admin.ts';
import type { AdminKey } from '../../../kernel/actor.ts';

const ofAdmin = ({ accountId, adminId }: AdminKey) =>
  and(eq(admin.accountId, accountId), eq(admin.id, adminId));

export async function findAddressee(db: Database, key: AdminKey) {
  const [row] = await db
    .select({
      username: admin.username,
      email: admin.email,
      language: admin.language,
      accountLanguage: account.language,
    })
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(ofAdmin(key));
  return row && { username: row.username, email: row.email, language: row.language ?? row.accountLanguage };
}

export async function saveConfirmedEmail(
  db: Database,
  key: AdminKey,
  email: string,
  now: Date,
): Promise<void> {
  await db.update(admin).set({ email, emailConfirmedAt: now }).where(ofAdmin(key));
}
