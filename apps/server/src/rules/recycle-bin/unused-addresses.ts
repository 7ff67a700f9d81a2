import { and, eq, sql } from 'drizzle-orm';
import { deliveryRules, vacation } from '../../db/schema/delivery.ts';
import { mailboxUsage } from '../../db/schema/mail-engine.ts';
import { appPassword } from '../../db/schema/mail-login.ts';
import { mailUser, userMeasure } from '../../db/schema/mail-user.ts';
import { userDelegate, userForward, userSendAs } from '../../db/schema/user-sharing.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { isReferredTo } from '../addresses/address-references.ts';

/** Whoever deletes it for good takes nothing from others. */
export async function isAddressUnused(ctx: TenantContext, id: number): Promise<boolean> {
  return !(await isReferredTo(ctx, id));
}

const dayMs = 86_400_000;

/** What somebody sets up for a user later. */
const settings = [userForward, userSendAs, userDelegate, deliveryRules, vacation, appPassword];

/** The same of a user of today whose mailbox nobody opened, that has no mail, and that nobody set anything up for. */
export async function isUserUnused(
  ctx: TenantContext & { readonly now: Date },
  id: number,
): Promise<boolean> {
  const { accountId } = ctx.caller;
  const isSetUp = settings.map(
    (table) =>
      sql`exists (select from ${table} where ${table.accountId} = ${accountId} and ${table.userId} = ${id})`,
  );
  // What Dovecot has counted may not have been read yet.
  const hasMail = sql`coalesce(${userMeasure.usedBytes}, 0) > 0 or exists (select from ${mailboxUsage}
    where ${mailboxUsage.username} = ${mailUser.email} and ${mailboxUsage.bytes} > 0)`;
  const isOld = sql`${mailUser.createdAt} < ${new Date(ctx.now.getTime() - dayMs)}`;
  const [user] = await ctx.db
    .select({
      isUsed: sql<boolean>`${userMeasure.lastLoginAt} is not null or ${sql.join([hasMail, isOld, ...isSetUp], sql` or `)}`,
    })
    .from(mailUser)
    .innerJoin(
      userMeasure,
      and(eq(userMeasure.accountId, mailUser.accountId), eq(userMeasure.userId, mailUser.id)),
    )
    .where(and(eq(mailUser.accountId, accountId), eq(mailUser.id, id)));
  return user?.isUsed === false && (await isAddressUnused(ctx, id));
}
