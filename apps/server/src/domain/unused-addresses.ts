import { and, eq } from 'drizzle-orm';
import { mailUser } from '../db/schema/mail-user.ts';
import type { TenantContext } from '../kernel/context.ts';
import { isReferredTo } from './address-references.ts';

/** Whoever deletes it for good takes nothing from others. */
export async function isAddressUnused(ctx: TenantContext, id: number): Promise<boolean> {
  return !(await isReferredTo(ctx, id));
}

/** The same of a user whose mailbox nobody opened, and that has no mail. */
export async function isUserUnused(ctx: TenantContext, id: number): Promise<boolean> {
  const [user] = await ctx.db
    .select({ lastLoginAt: mailUser.lastLoginAt, usedBytes: mailUser.usedBytes })
    .from(mailUser)
    .where(and(eq(mailUser.accountId, ctx.session.accountId), eq(mailUser.id, id)));
  const isOpened = user === undefined || user.lastLoginAt !== null || (user.usedBytes ?? 0) > 0;
  return !isOpened && (await isAddressUnused(ctx, id));
}
