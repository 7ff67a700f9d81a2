import { eq, sql } from 'drizzle-orm';
import { aliasDestination, listMember, smartListMember } from '../db/schema/mail-list.ts';
import { mailUser } from '../db/schema/mail-user.ts';
import { userForward } from '../db/schema/user-sharing.ts';
import type { TenantContext } from '../kernel/context.ts';

/** Nothing names this address as a destination or member: whoever deletes it for good takes nothing from others. */
export async function isUnnamed({ db, session: { accountId } }: TenantContext, id: number): Promise<boolean> {
  const named = [userForward, aliasDestination, listMember, smartListMember].map(
    (table) =>
      sql`exists (select from ${table} where ${table.accountId} = ${accountId} and ${table.addressId} = ${id})`,
  );
  const { rows } = await db.execute<{ is_named: boolean }>(
    sql`select ${sql.join(named, sql` or `)} as is_named`,
  );
  return rows[0]?.is_named === false;
}

/** The same of a user whose mailbox nobody opened, and that has no mail. */
export async function isUserUnused(ctx: TenantContext, id: number): Promise<boolean> {
  const [user] = await ctx.db
    .select({ lastLoginAt: mailUser.lastLoginAt, usedBytes: mailUser.usedBytes })
    .from(mailUser)
    .where(sql`${eq(mailUser.accountId, ctx.session.accountId)} and ${eq(mailUser.id, id)}`);
  const isOpened = user === undefined || user.lastLoginAt !== null || (user.usedBytes ?? 0) > 0;
  return !isOpened && (await isUnnamed(ctx, id));
}
