import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { auditDomain } from '../db/schema/audit.ts';
import { domainName } from '../db/schema/domain.ts';
import { mailUser } from '../db/schema/mail-user.ts';
import type { TenantContext } from '../kernel/context.ts';

const itsMailbox = and(eq(mailUser.accountId, auditDomain.accountId), eq(mailUser.id, auditDomain.userId));
const itsName = and(eq(domainName.accountId, auditDomain.accountId), eq(domainName.id, auditDomain.domainId));
/** A domain in the recycle bin keeps its mailbox from nothing. */
const present = ({ session }: TenantContext) =>
  and(eq(auditDomain.accountId, session.accountId), isNull(domainName.removedAt));

/** Of these users, those that get the copies of some domain: without them it would no longer be audited. */
export async function findAuditMailboxes(
  ctx: TenantContext,
  userIds: readonly number[],
): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const found = await ctx.db
    .selectDistinct({ id: auditDomain.userId })
    .from(auditDomain)
    .innerJoin(domainName, itsName)
    .where(and(present(ctx), inArray(auditDomain.userId, [...userIds])));
  return new Set(found.map(({ id }) => id));
}

/** Of these domains, those with a mailbox that gets the copies of a domain that is not among them. */
export async function findAuditHosts(ctx: TenantContext, domainIds: readonly number[]): Promise<Set<number>> {
  if (domainIds.length === 0) return new Set();
  const found = await ctx.db
    .selectDistinct({ id: mailUser.domainId })
    .from(auditDomain)
    .innerJoin(domainName, itsName)
    .innerJoin(mailUser, itsMailbox)
    .where(
      and(
        present(ctx),
        isNull(mailUser.removedAt),
        inArray(mailUser.domainId, [...domainIds]),
        notInArray(auditDomain.domainId, [...domainIds]),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** Where the copies of a domain go, and whether they can arrive there. */
export async function readAudit({ db, session }: TenantContext, domainId: number) {
  const [found] = await db
    .select({
      enabled: auditDomain.enabled,
      email: mailUser.email,
      mailboxDomainId: mailUser.domainId,
      accountType: mailUser.accountType,
      active: mailUser.active,
      removedAt: mailUser.removedAt,
    })
    .from(auditDomain)
    .innerJoin(mailUser, itsMailbox)
    .where(and(eq(auditDomain.accountId, session.accountId), eq(auditDomain.domainId, domainId)))
    .for('update', { of: auditDomain });
  if (found === undefined) return undefined;
  const { accountType, active, removedAt, ...audit } = found;
  return { ...audit, isUsable: accountType === 'audit' && active && removedAt === null };
}

export async function switchAudit(
  { db, session }: TenantContext,
  domainId: number,
  enabled: boolean,
): Promise<void> {
  await db
    .update(auditDomain)
    .set({ enabled })
    .where(and(eq(auditDomain.accountId, session.accountId), eq(auditDomain.domainId, domainId)));
}
