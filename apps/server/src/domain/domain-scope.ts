import { AppError } from '@posthouse/contract/core/errors';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { aliasDomain, domainName } from '../db/schema/domain.ts';
import type { TenantContext } from '../kernel/context.ts';

/** The names of the account that are not in the recycle bin, and that the caller is not kept from. */
export function visibleNames(ctx: TenantContext, kind: 'domain' | 'alias_domain'): SQL | undefined {
  return and(
    eq(domainName.accountId, ctx.session.accountId),
    eq(domainName.kind, kind),
    isNull(domainName.removedAt),
    kind === 'domain' ? withinDomains(ctx, domainName.id) : aliasesWithin(ctx),
  );
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
export function withinDomains(
  { session }: TenantContext,
  domainId: Parameters<typeof inArray>[0],
): SQL | undefined {
  if (session.domainIds === undefined) return undefined;
  return inArray(domainId, session.domainIds.length > 0 ? [...session.domainIds] : [0]);
}

/** For what belongs to the whole account: not for who is limited to some of its domains. */
export function demandUnlimited({ session }: TenantContext): void {
  if (session.domainIds !== undefined) throw new AppError('forbidden');
}
