import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { account } from '../../db/schema/account.ts';
import { admin } from '../../db/schema/admin.ts';
import type { AdminKey } from '../../kernel/actor.ts';

interface ReaderContext {
  readonly db: Database;
  readonly caller: AdminKey;
}

/** How the admin's account writes moments, and in which language the admin reads. */
export async function readLocalisation({ db, caller }: ReaderContext) {
  const [row] = await db
    .select({
      timezone: account.timezone,
      dateformat: account.dateformat,
      language: sql<string>`coalesce(${admin.language}, ${account.language})`,
    })
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(and(eq(admin.accountId, caller.accountId), eq(admin.id, caller.adminId)));
  if (row === undefined) throw new Error('an admin with a session is gone');
  return row;
}
