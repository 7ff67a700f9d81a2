import type { alertKinds } from '@posthouse/contract/features/alerts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/account.ts';
import { admin, adminKnownIp } from '../../../db/schema/admin.ts';
import type { AdminKey } from '../../../kernel/actor.ts';
import type { CallContext } from '../../../kernel/context.ts';
import { networkOfAddress } from './login-store.ts';

/** Where and how to write to an admin about a login, and what they want to hear of. */
export async function findAlertAddressee(ctx: CallContext, { accountId, adminId }: AdminKey) {
  const [row] = await ctx.db
    .select({
      email: admin.email,
      isConfirmed: sql<boolean>`${admin.emailConfirmedAt} is not null`,
      language: sql<string>`coalesce(${admin.language}, ${account.language})`,
      timezone: account.timezone,
      alerts: sql<(typeof alertKinds)[number][]>`${admin.alerts}`,
      networkKnown: sql<boolean>`exists (select from ${adminKnownIp} where ${adminKnownIp.accountId} = ${admin.accountId}
        and ${adminKnownIp.adminId} = ${admin.id} and ${adminKnownIp.remoteIp} <<= ${networkOfAddress(ctx.remoteIp)})`,
    })
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(and(eq(admin.accountId, accountId), eq(admin.id, adminId)));
  return row;
}

/** More tell nothing new about where somebody works. */
const mostAddresses = 500;

/** The addresses an admin has logged in from lately; older ones are forgotten. */
export async function listKnownAddresses(
  ctx: CallContext,
  { accountId, adminId }: AdminKey,
): Promise<string[]> {
  const rows = await ctx.db
    .select({ ip: sql<string>`host(${adminKnownIp.remoteIp})` })
    .from(adminKnownIp)
    .where(and(eq(adminKnownIp.accountId, accountId), eq(adminKnownIp.adminId, adminId)))
    .orderBy(desc(adminKnownIp.lastUsedAt))
    .limit(mostAddresses);
  return rows.map(({ ip }) => ip);
}
