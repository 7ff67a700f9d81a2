import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { account } from '../../db/schema/account.ts';
import { deliveryRules, userScript, vacation } from '../../db/schema/delivery.ts';
import { domain } from '../../db/schema/domain.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { renderScript } from './render-script.ts';

/** In which the days of a user's vacation are. */
export const timezoneOfUser = sql<string>`coalesce(nullif(${domain.timezone}, ''), ${account.timezone})`;

const midnight = (day: SQL) => sql`(${day})::timestamp at time zone ${timezoneOfUser}`;
const batch = 500;

/** Until the command ends nobody changes the timezone of the domain; whoever renders for it asks first. */
export async function holdTimezone({ db, caller }: TenantContext, domainId: number): Promise<void> {
  await db
    .select({ id: domain.id })
    .from(domain)
    .where(and(eq(domain.accountId, caller.accountId), eq(domain.id, domainId)))
    .for('share');
}

/** Writes the scripts of users anew from their rules and vacation replies; in the transaction that changes these. */
export async function renderScripts(ctx: TenantContext, userIds: readonly number[]): Promise<void> {
  for (let first = 0; first < userIds.length; first += batch) {
    await renderBatch(ctx, userIds.slice(first, first + batch));
  }
}

/** After another timezone was chosen, for one domain or for all that have that of the account. */
export async function renderDatedScripts(
  ctx: TenantContext,
  where: { readonly domainId: number } | 'account',
): Promise<void> {
  const found = await ctx.db
    .select({ userId: vacation.userId })
    .from(vacation)
    .innerJoin(mailUser, and(eq(mailUser.accountId, vacation.accountId), eq(mailUser.id, vacation.userId)))
    .innerJoin(domain, and(eq(domain.accountId, mailUser.accountId), eq(domain.id, mailUser.domainId)))
    .where(
      and(
        eq(vacation.accountId, ctx.caller.accountId),
        or(isNotNull(vacation.startsOn), isNotNull(vacation.endsOn)),
        where === 'account' ? eq(domain.timezone, '') : eq(domain.id, where.domainId),
      ),
    )
    .orderBy(vacation.userId);
  await renderScripts(
    ctx,
    found.map(({ userId }) => userId),
  );
}

async function renderBatch(ctx: TenantContext, userIds: readonly number[]): Promise<void> {
  const { accountId } = ctx.caller;
  await writeMoments(ctx, userIds);
  const users = await ctx.db
    .select({
      userId: mailUser.id,
      sender: { name: mailUser.name, email: mailUser.email },
      rules: deliveryRules.rules,
      vacation: {
        active: vacation.active,
        startsAt: vacation.startsAt,
        endsAt: vacation.endsAt,
        subject: vacation.subject,
        text: vacation.text,
        days: vacation.days,
        addresses: vacation.addresses,
      },
    })
    .from(mailUser)
    .leftJoin(
      deliveryRules,
      and(eq(deliveryRules.accountId, mailUser.accountId), eq(deliveryRules.userId, mailUser.id)),
    )
    .leftJoin(vacation, and(eq(vacation.accountId, mailUser.accountId), eq(vacation.userId, mailUser.id)))
    .where(and(eq(mailUser.accountId, accountId), inArray(mailUser.id, [...userIds])));
  const scripts = users.map(({ userId, sender, rules, vacation: reply }) => ({
    accountId,
    userId,
    script: renderScript(rules ?? [], { ...(reply ?? noReply), sender }),
  }));
  const written = scripts.filter(({ script }) => script !== '');
  const none = scripts.filter(({ script }) => script === '').map(({ userId }) => userId);
  if (written.length > 0) {
    await ctx.db
      .insert(userScript)
      .values(written)
      .onConflictDoUpdate({
        target: [userScript.accountId, userScript.userId],
        set: { script: sql`excluded.script` },
      });
  }
  if (none.length > 0) {
    await ctx.db
      .delete(userScript)
      .where(and(eq(userScript.accountId, accountId), inArray(userScript.userId, none)));
  }
}

const noReply = {
  active: false,
  startsAt: null,
  endsAt: null,
  subject: '',
  text: '',
  days: 1,
  addresses: [],
};

/** The first moment of the first day, and the first after the last, where the domain is. */
async function writeMoments({ db, caller }: TenantContext, userIds: readonly number[]): Promise<void> {
  await db
    .update(vacation)
    .set({
      startsAt: midnight(sql`${vacation.startsOn}`),
      endsAt: midnight(sql`${vacation.endsOn} + 1`),
    })
    .from(mailUser)
    .innerJoin(domain, and(eq(domain.accountId, mailUser.accountId), eq(domain.id, mailUser.domainId)))
    .innerJoin(account, eq(account.id, mailUser.accountId))
    .where(
      and(
        eq(vacation.accountId, caller.accountId),
        inArray(vacation.userId, [...userIds]),
        eq(mailUser.accountId, vacation.accountId),
        eq(mailUser.id, vacation.userId),
      ),
    );
}
