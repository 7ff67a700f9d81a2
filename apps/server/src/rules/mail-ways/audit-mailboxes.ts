import { AppError } from '@posthouse/contract/core/errors';
import { hasLevel, levels, type Rights } from '@posthouse/contract/core/permissions';
import { and, eq, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { auditDomain } from '../../db/schema/audit.ts';
import { deliveryRules, userScript, vacation } from '../../db/schema/delivery.ts';
import { address, domain, domainName } from '../../db/schema/domain.ts';
import { appPassword, oneTimePassword, passwordHandover } from '../../db/schema/mail-login.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import { userDelegate, userForward, userSendAs, userSharing } from '../../db/schema/user-sharing.ts';
import type { TenantContext } from '../../kernel/context.ts';

const itsMailbox = and(eq(mailUser.accountId, auditDomain.accountId), eq(mailUser.id, auditDomain.userId));
/** Whether mail is taken for the domain of a mailbox. */
export const isServed = and(domain.active, eq(domain.type, 'standard')) as SQL;
const itsHost = and(eq(domain.accountId, mailUser.accountId), eq(domain.id, mailUser.domainId));
const ofAccount = ({ caller }: TenantContext) => eq(auditDomain.accountId, caller.accountId);

/**
 * Of these users, those that get the copies of some domain: without them it would no longer be audited. One in the
 * recycle bin counts, for it may come back.
 */
export async function findAuditMailboxes(
  ctx: TenantContext,
  userIds: readonly number[],
): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const found = await ctx.db
    .selectDistinct({ id: auditDomain.userId })
    .from(auditDomain)
    .where(and(ofAccount(ctx), inArray(auditDomain.userId, [...userIds])));
  return new Set(found.map(({ id }) => id));
}

/** Of these domains, those with a mailbox that gets the copies of another, be that among them or in the recycle bin. */
export async function findAuditHosts(ctx: TenantContext, domainIds: readonly number[]): Promise<Set<number>> {
  if (domainIds.length === 0) return new Set();
  const found = await ctx.db
    .selectDistinct({ id: mailUser.domainId })
    .from(auditDomain)
    .innerJoin(mailUser, itsMailbox)
    .where(
      and(
        ofAccount(ctx),
        inArray(mailUser.domainId, [...domainIds]),
        ne(auditDomain.domainId, mailUser.domainId),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** Of these domains, those that are audited by their settings while no copy could arrive. */
export async function findUnaudited(ctx: TenantContext, domainIds: readonly number[]): Promise<Set<number>> {
  if (domainIds.length === 0) return new Set();
  const canArrive = and(
    eq(mailUser.accountType, 'audit'),
    mailUser.active,
    isNull(mailUser.removedAt),
    isNull(domainName.removedAt),
    or(isServed, eq(domain.id, auditDomain.domainId)),
  ) as SQL;
  const found = await ctx.db
    .select({ id: auditDomain.domainId })
    .from(auditDomain)
    .innerJoin(mailUser, itsMailbox)
    .innerJoin(domain, itsHost)
    .innerJoin(domainName, and(eq(domainName.accountId, domain.accountId), eq(domainName.id, domain.id)))
    .where(
      and(ofAccount(ctx), auditDomain.enabled, inArray(auditDomain.domainId, [...domainIds]), not(canArrive)),
    );
  return new Set(found.map(({ id }) => id));
}

/** A mailbox that gets the copies of some domain goes to none where they would not arrive. */
export async function demandServedAudit(ctx: TenantContext, userId: number, domainId: number): Promise<void> {
  if (!(await findAuditMailboxes(ctx, [userId])).has(userId)) return;
  const served = await ctx.db
    .select({ id: domain.id })
    .from(domain)
    .where(and(eq(domain.accountId, ctx.caller.accountId), eq(domain.id, domainId), isServed))
    .for('share');
  if (served.length === 0) throw AppError.field('domain', 'audit_in_use');
}

/** For a condition on addresses and one on domains, of every account: as with those above, they are needed. */
export const isAuditMailbox = sql`exists (select from ${auditDomain}
  where ${auditDomain.accountId} = ${address.accountId} and ${auditDomain.userId} = ${address.id})`;
export const isAuditHost = sql`exists (select from ${auditDomain} join ${mailUser} on ${itsMailbox}
  where ${mailUser.accountId} = ${domainName.accountId} and ${mailUser.domainId} = ${domainName.id}
  and ${auditDomain.domainId} <> ${domainName.id})`;

type WithRights = TenantContext & { readonly caller: Rights };

/**
 * Whoever logs in as an audit mailbox reads the mail of the domains it gets copies of: a new password needs the level
 * that decides about audits, from somebody who is kept from none of these domains.
 */
export async function demandAuditLogin(
  ctx: WithRights,
  user: { readonly id: number; readonly account_type: string },
): Promise<void> {
  if (user.account_type !== 'audit') return;
  const { domains } = ctx.caller;
  if (!decidesAudits(ctx)) throw new AppError('forbidden');
  if (domains === 'all') return;
  const found = await ctx.db
    .select({ id: auditDomain.domainId })
    .from(auditDomain)
    .where(and(ofAccount(ctx), eq(auditDomain.userId, user.id)));
  if (found.some(({ id }) => !domains.includes(id))) throw new AppError('forbidden');
}

export const decidesAudits = ({ caller }: WithRights) =>
  hasLevel(caller, { area: 'users', level: levels.modify });

const notForAudit = [
  ...[userForward, userSendAs, userDelegate, userSharing, deliveryRules, vacation, userScript],
  ...[appPassword, oneTimePassword, passwordHandover],
];

/** What leads mail out of a mailbox, or lets others in, ends when it becomes one for audit. */
export async function stripForAudit(
  { db, caller }: TenantContext,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  for (const table of notForAudit) {
    await db
      .delete(table)
      .where(and(eq(table.accountId, caller.accountId), inArray(table.userId, [...userIds])));
  }
}

/** Where the copies of a domain go, and whether they can arrive there. */
export async function readAudit({ db, caller }: TenantContext, domainId: number) {
  const [found] = await db
    .select({
      enabled: auditDomain.enabled,
      email: mailUser.email,
      mailboxDomainId: mailUser.domainId,
      accountType: mailUser.accountType,
      active: mailUser.active,
      removedAt: mailUser.removedAt,
      canArrive: sql<boolean>`${isServed} or ${domain.id} = ${auditDomain.domainId}`,
    })
    .from(auditDomain)
    .innerJoin(mailUser, itsMailbox)
    .innerJoin(domain, itsHost)
    .where(and(eq(auditDomain.accountId, caller.accountId), eq(auditDomain.domainId, domainId)))
    .for('update', { of: auditDomain });
  if (found === undefined) return undefined;
  const { accountType, active, removedAt, canArrive, ...audit } = found;
  return { ...audit, isUsable: accountType === 'audit' && active && removedAt === null && canArrive };
}

export async function switchAudit(
  { db, caller }: TenantContext,
  domainId: number,
  enabled: boolean,
): Promise<void> {
  await db
    .update(auditDomain)
    .set({ enabled })
    .where(and(eq(auditDomain.accountId, caller.accountId), eq(auditDomain.domainId, domainId)));
}
