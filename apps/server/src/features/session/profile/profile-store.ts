import { and, eq, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/account.ts';
import { admin, adminTwoFactor } from '../../../db/schema/admin.ts';
import { session } from '../../../db/schema/session.ts';
import type { CallerContext } from '../../../kernel/context.ts';
import { recoveryCodesLeft, twoFactorAllowed } from '../two-factor/two-factor-store.ts';

/** What getAdminInfo tells of the signed-in admin. */
export async function findProfile({ db, caller: own }: CallerContext) {
  const [row] = await db
    .select({
      name: admin.name,
      email: admin.email,
      twofaAllowed: twoFactorAllowed,
      twofaRequired: account.twofaRequired,
      maxChatUsers: account.maxChatUsers,
      recoveryCodesLeft,
      twofaEnabled: sql<boolean>`${adminTwoFactor.enabledAt} is not null`,
      language: sql<string>`coalesce(${admin.language}, ${account.language})`,
      uiTimeoutMinutes: account.uiTimeoutMinutes,
      timezone: account.timezone,
      dateformat: account.dateformat,
      passwordMaxAgeDays: account.passwordMaxAgeDays,
      passwordChangedAt: admin.passwordChangedAt,
      previousLoginAt: session.previousLoginAt,
    })
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .innerJoin(session, and(eq(session.accountId, admin.accountId), eq(session.id, own.pass.id)))
    .leftJoin(
      adminTwoFactor,
      and(eq(adminTwoFactor.accountId, admin.accountId), eq(adminTwoFactor.adminId, admin.id)),
    )
    .where(and(eq(admin.accountId, own.accountId), eq(admin.id, own.adminId)));
  return row;
}
