import { and, eq, gt, sql } from 'drizzle-orm';
import { mailLogin } from '../../db/schema/mail-engine.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { withinDomains } from '../../rules/hosted-domains/domain-scope.ts';

const attempts = (outcome: 'accepted' | 'refused') =>
  sql<number>`coalesce(sum(${mailLogin.attempts}) filter (where ${mailLogin.outcome} = ${outcome}), 0)`.mapWith(
    Number,
  );

/** Logins to mailboxes since then, in the domains of the caller. */
export async function countMailLogins(
  ctx: TenantContext,
  since: Date,
): Promise<{ accepted: number; refused: number }> {
  const [counted] = await ctx.db
    .select({ accepted: attempts('accepted'), refused: attempts('refused') })
    .from(mailLogin)
    .where(
      and(
        eq(mailLogin.accountId, ctx.caller.accountId),
        gt(mailLogin.at, since),
        withinDomains(ctx, mailLogin.domainId),
      ),
    );
  return counted ?? { accepted: 0, refused: 0 };
}
