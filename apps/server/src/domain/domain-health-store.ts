import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { domainCheck, domainName } from '../db/schema/domain.ts';
import type { TenantContext } from '../kernel/context.ts';
import { visibleNames } from './domain-scope.ts';

/** Domains of which a record began to fail after that moment, and still does; not those that never had it right. */
export async function listWorseDomains(ctx: TenantContext, after: Date) {
  const latest = sql<Date>`max(${domainCheck.since})`.mapWith(domainCheck.since);
  return ctx.db
    .select({
      id: domainName.id,
      domain: domainName.ascii,
      records: sql<string[]>`array_agg(${domainCheck.record} order by ${domainCheck.record})`,
      since: latest,
    })
    .from(domainCheck)
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, domainCheck.accountId), eq(domainName.id, domainCheck.domainId)),
    )
    .where(
      and(
        visibleNames(ctx, 'domain'),
        eq(domainCheck.status, 'fail'),
        gt(domainCheck.since, after),
        gt(domainCheck.since, domainName.createdAt),
      ),
    )
    .groupBy(domainName.id, domainName.ascii)
    .orderBy(asc(domainName.ascii));
}
