import { and, eq, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/account.ts';
import { admin, adminKnownIp } from '../../../db/schema/admin.ts';
import type { AdminKey, CallContext } from '../../../kernel/context.ts';
import { networkOfAddress } from './login-store.ts';

/** Where and how to write to an admin about a login, and whether that is wanted and needed. */
export async function findAlertAddressee(ctx: CallContext, { accountId, adminId }: AdminKey) {
  const [row] = await ctx.db
    .select({
      email: admin.email,
      language: sql<string>`coalesce(${admin.language}, ${account.language})`,
      timezone: account.timezone,
      wantsAlert: sql<boolean>`'login' = any(${admin.alerts}) and ${admin.emailConfirmedAt} is not null`,
      networkKnown: sql<boolean>`exists (select from ${adminKnownIp} where ${adminKnownIp.accountId} = ${admin.accountId}
        and ${adminKnownIp.adminId} = ${admin.id} and ${adminKnownIp.remoteIp} <<= ${networkOfAddress(ctx.remoteIp)})`,
    })
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(and(eq(admin.accountId, accountId), eq(admin.id, adminId)));
  return row;
}
