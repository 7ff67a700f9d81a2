import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { type auditActions, auditRow } from '@posthouse/contract/features/audit';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { defineList } from '../../db/pages/list-page.ts';
import { auditDomain } from '../../db/schema/audit.ts';
import { domain, domainName } from '../../db/schema/domain.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { visibleNames, withinDomains } from '../../rules/hosted-domains/domain-scope.ts';
import { isServed } from '../../rules/mail-ways/audit-mailboxes.ts';

type ListInput = ParsedInputOf<typeof auditActions.getAudit>;

export const auditList = defineList<typeof auditRow, ListInput, TenantContext>({
  row: auditRow,
  columns: {
    id: sql`${domainName.id}::text`,
    domain: domainName.ascii,
    unicode: domainName.unicode,
    audit_email: mailUser.email,
    audit_unicode: mailUser.readable,
    mailbox: sql`case when ${mailUser.removedAt} is not null then 'removed' when ${mailUser.active} then 'active' else 'disabled' end`,
    audit_enabled: auditDomain.enabled,
  },
  from: sql`${auditDomain} join ${domainName} on ${domainName.accountId} = ${auditDomain.accountId}
    and ${domainName.id} = ${auditDomain.domainId}`,
  account: auditDomain.accountId,
  id: auditDomain.domainId,
  details: sql`join ${mailUser} on ${mailUser.accountId} = ${auditDomain.accountId}
    and ${mailUser.id} = ${auditDomain.userId}`,
  scope: (ctx) => visibleNames(ctx, 'domain'),
  search: { words: domainName.searchText, name: domainName.unicode },
  sorts: { domain: { column: sql`${domainName.unicode}`, type: 'text' } },
  order: ['domain', 'asc'],
  filters: { audit_enabled: (enabled) => eq(auditDomain.enabled, enabled) },
});

/** A user that the copies of a domain can go to; neither it nor its domain goes out of use until the command ends. */
export async function lockAuditMailbox(ctx: TenantContext, email: string, auditedId: number) {
  const [found] = await ctx.db
    .select({ id: mailUser.id, email: mailUser.email, domainId: mailUser.domainId })
    .from(mailUser)
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, mailUser.accountId), eq(domainName.id, mailUser.domainId)),
    )
    .innerJoin(domain, and(eq(domain.accountId, domainName.accountId), eq(domain.id, domainName.id)))
    .where(
      and(
        eq(mailUser.accountId, ctx.caller.accountId),
        eq(mailUser.email, email),
        eq(mailUser.accountType, 'audit'),
        mailUser.active,
        isNull(mailUser.removedAt),
        isNull(domainName.removedAt),
        or(isServed, eq(domain.id, auditedId)),
        withinDomains(ctx, mailUser.domainId),
      ),
    )
    .for('share');
  return found;
}

export async function putAudit(
  { db, caller }: TenantContext,
  domainId: number,
  userId: number,
): Promise<void> {
  const draft = { userId, enabled: true };
  await db
    .insert(auditDomain)
    .values({ accountId: caller.accountId, domainId, ...draft })
    .onConflictDoUpdate({ target: [auditDomain.accountId, auditDomain.domainId], set: draft });
}

export async function deleteAudit({ db, caller }: TenantContext, domainId: number): Promise<void> {
  await db
    .delete(auditDomain)
    .where(and(eq(auditDomain.accountId, caller.accountId), eq(auditDomain.domainId, domainId)));
}

/** The domain of this name that is journaled or was. */
export async function findAuditedDomain(ctx: TenantContext, ascii: string): Promise<number | undefined> {
  const [found] = await ctx.db
    .select({ id: auditDomain.domainId })
    .from(auditDomain)
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, auditDomain.accountId), eq(domainName.id, auditDomain.domainId)),
    )
    .where(and(visibleNames(ctx, 'domain'), eq(domainName.ascii, ascii)));
  return found?.id;
}
