import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/pool.ts';
import { account } from '../../../db/schema/account.ts';
import { admin } from '../../../db/schema/admin.ts';
import type { AdminKey } from '../../../kernel/actor.ts';

/** The admins who may need a notice about their password, of all accounts, a batch at a time. */
export async function listAgeingPasswords(
  db: Database,
  { after, before, limit }: { after: number; before: Date; limit: number },
) {
  return db
    .select({
      accountId: admin.accountId,
      adminId: sql<number>`${admin.id}`.mapWith(Number),
      username: admin.username,
      email: admin.email,
      language: sql<string>`coalesce(${admin.language}, ${account.language})`,
      timezone: account.timezone,
      changedAt: admin.passwordChangedAt,
      maxAgeDays: account.passwordMaxAgeDays,
      noticeDays: admin.passwordNoticeDays,
    })
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(
      and(
        gt(admin.id, after),
        gt(account.passwordMaxAgeDays, 0),
        eq(account.state, 'active'),
        eq(admin.active, true),
        isNotNull(admin.emailConfirmedAt),
        sql`${admin.passwordChangedAt} + make_interval(days => ${account.passwordMaxAgeDays}) < ${before}`,
      ),
    )
    .orderBy(asc(admin.id))
    .limit(limit);
}

/** False when the password was changed meanwhile: the notice would be about one that is no more. */
export async function markNoticed(
  db: Database,
  { accountId, adminId, changedAt }: AdminKey & { changedAt: Date },
  noticeDays: number,
): Promise<boolean> {
  const marked = await db
    .update(admin)
    .set({ passwordNoticeDays: noticeDays })
    .where(
      and(
        eq(admin.accountId, accountId),
        eq(admin.id, adminId),
        // A date of JavaScript knows no microseconds.
        sql`date_trunc('milliseconds', ${admin.passwordChangedAt}) = ${changedAt}`,
        sql`coalesce(${admin.passwordNoticeDays}, 32767) > ${noticeDays}`,
      ),
    )
    .returning({ id: admin.id });
  return marked.length > 0;
}
