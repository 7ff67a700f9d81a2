import { and, asc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { aliasDomain, domainName } from '../../db/schema/domain.ts';
import type { TenantContext } from '../../kernel/context.ts';

/** The names of the account that are not in the recycle bin, and that the caller is not kept from. */
export function visibleNames(ctx: TenantContext, kind: 'domain' | 'alias_domain'): SQL | undefined {
  return and(
    eq(domainName.accountId, ctx.caller.accountId),
    eq(domainName.kind, kind),
    isNull(domainName.removedAt),
    kind === 'domain' ? withinDomains(ctx, domainName.id) : aliasesWithin(ctx),
  );
}

export async function listVisibleNames(ctx: TenantContext): Promise<string[]> {
  const found = await ctx.db
    .select({ ascii: domainName.ascii })
    .from(domainName)
    .where(visibleNames(ctx, 'domain'))
    .orderBy(asc(domainName.unicode));
  return found.map(({ ascii }) => ascii);
}

/** An alias domain goes with the domain it leads to. */
function aliasesWithin(ctx: TenantContext): SQL | undefined {
  const within = withinDomains(ctx, aliasDomain.domainId);
  return (
    within &&
    sql`exists (select from ${aliasDomain} where ${aliasDomain.accountId} = ${domainName.accountId}
    and ${aliasDomain.id} = ${domainName.id} and ${within})`
  );
}

/** A sub-admin limited to chosen domains sees and changes nothing of others. */
export function withinDomains({ caller }: TenantContext, domainId: SQLWrapper): SQL | undefined {
  if (caller.domains === 'all') return undefined;
  // As rows rather than `= any`: they can be joined from the few to the many.
  return sql`${domainId} in (select unnest(${sql.param([...caller.domains])}::bigint[]))`;
}
